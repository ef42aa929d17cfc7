let clock: Intl.DateTimeFormat | undefined;

/** Riyadh's clock, made when it is first read: that takes a browser some milliseconds, and many pages show no instant. */
const riyadh = (): Intl.DateTimeFormat =>
  (clock ??= new Intl.DateTimeFormat('en-GB', {
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

/** Today on Riyadh's calendar, as the wire writes it: YYYY-MM-DD. */
export const riyadhDay = (instant: Date): string =>
  formatInstant(instant).slice(0, 10).split('/').toReversed().join('-');
