import type { Language } from '@saer/i18n/locale';
import type { HtmlPage } from '../http/html-page.ts';
import { documentationPages } from './documentation-page.ts';
import { openApi } from './openapi.ts';

/** The contract as an OpenAPI document and as pages in each language, generated on first request. */
export function documentation(version: string, fontFaces: string, siteOrigin: string) {
  const document = openApi(version);
  const written = new Map<Language, ReadonlyMap<string, HtmlPage>>();
  const page = (slug: string, language: Language): HtmlPage | undefined => {
    const pages = written.get(language) ?? documentationPages({ document, siteOrigin }, language, fontFaces);
    written.set(language, pages);
    return pages.get(slug);
  };
  return { document, page };
}
