let format: Intl.DateTimeFormat | undefined;
/** Created on first use: loading the time zone data takes longer than this whole file. */
const riyadh = (): Intl.DateTimeFormat =>
  (format ??= new Intl.DateTimeFormat('en-GB', {
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
