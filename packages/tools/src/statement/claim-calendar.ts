import type { Halalas } from '@saer/pricing/money/units';
import { daysBetween } from './day.ts';
import type { ClaimKind, Dispute } from './disputes.ts';

/** Claims of one kind from one file that end on the same day. */
export interface CalendarEntry {
  readonly claim: ClaimKind;
  readonly file: number;
  /** Null where no last day is known. */
  readonly lastDay: string | null;
  readonly daysLeft: number | null;
  readonly charges: number;
  readonly sum: Halalas;
}

/** Lists what can still be claimed, by its last day: nothing whose last day is over. */
export function claimCalendar(disputes: readonly Dispute[], today: string): CalendarEntry[] {
  const entries = new Map<string, CalendarEntry>();
  for (const { claim, place, lastDay, excess, isLate } of disputes) {
    if (isLate) continue;
    const key = `${claim} ${place.file} ${lastDay ?? ''}`;
    const found = entries.get(key);
    entries.set(key, {
      claim,
      file: place.file,
      lastDay,
      daysLeft: lastDay === null ? null : daysBetween(today, lastDay),
      charges: (found?.charges ?? 0) + 1,
      sum: (found?.sum ?? 0) + excess,
    });
  }
  return [...entries.values()].toSorted((a, b) => byLastDay(a, b) || b.sum - a.sum || a.file - b.file);
}

/** Claims without a last day come after all others. */
const byLastDay = ({ lastDay: a }: CalendarEntry, { lastDay: b }: CalendarEntry): number =>
  (a ?? '9').localeCompare(b ?? '9');
