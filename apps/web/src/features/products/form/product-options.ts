import type { FeeBook } from '@saer/contract/fee-book';
import type { Option } from '../../../components/option.ts';
import { disambiguate } from '../../../lib/disambiguate.ts';

interface Named {
  readonly code: string;
  readonly nameEn: string;
  readonly nameAr: string;
}

/** The options there are, and the one chosen before where it is no longer offered. */
const offered = (list: readonly Named[], chosen: string, isArabic: boolean): readonly Option[] => {
  const options = list.map(({ code, nameEn, nameAr }) => ({ id: code, name: isArabic ? nameAr : nameEn }));
  const isKnown = chosen === '' || options.some(({ id }) => id === chosen);
  return isKnown ? options : [{ id: chosen, name: chosen }, ...options];
};

interface Chosen {
  readonly store: string;
  readonly subFamily: string;
  readonly type: string;
  readonly sizeClass: string;
}

/** What can be chosen for a product as it is filled in. */
export function productOptions(book: FeeBook, chosen: Chosen, isArabic: boolean) {
  const store = book.stores.find(({ code }) => code === chosen.store);
  const families = new Map(book.families.map((each) => [each.code, isArabic ? each.nameAr : each.nameEn]));
  const apart = disambiguate(book.subFamilies, isArabic);
  const subFamilies = offered(book.subFamilies, chosen.subFamily, isArabic).map((option) => ({
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
    stores: offered(book.stores, chosen.store, isArabic),
    subFamilies,
    types: offered(
      book.types.filter(({ subFamily }) => subFamily === chosen.subFamily),
      chosen.type,
      isArabic,
    ),
    sizeClasses: offered(store?.feeTable?.sizeClasses ?? [], chosen.sizeClass, isArabic),
    handovers: store?.handovers ?? [],
  };
}
