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
  /** Whether what is typed finds an option, by its name or by what sellers call it. */
  readonly matches: (name: string, typed: string) => boolean;
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
  // The list asks for each of its options with what is typed by then.
  let last: { readonly typed: string; readonly names: ReadonlySet<string> } | undefined;
  const namesFor = (typed: string): ReadonlySet<string> => {
    if (last?.typed !== typed) {
      const found = searchCategories(index, typed, leadsAtOnce);
      last = { typed, names: new Set(found.map(({ subFamily }) => names.get(subFamily) ?? '')) };
    }
    return last.names;
  };
  return {
    options: book.subFamilies.map((each) => ({
      id: each.code,
      name: spoken(each),
      hint: [families.get(each.family), apart.get(each.code)]
        .filter((part) => part !== undefined)
        .join(' · '),
    })),
    nameOf: (subFamily) => names.get(subFamily) ?? subFamily,
    matches: (name, typed) => matchesSearch(name, typed) || namesFor(typed).has(name),
    suggest: (word, most) => {
      const seen = new Set<string>();
      return searchCategories(index, word, leadsAtOnce)
        .filter(({ subFamily }) => !seen.has(subFamily) && seen.add(subFamily))
        .slice(0, most);
    },
  };
}
