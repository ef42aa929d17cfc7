import { detectLanguage, isLanguage, type Language, languageCookie, localeTags } from '@saer/i18n/locale';
import { readStorage, writeStorage } from '../browser/storage.ts';

/** The language this reader chose before, or else their browser's. */
export const preferredLanguage = (): Language => {
  const stored = readStorage('lang')?.slice(0, 2);
  return isLanguage(stored) ? stored : detectLanguage(navigator.language);
};

/** Keeps the reader's wish in the browser, and where the server sees it. */
export const rememberLanguage = (language: Language): void => {
  // `ar-SA`, `en-US`: the tag without its extension.
  writeStorage('lang', localeTags[language].slice(0, 5));
  const isSecure = location.protocol === 'https:';
  document.cookie = `${languageCookie(isSecure)}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};
