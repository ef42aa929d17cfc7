import { basePath } from '@saer/contract/endpoint';
import { isLanguage } from '@saer/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../http/caller.ts';

/** Serves the OpenAPI document and the documentation page, which needs neither scripts nor further requests. */
export function serveDocumentation(app: FastifyInstance, version: string): void {
  // Load on the first request: large and rarely used.
  const load = async () => (await import('./pages.ts')).documentationPages(version);
  let loaded: ReturnType<typeof load> | undefined;
  const pages = () => (loaded ??= load());
  app.get(`${basePath}/docs/openapi.json`, async () => (await pages()).document);
  app.get<{ Querystring: { lang?: string } }>(`${basePath}/docs`, async (request, reply) => {
    const { lang } = request.query;
    const language = isLanguage(lang) ? lang : languageOf(request);
    const { page } = await pages();
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-language, language')
      .send(page(language));
  });
}
