import type { CategoryIndex } from './category-index.ts';
import { stemWord } from './stem-word.ts';

/** True if two different words are one typing error apart: a letter added, dropped or changed, or two letters swapped. */
export function oneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  );
}

/** Rank of a typed word's match with a known one: a typing error never ranks as high as a part, a part never as high as a prefix. */
const quality = { exact: 1, stem: 0.97, whole: 0.85, prefix: 0.6, part: 0.42, misspelt: 0.34 } as const;

const minPart = 4;
const minMisspelt = 5;

/** Known words that a typed one may mean, each with its match quality. */
export type WordHits = ReadonlyMap<string, number>;

/** The longer a prefix, the better the match. */
const prefix = (typed: string, word: string): number =>
  quality.prefix + (quality.whole - quality.prefix) * (typed.length / word.length);

function fit(typed: string, word: string): number {
  if (word.startsWith(typed)) return prefix(typed, word);
  return typed.length >= minPart && word.includes(typed) ? quality.part : 0;
}

/** “And” is written without a space before the next word. */
const withoutAnd = (typed: string): string | undefined =>
  typed.length >= 4 && typed.startsWith('و') ? typed.slice(1) : undefined;

function equalWords({ vocabulary, byStem }: CategoryIndex, typed: string): Map<string, number> {
  const hits = new Map<string, number>();
  for (const word of byStem.get(stemWord(typed)) ?? []) hits.set(word, quality.stem);
  if (vocabulary.has(typed)) hits.set(typed, quality.exact);
  return hits;
}

/** Words that are one error away; a wrong first letter is rarer than a wrong word. */
function misspelt({ stems }: CategoryIndex, typed: string): Map<string, number> {
  const hits = new Map<string, number>();
  if (typed.length < minMisspelt) return hits;
  const stem = stemWord(typed);
  for (const [word, wordStem] of stems) {
    if (word.length < minMisspelt - 1) continue;
    const isNear =
      oneEditApart(typed, word) || (stem.length >= minMisspelt - 1 && oneEditApart(stem, wordStem));
    if (isNear) hits.set(word, word[0] === typed[0] ? quality.misspelt : quality.misspelt * 0.8);
  }
  return hits;
}

/** The possible meanings of a typed word. Typing errors are considered only if nothing else matches. */
export function wordHits(index: CategoryIndex, typed: string): WordHits {
  const hits = equalWords(index, typed);
  const bare = hits.size === 0 ? withoutAnd(typed) : undefined;
  if (bare !== undefined) for (const [word, value] of equalWords(index, bare)) hits.set(word, value * 0.95);
  for (const word of index.vocabulary.keys()) {
    if (hits.has(word)) continue;
    const value = fit(typed, word);
    if (value > 0) hits.set(word, value);
  }
  return hits.size > 0 ? hits : misspelt(index, typed);
}
