import { indexCategories } from '@saer/quoting/search/category-index';
import { categoryTokens } from '@saer/quoting/search/category-term';
import type { CategoryLead } from '@saer/quoting/search/resolve-category';
import { searchCategories } from '@saer/quoting/search/search-categories';
import { type CategoryWords, findCategoryWords } from '@saer/contract/fees/category-words';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { disambiguate } from '../names/disambiguate.ts';
import { type Named, getName } from '../names/name.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** A category as it is offered: a sub family by its code, a type by both codes. */
export interface FoundCategory {
  readonly id: string;
  readonly name: string;
  readonly hint?: string | undefined;
}

type Categories = Pick<FeeBook, 'families' | 'subFamilies' | 'types'>;

/** The category with a given id. */
export const getLead = (id: string): CategoryLead => {
  const [subFamily = '', type] = id.split('/');
  return type === undefined ? { subFamily } : { subFamily, type };
};

/** The id under which a sub family, or one of its types, is offered. */
export const getId = ({ subFamily, type }: CategoryLead): string =>
  type === undefined ? subFamily : `${subFamily}/${type}`;

export interface CategoryFinder {
  /** Every sub family, in the order of the fee book, with its family as the quieter line. */
  readonly subFamilies: readonly FoundCategory[];
  /** Every type, with its sub family as the quieter line. */
  readonly types: readonly FoundCategory[];
  /** The matches of a text, best first. */
  readonly search: (typed: string) => readonly FoundCategory[];
}

/** Finds the categories of a fee book by the words sellers use; before these have come, by their names. */
export function categoryFinder(book: Categories, words: CategoryWords | undefined, language: Language) {
  const spoken = (named: Named): string => getName(named, language);
  const families = new Map(book.families.map((family) => [family.code, spoken(family)]));
  const apart = disambiguate(book.subFamilies, language);
  const subFamilies = book.subFamilies.map((each) => ({
    id: each.code,
    name: spoken(each),
    hint: [families.get(each.family), apart.get(each.code)].filter((part) => part !== undefined).join(' · '),
  }));
  const names = new Map(subFamilies.map(({ id, name }) => [id, name]));
  const types = book.types.map((each) => ({
    id: getId({ subFamily: each.subFamily, type: each.code }),
    name: spoken(each),
    hint: names.get(each.subFamily) ?? '',
  }));
  const byId = new Map([...subFamilies, ...types].map((option) => [option.id, option]));
  const index = indexCategories(book, words);
  const search = (typed: string): readonly FoundCategory[] => {
    if (categoryTokens(typed).every((token) => token === 'ا')) return subFamilies;
    const leads = searchCategories(index, typed);
    // Whoever finds a type may mean its sub family as a whole.
    const ids = new Set([...leads.map(getId), ...leads.map(({ subFamily }) => subFamily)]);
    return [...ids].flatMap((id) => byId.get(id) ?? []);
  };
  return { subFamilies, types, search } satisfies CategoryFinder;
}

/** The same search while words arrive: existing results keep their positions, and new ones follow. */
export const steadySearch = (
  before: CategoryFinder['search'],
  now: CategoryFinder['search'],
  typed: string,
): CategoryFinder['search'] => {
  const visible = before(typed);
  return (text) => {
    if (text !== typed) return now(text);
    const ids = new Set(visible.map(({ id }) => id));
    return [...visible, ...now(text).filter(({ id }) => !ids.has(id))];
  };
};

/** The words sellers use for categories; none where they cannot be had: the categories' own names are known all the same. */
export const categoryWordsQuery = queryOptions({
  queryKey: ['category-words'],
  queryFn: () => call(findCategoryWords, {}).catch(() => ({ families: {}, subFamilies: {}, types: {} })),
  staleTime: 60 * 60_000,
  meta: { quiet: true },
});
