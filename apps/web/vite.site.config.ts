import { defineConfig } from 'vite';
import { sharedPlugins, target } from './vite-plugins.ts';

/**
 * Builds the scripts of the site pages (`site.html`, `pricing.html`, `tools.html`) apart from the app: they share no files with it, so that neither loads code of the
 * other.
 */
export default defineConfig({
  appType: 'mpa',
  plugins: sharedPlugins,
  publicDir: false,
  build: {
    target,
    modulePreload: { polyfill: false },
    emptyOutDir: false,
    manifest: '.vite/site-manifest.json',
    rolldownOptions: { input: ['site.html', 'pricing.html', 'tools.html'] },
  },
});
