import { categoryTerm } from '@saer/quoting/search/category-term';
import type { CategoryLead } from '@saer/quoting/search/resolve-category';
import type { CategoryAnswer } from '@saer/contract/fees/category-words';

/** A seller's answers about words in a category column, by the word's `categoryTerm`. */
export type CategoryAnswers = ReadonlyMap<string, CategoryLead>;

/** A seller's answers as rows are read by them. */
export const categoryAnswers = (
  rows: readonly Pick<CategoryAnswer, 'term' | 'subFamily' | 'type'>[],
): CategoryAnswers =>
  new Map(
    rows.map(({ term, subFamily, type }) => [
      categoryTerm(term),
      type === null ? { subFamily } : { subFamily, type },
    ]),
  );
