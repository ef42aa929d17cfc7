import type { CategoryWords } from '@saer/contract/fees/category-words';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { categoryTokens } from './category-term.ts';
import { stemWord } from './stem-word.ts';

export type CategoryKind = 'family' | 'subFamily' | 'type';

/** A family, sub family or type, with the sub families it leads to. */
export interface CategoryEntry {
  readonly kind: CategoryKind;
  readonly code: string;
  readonly subFamilies: readonly string[];
}

/** One of the names or words of an entry. */
export interface CategoryPhrase {
  readonly entry: number;
  readonly isName: boolean;
  readonly tokens: readonly string[];
  readonly stems: readonly string[];
}

/** All names and words of categories, built once for many searches. Plain data, so it can be sent to a worker. */
export interface CategoryIndex {
  readonly entries: readonly CategoryEntry[];
  readonly phrases: readonly CategoryPhrase[];
  /** Every word, with the phrases that contain it. */
  readonly vocabulary: ReadonlyMap<string, readonly number[]>;
  /** The stem of each of these words, and the words of each stem. */
  readonly stems: ReadonlyMap<string, string>;
  readonly byStem: ReadonlyMap<string, readonly string[]>;
  /** Phrases as a whole, by their words and by their stems. */
  readonly whole: ReadonlyMap<string, readonly number[]>;
  readonly wholeStems: ReadonlyMap<string, readonly number[]>;
}

type Categories = Pick<FeeBook, 'families' | 'subFamilies' | 'types'>;
type Named = FeeBook['families'][number];

const noWords: CategoryWords = { families: {}, subFamilies: {}, types: {} };

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const existing = map.get(key);
  if (existing === undefined) map.set(key, [value]);
  else if (existing.at(-1) !== value) existing.push(value);
}

/** The names, codes and words of an entry, without duplicates; a name in brackets or after a dash is added separately. */
function listPhrases(
  entry: number,
  { code, nameEn, nameAr }: Named,
  words: readonly string[],
): CategoryPhrase[] {
  const known = new Set<string>();
  const phrase = (text: string, isName: boolean): CategoryPhrase[] => {
    const tokens = categoryTokens(text);
    const key = tokens.join(' ');
    if (tokens.length === 0 || known.has(key)) return [];
    known.add(key);
    const own = { entry, isName, tokens, stems: tokens.map(stemWord) };
    // “airfryer” is a common spelling of “air fryer”.
    const joined = tokens.length === 2 && /^[a-z]+ [a-z]+$/.test(key) ? tokens.join('') : '';
    return joined === '' ? [own] : [own, ...phrase(joined, false)];
  };
  return [
    ...[nameEn, nameAr, code].flatMap((text) => phrase(text, true)),
    ...words.flatMap((text) => phrase(text, false)),
  ];
}

/** Indexes the categories of a fee book. Without `words`, only their names and codes are searched. */
export function indexCategories(
  { families, subFamilies, types }: Categories,
  words: CategoryWords = noWords,
): CategoryIndex {
  const entries: CategoryEntry[] = [];
  const phrases: CategoryPhrase[] = [];
  const enter = (entry: CategoryEntry, row: Named, own: readonly string[] | undefined): void => {
    phrases.push(...listPhrases(entries.length, row, own ?? []));
    entries.push(entry);
  };
  for (const row of subFamilies)
    enter({ kind: 'subFamily', code: row.code, subFamilies: [row.code] }, row, words.subFamilies[row.code]);
  for (const row of types)
    enter({ kind: 'type', code: row.code, subFamilies: [row.subFamily] }, row, words.types[row.code]);
  for (const row of families) {
    const own = subFamilies.filter(({ family }) => family === row.code).map(({ code }) => code);
    enter({ kind: 'family', code: row.code, subFamilies: own }, row, words.families[row.code]);
  }
  const vocabulary = new Map<string, number[]>();
  const stems = new Map<string, string>();
  const byStem = new Map<string, string[]>();
  const whole = new Map<string, number[]>();
  const wholeStems = new Map<string, number[]>();
  phrases.forEach((phrase, at) => {
    phrase.tokens.forEach((token, index) => {
      const stem = phrase.stems[index] ?? token;
      if (!stems.has(token)) add(byStem, stem, token);
      stems.set(token, stem);
      add(vocabulary, token, at);
    });
    add(whole, phrase.tokens.join(' '), at);
    add(wholeStems, phrase.stems.join(' '), at);
  });
  return { entries, phrases, vocabulary, stems, byStem, whole, wholeStems };
}
