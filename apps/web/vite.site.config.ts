import { siteBuild } from './site-build.ts';

/** The scripts of the pages of words and of the prices. */
export default siteBuild(['site.html', 'pricing.html'], 'site-manifest.json');
