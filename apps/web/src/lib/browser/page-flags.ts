import { type PageFlag, pageFlagsName } from '@saer/contract/site/page-flags';

/** Says whether the server said, with the page that was opened, that the site's settings have it so. */
export const hasPageFlag = (flag: PageFlag): boolean =>
  document
    .querySelector(`meta[name=${pageFlagsName}]`)
    ?.getAttribute('content')
    ?.split(' ')
    .includes(flag) === true;
