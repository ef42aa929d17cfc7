import { type Language, localeTags } from './locale.ts';

let fullFormat: Intl.DateTimeFormat | undefined;
/** Created on first use: loading the time zone data takes longer than this whole file. */
const riyadh = (): Intl.DateTimeFormat =>
  (fullFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Riyadh',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }));

/** An instant on Riyadh's clock: DD/MM/YYYY HH:mm:ss. */
export const formatInstant = (instant: Date): string => {
  const parts = Object.fromEntries(
    riyadh()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { day, month, year, hour, minute, second } = parts;
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
};

/** A calendar day of the wire (YYYY-MM-DD): DD/MM/YYYY. */
export const formatDay = (isoDay: string): string => isoDay.split('-').toReversed().join('/');

/** Riyadh's offset from UTC, all year, in milliseconds. */
const riyadhOffset = 3 * 3_600_000;

/** Today on Riyadh's calendar, as the wire writes it: YYYY-MM-DD. */
export const riyadhDay = (instant: Date): string =>
  new Date(instant.getTime() + riyadhOffset).toISOString().slice(0, 10);

const shortFormats = new Map<string, Intl.DateTimeFormat>();

/** Parts of an instant on Riyadh's clock with the month in words: 22 Nov, 22 نوفمبر. */
const shortParts = (instant: Date, locale: string): Readonly<Record<string, string>> => {
  const format =
    shortFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Riyadh',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  shortFormats.set(locale, format);
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
};

/** A calendar day of Riyadh, without its year in the year of `now`: 22 Nov, 22 Nov 2025. */
export const formatShortDay = (instant: Date, language: Language, now = new Date()): string => {
  const { day, month, year } = shortParts(instant, localeTags[language]);
  const isThisYear = year === shortParts(now, localeTags[language])['year'];
  return isThisYear ? `${day} ${month}` : `${day} ${month} ${year}`;
};

/** A calendar day of the wire (YYYY-MM-DD), without its year in the year of `now`: 22 Nov, 22 Nov 2025. */
export const formatShortIsoDay = (isoDay: string, language: Language, now = new Date()): string =>
  formatShortDay(new Date(`${isoDay}T00:00:00+03:00`), language, now);

/** An instant on Riyadh's clock to the minute, without its year in the year of `now`: 22 Nov, 09:27. */
export const formatShortInstant = (instant: Date, language: Language, now = new Date()): string => {
  const { hour, minute } = shortParts(instant, localeTags[language]);
  const comma = language === 'ar' ? '،' : ',';
  return `${formatShortDay(instant, language, now)}${comma} ${hour}:${minute}`;
};
