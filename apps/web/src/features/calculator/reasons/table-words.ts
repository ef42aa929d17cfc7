import { formatDay } from '@saer/i18n/format-date';
import { isolate, isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Answer } from '@saer/quoting/calculator/calculation';

/** The fee table behind an answer, for a sentence: its name, and the day from which it applies. */
export const tableWords = ({ table: { version } }: Pick<Answer, 'table'>) => ({
  table: isolate(version.name),
  day: isolateLtr(formatDay(version.effectiveFrom)),
});
