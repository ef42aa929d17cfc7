import { useLanguage } from '../src/lib/language/language.ts';

/** An example's text in the language of the page. */
export function useSaid(): (ar: string, en: string) => string {
  const language = useLanguage();
  return (ar, en) => (language === 'ar' ? ar : en);
}
