import type { QuietHours } from '@saer/contract/notification';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Riyadh has no summer time. */
const riyadhOffset = 3 * 60 * minute;

/** The end of the quiet hours that hold at an instant; undefined: none do. */
export function endOfQuiet({ from, to }: QuietHours, now: number): string | undefined {
  const midnight = Math.floor((now + riyadhOffset) / day) * day - riyadhOffset;
  const at = (now - midnight) / minute;
  const isQuiet = from <= to ? at >= from && at < to : at >= from || at < to;
  if (!isQuiet) return undefined;
  const end = midnight + to * minute;
  return new Date(end > now ? end : end + day).toISOString();
}
