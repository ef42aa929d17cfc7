import type { CategoryEntry, CategoryIndex, CategoryPhrase } from './category-index.ts';
import { categoryTokens } from './category-term.ts';
import type { CategoryLead } from './resolve-category.ts';
import { type WordHits, wordHits } from './word-hits.ts';

/** A typed word, its possible meanings, and its weight: a word of many phrases has little. */
interface TypedWord {
  readonly hits: WordHits;
  readonly weight: number;
}

const unknownWeight = 3;

function typedWord(index: CategoryIndex, typed: string): TypedWord {
  const hits = wordHits(index, typed);
  const best = Math.max(0, ...hits.values());
  const phrases = [...hits].flatMap(([word, value]) =>
    value === best ? (index.vocabulary.get(word)?.length ?? 0) : [],
  );
  const max = Math.max(0, ...phrases);
  return { hits, weight: max === 0 ? unknownWeight : Math.log(1 + index.phrases.length / max) };
}

/** Names come before words, sub families before types, and types before families. */
const rank = ({ kind }: CategoryEntry, isName: boolean): number =>
  ({ subFamily: 4, type: 2, family: 0 })[kind] + (isName ? 3 : 0);

const isArabic = (word: string): boolean => /\p{sc=Arab}/u.test(word);

/** The head noun comes first in Arabic and last in English. */
function headFits(phrase: CategoryPhrase, typed: readonly TypedWord[]): boolean {
  const [first = ''] = phrase.tokens;
  const head = isArabic(first) ? first : (phrase.tokens.at(-1) ?? '');
  const word = isArabic(first) ? typed[0] : typed.at(-1);
  return (word?.hits.get(head) ?? 0) > 0.9;
}

interface Score {
  /** The share of the search that the phrase covers: 0 to 1. */
  readonly covered: number;
  /** The share of it that the phrase has a word for, however well it fits: 0 to 1. */
  readonly matched: number;
  readonly value: number;
}

function rankMatch(entry: CategoryEntry, phrase: CategoryPhrase, typed: readonly TypedWord[]): Score {
  let total = 0;
  let fitting = 0;
  let matching = 0;
  const used = phrase.tokens.map(() => 0);
  for (const { hits, weight } of typed) {
    let fit = 0;
    phrase.tokens.forEach((token, at) => {
      const value = hits.get(token) ?? 0;
      fit = Math.max(fit, value);
      used[at] = Math.max(used[at] ?? 0, value);
    });
    total += weight;
    fitting += weight * fit;
    if (fit > 0) matching += weight;
  }
  const covered = fitting / total;
  const value =
    100 * covered +
    28 * (used.reduce((sum, each) => sum + each, 0) / phrase.tokens.length) +
    (typed.length > 1 && headFits(phrase, typed) ? 8 : 0) +
    rank(entry, phrase.isName) / 2;
  return { covered, matched: matching / total, value };
}

/** Results that cover less than this share of several words are dropped. */
const minCovered = 0.2;

interface Found extends CategoryLead {
  readonly value: number;
  readonly order: number;
}

const best = (one: Found | undefined, other: Found): Found =>
  one === undefined || other.value > one.value ? other : one;

/** Every sub family and type with a phrase that contains a typed word, each with its best phrase. */
function findings(index: CategoryIndex, typed: readonly TypedWord[], minMatched: number): readonly Found[] {
  const touched = new Set(
    typed.flatMap(({ hits }) => [...hits.keys()].flatMap((word) => index.vocabulary.get(word) ?? [])),
  );
  const found = new Map<string, Found>();
  for (const at of touched) {
    const phrase = index.phrases[at];
    const entry = phrase === undefined ? undefined : index.entries[phrase.entry];
    if (phrase === undefined || entry === undefined) continue;
    const { covered, matched, value } = rankMatch(entry, phrase, typed);
    if (covered < minCovered || matched < minMatched) continue;
    entry.subFamilies.forEach((subFamily, position) => {
      const type = entry.kind === 'type' ? { type: entry.code } : {};
      const key = `${subFamily}/${type.type ?? ''}`;
      found.set(
        key,
        best(found.get(key), { subFamily, ...type, value, order: phrase.entry + position / 1_000 }),
      );
    });
  }
  return [...found.values()].toSorted((one, other) => other.value - one.value || one.order - other.order);
}

/** Each sub family once, by its best match; then its other types. The first few results are therefore different sub families. */
function subFamiliesFirst(found: readonly Found[]): readonly Found[] {
  const seen = new Set<string>();
  const first: Found[] = [];
  const others: Found[] = [];
  for (const each of found) {
    (seen.has(each.subFamily) ? others : first).push(each);
    seen.add(each.subFamily);
  }
  return [...first, ...others];
}

const maxTyped = 8;

/**
 * The sub families and types that match a seller's words, best first: exact words, then prefixes, then parts, then typing errors.
 * The result is deterministic.
 */
export function searchCategories(
  index: CategoryIndex,
  text: string,
  max = 30,
  /** Results with words for less of the search than this share are dropped. */
  minMatched = 0,
): readonly CategoryLead[] {
  const typed = categoryTokens(text)
    .slice(0, maxTyped)
    .map((word) => typedWord(index, word));
  if (typed.length === 0) return [];
  return subFamiliesFirst(findings(index, typed, minMatched))
    .slice(0, max)
    .map(({ subFamily, type }) => (type === undefined ? { subFamily } : { subFamily, type }));
}
