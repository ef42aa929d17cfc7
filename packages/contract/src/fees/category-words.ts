import { longestWord } from './category-word-lines.ts';
import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, code, count, id, instant, text, yesOrNo } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { keysQuery, pageQuery } from '../api/list-query.ts';
import { enteredText, plainText } from '../api/text-format.ts';

/** Maximum saved answers of one seller. */
export const maxCategoryAnswers = 2_000;
/** Maximum length of a word in a category column that can be answered. */
export const longestAnswerTerm = 200;

/** Words by the code of their category, both languages together. */
const wordsByCode = () => z.record(code(), z.array(text(longestWord)));

/** Sellers' words for families, sub families and types; those without any are omitted. */
export const categoryWords = z.object({
  families: wordsByCode(),
  subFamilies: wordsByCode(),
  types: wordsByCode(),
});
export type CategoryWords = z.infer<typeof categoryWords>;

export const findCategoryWords = {
  method: 'GET',
  path: '/category-words',
  access: 'public',
  summary: 'The words sellers use for families, sub families and types, in both languages',
  description:
    'The words sellers use for families, sub families and types, in both languages, by code. Names and codes are in the fee book. The answer carries an `ETag`: ask again with `If-None-Match`, and an unchanged list is answered with 304.',
  query: nothing,
  body: nothing,
  reply: categoryWords,
} as const satisfies Endpoint;

const searchLanguages = ['ar', 'en'] as const;

/** A category search without a result. */
export const missedSearch = z.object({
  id: id(),
  term: enteredText(longestWord),
  language: choice(searchLanguages),
  count: count(1, 2_147_483_647),
  firstAt: instant(),
  lastAt: instant(),
});
export type MissedSearch = z.infer<typeof missedSearch>;

export const recordMissedSearch = {
  method: 'POST',
  path: '/category-search/miss',
  access: 'public',
  summary: 'Count a search among the categories that found nothing',
  description:
    'Counts a search that found nothing, so that admins can add the word. Nothing is saved about who searched. What looks like an email address, a link or a number of more than 4 digits is not counted.',
  query: nothing,
  body: z.strictObject({ term: plainText(longestWord), language: choice(searchLanguages) }),
  /** Terms that name a person or are not a word are not counted. */
  reply: z.object({ counted: yesOrNo() }),
} as const satisfies Endpoint;

/** Filtered by `language`, `count` and `lastAt`; the most frequent first by default. */
export const pageMissedSearches = {
  method: 'GET',
  path: '/category-search/miss/page',
  access: 'admin',
  summary: 'What was searched among the categories without a result, a page at a time',
  description:
    'What was searched without a result, the most frequent first; filtered and sorted by `language`, `count`, `firstAt` and `lastAt`, searched by `search`.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(missedSearch),
} as const satisfies Endpoint;

export const addMissedSearch = {
  method: 'POST',
  path: '/category-search/miss/add',
  access: 'admin',
  summary: 'Add what was searched without a result to the words of a sub family',
  description:
    'Adds such a term to the words of a sub family, in the language it is written in, and takes it off the list.',
  query: nothing,
  body: z.strictObject({ id: id(), subFamilyId: id() }),
  reply: z.object({ subFamily: code(), term: text(longestWord) }),
} as const satisfies Endpoint;

export const removeMissedSearches = {
  method: 'DELETE',
  path: '/category-search/miss',
  access: 'admin',
  summary: 'Dismiss what was searched without a result',
  description: 'Takes terms off the list. Searched for again, they are counted from the beginning.',
  query: keysQuery,
  body: nothing,
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;

/** A seller's answer about the meaning of a word in a category column. */
export const categoryAnswer = z.object({
  /** With spelling variants unified. */
  term: enteredText(longestAnswerTerm),
  subFamily: code(),
  type: z.nullable(code()),
});
export type CategoryAnswer = z.infer<typeof categoryAnswer>;

export const findCategoryAnswers = {
  method: 'GET',
  path: '/product/category-answer',
  access: 'seller',
  summary: 'What the words in the category columns of the own sheets mean',
  description:
    'What the seller or their sub-users said that words in category columns mean. Words are compared without regard to case, spelling variants and the Arabic article.',
  query: nothing,
  body: nothing,
  reply: z.array(categoryAnswer),
} as const satisfies Endpoint;

export const saveCategoryAnswer = {
  method: 'PUT',
  path: '/product/category-answer',
  writes: 'update',
  access: 'seller',
  summary: 'Say what a word in a category column means, for this sheet and the next ones',
  description:
    'Says what a word means, for every file from now on; a file that is uploaded is read by it too. A seller has 2,000 such words at most.',
  query: nothing,
  body: z.strictObject({
    term: plainText(longestAnswerTerm),
    subFamily: code(),
    type: z.exactOptional(z.nullable(code())),
  }),
  reply: categoryAnswer,
} as const satisfies Endpoint;

export const removeCategoryAnswer = {
  method: 'DELETE',
  path: '/product/category-answer',
  access: 'seller',
  summary: 'Forget what a word in a category column means',
  description: 'Forgets what a word means.',
  query: z.strictObject({ term: plainText(longestAnswerTerm) }),
  body: nothing,
  reply: z.object({ removed: yesOrNo() }),
} as const satisfies Endpoint;

export const categoryWordsEndpoints: readonly DescribedEndpoint[] = [
  findCategoryWords,
  recordMissedSearch,
  pageMissedSearches,
  addMissedSearch,
  removeMissedSearches,
  findCategoryAnswers,
  saveCategoryAnswer,
  removeCategoryAnswer,
];
