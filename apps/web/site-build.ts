import type { UserConfig } from 'vite';
import { sharedPlugins, target } from './vite-plugins.ts';

/** A build of public pages apart from the app: they share no files with it, so that neither loads code of the other. */
export const siteBuild = (input: readonly string[], manifest: string): UserConfig => ({
  appType: 'mpa',
  plugins: sharedPlugins,
  publicDir: false,
  build: {
    target,
    modulePreload: { polyfill: false },
    emptyOutDir: false,
    manifest: `.vite/${manifest}`,
    rolldownOptions: { input: [...input] },
  },
});
