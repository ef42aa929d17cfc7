import type { Language } from '@saer/i18n/locale';
import { documentationPage } from './documentation-page.ts';
import { openApi } from './openapi.ts';

/** The contract as an OpenAPI document and as a page in each language, generated on first request. */
export function documentationPages(version: string) {
  const document = openApi(version);
  const cache = new Map<Language, string>();
  const page = (language: Language): string => {
    const text = cache.get(language) ?? documentationPage(document, language);
    cache.set(language, text);
    return text;
  };
  return { document, page };
}
