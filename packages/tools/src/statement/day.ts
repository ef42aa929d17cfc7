/** The order of day and month where a date names the year last. */
export type DayOrder = 'dayFirst' | 'monthFirst';

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/;
const named = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4})(?!\d)/i;
const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

function dayOf(year: number, month: number, day: number): string | null {
  const lengthOfMonth =
    month === 2
      ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
        ? 29
        : 28
      : [4, 6, 9, 11].includes(month)
        ? 30
        : 31;
  if (year < 2000 || year > 2100 || month < 1 || month > 12 || day < 1 || day > lengthOfMonth) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** True if dates with the year last name the month first: true as soon as one can be read in no other way. */
export const dayOrderOf = (texts: Iterable<string>): DayOrder => {
  for (const text of texts) {
    const found = yearLast.exec(text.trim());
    if (found !== null && Number(found[2]) > 12 && Number(found[1]) <= 12) return 'monthFirst';
  }
  return 'dayFirst';
};

/** A time of day with its zone behind a date. */
const zoned = /(?:T|\s)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?\s?(?:(Z|UTC|GMT)|([+-])(\d{2}):?(\d{2}))$/i;
/** Riyadh's offset from UTC, all year, in minutes. */
const riyadhOffset = 180;

/** By how many days Riyadh is before or after the date of a text: 0 unless its time names a zone. */
function daysToRiyadh(text: string): number {
  const found = zoned.exec(text);
  if (found === null) return 0;
  const [, hours, minutes, utc, sign, zoneHours, zoneMinutes] = found;
  const zone = utc === undefined ? Number(zoneHours) * 60 + Number(zoneMinutes) : 0;
  const offset = sign === '-' ? -zone : zone;
  return Math.floor((Number(hours) * 60 + Number(minutes) - offset + riyadhOffset) / 1440);
}

/**
 * The day in Riyadh of a date or time as `YYYY-MM-DD`; null if there is none. A time without a zone is taken as Riyadh's, since reports do
 * not name theirs.
 */
export function parseDay(text: string, order: DayOrder = 'dayFirst'): string | null {
  if (text === '') return null;
  const trimmed = text.trim();
  const day = writtenDay(trimmed, order);
  if (day === null) return null;
  const days = daysToRiyadh(trimmed);
  return days === 0 ? day : addDays(day, days);
}

function writtenDay(trimmed: string, order: DayOrder): string | null {
  const iso = yearFirst.exec(trimmed);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const last = yearLast.exec(trimmed);
  if (last !== null) {
    const [first, second] = [Number(last[1]), Number(last[2])];
    return order === 'dayFirst'
      ? dayOf(Number(last[3]), second, first)
      : dayOf(Number(last[3]), first, second);
  }
  const words = named.exec(trimmed);
  if (words === null) return null;
  const at = months.indexOf((words[2] ?? '').toLowerCase());
  return at % 3 === 0 ? dayOf(Number(words[3]), at / 3 + 1, Number(words[1])) : null;
}

/** The day `days` after another. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** The number of days from one to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
