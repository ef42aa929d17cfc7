import { formatShortIsoDay } from '@saer/i18n/format-date';
import { isolate } from '@saer/i18n/isolate-ltr';
import type { Language } from '@saer/i18n/locale';
import type { Answer } from '@saer/quoting/calculator/calculation';

/** The fee table behind an answer, for a sentence: its name, and the day from which it applies. */
export const tableWords = ({ table: { version } }: Pick<Answer, 'table'>, language: Language) => ({
  table: isolate(version.name),
  day: isolate(formatShortIsoDay(version.effectiveFrom, language)),
});
