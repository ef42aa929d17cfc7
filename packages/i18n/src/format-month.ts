import { type Language, localeTags } from './locale.ts';

/** A calendar month of the wire (YYYY-MM) in words: November 2026, نوفمبر 2026. */
export const formatMonth = (isoMonth: string, language: Language): string =>
  new Intl.DateTimeFormat(localeTags[language], { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${isoMonth}-01T00:00:00Z`),
  );
