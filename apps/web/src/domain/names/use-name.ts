import { useLanguage } from '../../lib/language/language.ts';
import { type Named, nameOf } from './name-of.ts';

/** Names rows in the reader's language. */
export const useName = (): ((row: Named) => string) => {
  const language = useLanguage();
  return (row) => nameOf(row, language);
};
