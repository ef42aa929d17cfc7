import { nameKey } from './name-key.ts';

/** The edit distance of two texts, up to `max`. */
function distance(one: string, other: string, max: number): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    let min = row;
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const away = Math.min(changed, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1);
      now.push(away);
      if (away < min) min = away;
    }
    if (min >= max) return max;
    before = now;
  }
  return before[other.length] ?? 0;
}

/** A suggestion is useful if at most a third of the letters differ. */
const worthTelling = (letters: number): number => Math.max(1, Math.floor(letters / 3));
const longest = 100;

/** Finds the most similar of some names; undefined if none is similar. */
export function nearestOf(names: readonly string[]): (typed: string) => string | undefined {
  const keyed = names.map((name) => ({ name, key: nameKey(name) }));
  return (typed) => {
    const typedKey = nameKey(typed);
    if (typedKey === '' || typedKey.length > longest) return undefined;
    const limit = worthTelling(typedKey.length);
    let best: { readonly name: string; readonly away: number } | undefined;
    for (const { name, key } of keyed) {
      const max = best?.away ?? limit + 1;
      if (Math.abs(key.length - typedKey.length) >= max) continue;
      const away = distance(typedKey, key, max);
      if (away < max) best = { name, away };
    }
    return best?.name;
  };
}

/** True if two different texts are one edit apart: a letter added, dropped or changed. */
export function isOneCharacterAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = short.length === long.length ? same + 1 : same;
  return short.slice(rest) === long.slice(same + 1);
}
