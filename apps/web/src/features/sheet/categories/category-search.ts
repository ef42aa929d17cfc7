import { indexCategories } from '@saer/catalogue/search/category-index';
import { type CategoryLead } from '@saer/catalogue/search/resolve-category';
import { searchCategories } from '@saer/catalogue/search/search-categories';
import type { CategoryWords } from '@saer/contract/category-words';
import type { FeeBook } from '@saer/contract/fee-book';
import { matchesSearch } from '@saer/i18n/fold-arabic';
import type { Language } from '@saer/i18n/locale';
import type { Option } from '../../../components/option.ts';
import { toldApart } from '../../../lib/told-apart.ts';

interface Named {
  readonly code: string;
  readonly nameEn: string;
  readonly nameAr: string;
}

/** The categories of a fee book, found by the words sellers use for them. */
export interface CategorySearch {
  /** Every sub family, with its family as the quieter line. */
  readonly options: readonly Option[];
  readonly nameOf: (subFamily: string) => string;
  /** What is typed finds options by what sellers call them, the likeliest first, and by their names. */
  readonly search: (typed: string) => readonly Option[];
  /** The likeliest for a word. */
  readonly suggest: (word: string, most: number) => readonly CategoryLead[];
}

const leadsAtOnce = 20;

/** Made once for a fee book and a language. */
export function categorySearch(book: FeeBook, words: CategoryWords, language: Language): CategorySearch {
  const spoken = (named: Named): string => (language === 'ar' ? named.nameAr : named.nameEn);
  const families = new Map(book.families.map((family) => [family.code, spoken(family)]));
  const apart = toldApart(book.subFamilies, language === 'ar');
  const names = new Map(book.subFamilies.map((each) => [each.code, spoken(each)]));
  const index = indexCategories(book, words);
  const options = book.subFamilies.map((each) => ({
    id: each.code,
    name: spoken(each),
    hint: [families.get(each.family), apart.get(each.code)].filter((part) => part !== undefined).join(' · '),
  }));
  const byCode = new Map(options.map((option) => [option.id, option]));
  return {
    options,
    nameOf: (subFamily) => names.get(subFamily) ?? subFamily,
    search: (typed) => {
      const found = searchCategories(index, typed, leadsAtOnce).flatMap(
        ({ subFamily }) => byCode.get(subFamily) ?? [],
      );
      const named = options.filter(({ name }) => matchesSearch(name, typed));
      return [...new Set([...found, ...named])];
    },
    suggest: (word, most) => {
      const seen = new Set<string>();
      return searchCategories(index, word, leadsAtOnce)
        .filter(({ subFamily }) => !seen.has(subFamily) && seen.add(subFamily))
        .slice(0, most);
    },
  };
}
