import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import type { Option } from '../../../components/button/segmented-control.tsx';
import { disambiguate } from '../../../domain/names/disambiguate.ts';
import { type NamedByCode, getName } from '../../../domain/names/name.ts';

/** The available options, plus the current one if it is no longer offered. */
const offered = (list: readonly NamedByCode[], chosen: string, language: Language): readonly Option[] => {
  const options = list.map((row) => ({ id: row.code, name: getName(row, language) }));
  const isKnown = chosen === '' || options.some(({ id }) => id === chosen);
  return isKnown ? options : [{ id: chosen, name: chosen }, ...options];
};

interface Chosen {
  readonly store: string;
  readonly subFamily: string;
  readonly type: string;
  readonly sizeClass: string;
}

/** Options for a product, depending on the values entered so far. */
export function productOptions(book: FeeBook, chosen: Chosen, language: Language) {
  const store = book.stores.find(({ code }) => code === chosen.store);
  const families = new Map(book.families.map((each) => [each.code, getName(each, language)]));
  const apart = disambiguate(book.subFamilies, language);
  const subFamilies = offered(book.subFamilies, chosen.subFamily, language).map((option) => ({
    ...option,
    hint:
      [
        families.get(book.subFamilies.find(({ code }) => code === option.id)?.family ?? ''),
        apart.get(option.id),
      ]
        .filter((each) => each !== undefined)
        .join(' · ') || undefined,
  }));
  return {
    stores: offered(book.stores, chosen.store, language),
    subFamilies,
    types: offered(
      book.types.filter(({ subFamily }) => subFamily === chosen.subFamily),
      chosen.type,
      language,
    ),
    sizeClasses: offered(store?.feeTable?.sizeClasses ?? [], chosen.sizeClass, language),
    handovers: store?.handovers ?? [],
  };
}
