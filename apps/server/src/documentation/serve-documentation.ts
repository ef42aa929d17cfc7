import { basePath } from '@saer/contract/endpoint';
import { isLanguage } from '@saer/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../http/caller.ts';
import { documentationPage } from './documentation-page.ts';
import { openApi } from './openapi.ts';

/** The contract for machines, and the same for people: a page that needs neither network nor script. */
export function serveDocumentation(app: FastifyInstance, version: string): void {
  const document = openApi(version);
  const pages = { ar: documentationPage(document, 'ar'), en: documentationPage(document, 'en') };
  app.get(`${basePath}/docs/openapi.json`, () => document);
  app.get<{ Querystring: { lang?: string } }>(`${basePath}/docs`, (request, reply) => {
    const { lang } = request.query;
    const language = isLanguage(lang) ? lang : languageOf(request);
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-language, language')
      .send(pages[language]);
  });
}
