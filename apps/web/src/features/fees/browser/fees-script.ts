import { formatDay } from '@saer/i18n/format-date';
import { detectLanguage } from '@saer/i18n/locale';
import { untilIdle } from '../../../lib/idle.ts';
import { feeSignature } from '../tables/fee-stores.ts';
import { findFees } from '../queries.ts';
import { searchFees } from './search-fees.ts';

const find = <Found extends HTMLElement>(name: string, kind: abstract new () => Found): Found => {
  const found = document.querySelector(`[${name}]`);
  if (!(found instanceof kind)) throw new Error(`The page has no ${name}`);
  return found;
};

const root = find('data-fees', HTMLElement);
const input = find('data-fees-search', HTMLInputElement);
const filter = searchFees({ root, input, count: find('data-fees-count', HTMLElement) });

/** Opens the size class that the address names. */
const openTarget = (): void => {
  const target = document.getElementById(location.hash.slice(1));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.open = true;
  target.scrollIntoView();
};
addEventListener('hashchange', openTarget);
openTarget();

/** Shows the fees of today; React is fetched only where they differ from those of the build. */
async function refresh(): Promise<void> {
  const book = await findFees();
  if (feeSignature(book) === root.dataset['fees']) {
    find('data-fees-day', HTMLElement).textContent = formatDay(book.on);
    return;
  }
  const { showFees } = await import('./show-fees.tsx');
  await showFees(root, detectLanguage(document.documentElement.lang), book);
  filter();
  openTarget();
}

await untilIdle();
await refresh().catch(() => {
  find('data-fees-error', HTMLElement).hidden = false;
});
