import { nameKey } from './name-key.ts';

/** How many letters must be added, dropped or changed to make one text the other. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      now.push(Math.min(changed, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}

/** A hint is worth giving where at most a third of the letters differ. */
const worthTelling = (letters: number): number => Math.max(1, Math.floor(letters / 3));
const longest = 100;

/** Of some names the one that was probably meant; undefined: none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const key = nameKey(typed);
  if (key === '' || key.length > longest) return undefined;
  let best: { readonly name: string; readonly away: number } | undefined;
  for (const name of names) {
    const other = nameKey(name);
    if (Math.abs(other.length - key.length) > worthTelling(key.length)) continue;
    const away = distance(key, other);
    if (away <= worthTelling(key.length) && away < (best?.away ?? Infinity)) best = { name, away };
  }
  return best?.name;
}

/** Whether two keys differ by one letter at most. */
export const isOneLetterAway = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 1 && distance(one, other) <= 1;
