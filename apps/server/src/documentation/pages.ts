import type { Language } from '@saer/i18n/locale';
import { documentationPage } from './documentation-page.ts';
import { openApi } from './openapi.ts';

/** The contract as a document for machines, and a page of it in each language, made when it is first asked for. */
export function documentationPages(version: string) {
  const document = openApi(version);
  const made = new Map<Language, string>();
  const page = (language: Language): string => {
    const text = made.get(language) ?? documentationPage(document, language);
    made.set(language, text);
    return text;
  };
  return { document, page };
}
