import { type PublicPage, publicPages } from '@saer/contract/site/public-pages';
import { legalPages } from '@saer/contract/legal/legal-states';
import type { Language } from '@saer/i18n/locale';
import { defineConfig, type Plugin } from 'vite';
import { sharedPlugins, target } from './vite-plugins.ts';
import { visitChunks } from './visit-chunks.ts';
import { publicHtml } from './prerender/public-html.ts';

/** The public page at an address, with the language that the address names. */
function publicPageAt(address: string): { language: Language; page: PublicPage } | undefined {
  const [, language, rest = ''] = /^(?:\/(ar|en)(?=[/?]|$))?([^?]*)/.exec(address) ?? [];
  const path = rest.replace(/\/$/, '') || '/';
  const page = publicPages.find((each) => each === path);
  return page === undefined ? undefined : { language: language === 'en' ? 'en' : 'ar', page };
}

function templateOf(page: PublicPage): string {
  if (page === '/') return '/public.html';
  if (page === '/pricing') return '/pricing.html';
  return page.startsWith('/tools') ? '/tools.html' : '/site.html';
}

const api = 'http://127.0.0.1:3000';

/** A legal page with its text, which is in the database of the server; with its marks while that has not started. */
async function fillLegalPage(template: string, page: PublicPage, language: Language, address: string) {
  if (!Object.values(legalPages).some((each) => each === page)) return template;
  const version = new URL(address, api).searchParams.get('version');
  const body = JSON.stringify({ page, language, template, version });
  const headers = { 'content-type': 'application/json' };
  const filled = await fetch(`${api}/local/legal-page`, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  return filled?.ok === true ? filled.text() : template;
}

/** In development: the public pages, rendered on each request; the components at `/gallery`; the app at every other page address. */
const developmentPages: Plugin = {
  name: 'development-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.headers.accept?.includes('text/html')) {
        const found = publicPageAt(request.url ?? '/');
        const isGallery = /^\/gallery\/?(?:\?|$)/.test(request.url ?? '/');
        request.url =
          found === undefined ? (isGallery ? '/gallery/index.html' : '/app.html') : templateOf(found.page);
      }
      next();
    });
  },
  async transformIndexHtml(html, { server: vite, path, originalUrl = '/' }) {
    const found = publicPageAt(originalUrl);
    if (vite === undefined || found === undefined || path !== templateOf(found.page)) return html;
    const { language, page } = found;
    const { renderPublicPage } = await vite.ssrLoadModule('/src/app/public-render.tsx');
    const rendered = await renderPublicPage(page, language);
    const built = publicHtml(html, rendered, { language, origin: '', page }, []);
    return fillLegalPage(built, page, language, originalUrl);
  },
};

export default defineConfig({
  appType: 'mpa',
  plugins: [...sharedPlugins, developmentPages],
  server: { port: 5173, strictPort: true, proxy: { '/v1': api } },
  build: {
    target,
    modulePreload: { polyfill: false },
    // The budgets are measured with it.
    manifest: true,
    rolldownOptions: {
      input: ['app.html', 'public.html'],
      output: { codeSplitting: visitChunks },
    },
  },
});
