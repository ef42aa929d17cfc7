import { categoryTerm } from '@saer/quoting/search/category-term';
import type { CategoryLead } from '@saer/quoting/search/resolve-category';
import type { CategoryAnswer } from '@saer/contract/category-words';

/** What a seller said that words in a category column mean, by `categoryTerm` of the word. */
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
