import { siteBuild } from './site-build.ts';

/** The scripts of the public tools, apart from the other public pages: those are not divided into more files for them. */
export default siteBuild(['tools.html'], 'tools-manifest.json');
