import { formatShortInstant, formatShortIsoDay } from '@saer/i18n/format-date';
import { isolate } from '@saer/i18n/isolate-ltr';
import { useLanguage } from './language.ts';

/** A calendar day (YYYY-MM-DD) within a sentence: 22 Nov, 1 Sep 2025. */
export const useShortDay = (): ((isoDay: string) => string) => {
  const language = useLanguage();
  return (isoDay) => isolate(formatShortIsoDay(isoDay, language));
};

/** An instant of the wire within a sentence: 22 Nov, 09:27. */
export const useShortInstant = (): ((at: string) => string) => {
  const language = useLanguage();
  return (at) => isolate(formatShortInstant(new Date(at), language));
};
