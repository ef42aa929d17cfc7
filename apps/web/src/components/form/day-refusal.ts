import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { formatDay } from '@saer/i18n/format-date';
import { readDay } from '@saer/i18n/written-day';

/** The first and the last day that a field takes, each YYYY-MM-DD. */
export type DayBounds = { readonly min?: string | undefined; readonly max?: string | undefined };

const texts = {
  notADay: msg`Type the date as day/month/year, such as 22/11/2026.`,
  noSuchDay: msg`There is no such day. Type the day first, then the month: 22/11/2026.`,
  hijri: msg`Type the Gregorian date, such as 22/11/2026.`,
  otherYear: msg`Type a year from 2000 to 2100.`,
};

/** The day that was typed, '' if it is none or out of bounds; and why it was rejected. */
export function useTypedDay(): (text: string, bounds: DayBounds) => { day: string; refusal?: string } {
  const { _ } = useLingui();
  return (text, { min, max }) => {
    const read = readDay(text);
    if (!read.ok) return read.reason === 'empty' ? { day: '' } : { day: '', refusal: _(texts[read.reason]) };
    if (min !== undefined && read.day < min) {
      return { day: '', refusal: _(msg`Type a day from ${{ day: formatDay(min) }} on.`) };
    }
    if (max !== undefined && read.day > max) {
      return { day: '', refusal: _(msg`Type a day up to ${{ day: formatDay(max) }}.`) };
    }
    return { day: read.day };
  };
}
