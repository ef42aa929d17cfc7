import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineScripts } from './inline-scripts.ts';
import { visitChunks } from './visit-chunks.ts';
import { publicHtml } from './prerender/public-html.ts';

/** In development: the public pages at `/`, `/ar`, `/en` and `/pricing`, rendered on each request; the components at `/gallery`; the app at every other page address. */
const twoEntries: Plugin = {
  name: 'two-entries',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.headers.accept?.includes('text/html')) {
        const isPublic = /^\/(?:ar|en)?\/?(?:\?|$)/.test(request.url ?? '/');
        const isPricing = /^\/(?:(?:ar|en)\/)?pricing\/?(?:\?|$)/.test(request.url ?? '/');
        const isGallery = /^\/gallery\/?(?:\?|$)/.test(request.url ?? '/');
        request.url = isPublic
          ? '/public.html'
          : isPricing
            ? '/pricing.html'
            : isGallery
              ? '/gallery/index.html'
              : '/app.html';
      }
      next();
    });
  },
  async transformIndexHtml(html, { server, path, originalUrl = '/' }) {
    if (server === undefined || !['/public.html', '/pricing.html'].includes(path)) return html;
    const language = originalUrl.startsWith('/en') ? 'en' : 'ar';
    const { renderPublicPage, renderPricingPage } = await server.ssrLoadModule('/src/app/public-render.tsx');
    const rendered = path === '/public.html' ? renderPublicPage(language) : renderPricingPage(language);
    return publicHtml(html, await rendered, { language, origin: '' });
  },
};

/** light-dark() implements both themes; older browsers than these would need a transformation. */
const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

export default defineConfig({
  appType: 'mpa',
  plugins: [
    // React Aria ships 34 languages; its Arabic strings carry the tag ar-AE.
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    tailwindcss(),
    inlineScripts(target),
    twoEntries,
  ],
  server: { port: 5173, strictPort: true, proxy: { '/v1': 'http://127.0.0.1:3000' } },
  build: {
    target,
    modulePreload: { polyfill: false },
    // The budgets are measured with it.
    manifest: true,
    rolldownOptions: {
      input: ['app.html', 'public.html', 'pricing.html'],
      output: { codeSplitting: visitChunks },
    },
  },
});
