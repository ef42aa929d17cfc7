/** Attempts before a message is given up. */
export const maxAttempts = 8;

const first = 5;
const max = 3_600;

/** Seconds until the next try: four times as long each time, from 5 s to an hour. */
export const secondsUntilRetry = (attempts: number): number =>
  Math.min(first * 4 ** Math.max(0, attempts - 1), max);
