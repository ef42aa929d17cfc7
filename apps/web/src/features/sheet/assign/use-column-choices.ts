import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import {
  endingNames,
  handoverNames,
  marginBaseNames,
  type ValueName,
  yesNoNames,
} from '@saer/spreadsheet/rows/names/value-names';
import { nameWithCode } from '@saer/spreadsheet/rows/names/name-index';
import { useMemo } from 'react';
import type { Option } from '../../../components/button/segmented-control.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { disambiguate } from '../../../domain/names/disambiguate.ts';
import { type NamedByCode, getName } from '../../../domain/names/name.ts';

/** Rows that share a name are listed with their codes, as in a sheet. */
const listed = (rows: readonly NamedByCode[], language: Language): Option[] => {
  const apart = disambiguate(rows, language);
  return rows.map((row) => {
    const name = getName(row, language);
    return { id: row.code, name: apart.has(row.code) ? nameWithCode(name, row.code) : name };
  });
};

/** Each as a sheet says it: read in either language. */
const chosen = (names: readonly ValueName<unknown>[], language: Language): Option[] =>
  names.map((each) => ({ id: each.en, name: each[language] }));

/** Size classes by name: those of one name with what tells them apart, their store or how parcels are handed over, rather than a code. */
function sizeClasses(stores: FeeBook['stores'], language: Language): Option[] {
  const every = stores.flatMap((store) =>
    (store.feeTable?.sizeClasses ?? []).map((sizeClass) => ({ sizeClass, store })),
  );
  const distinct = [...new Map(every.map((each) => [each.sizeClass.code, each])).values()];
  return distinct.map(({ sizeClass, store }) => {
    const name = getName(sizeClass, language);
    const alike = distinct.filter(
      (other) => other.sizeClass !== sizeClass && getName(other.sizeClass, language) === name,
    );
    const handover = handoverNames.find(({ value }) => value === sizeClass.handover);
    const parts = [
      name,
      alike.some((other) => other.store !== store) ? getName(store, language) : undefined,
      alike.some((other) => other.store === store) ? (handover?.[language] ?? sizeClass.code) : undefined,
    ];
    return { id: sizeClass.code, name: parts.filter((part) => part !== undefined).join(' · ') };
  });
}

/** The options of a column; empty for free text. Size classes are those of the store, if one is named. */
export const useColumnChoices = (
  book: FeeBook,
  store: string | undefined,
): ((column: ProductColumn) => readonly Option[]) => {
  const language = useLanguage();
  return useMemo(() => {
    const isPartOf = ({ code, nameEn, nameAr }: NamedByCode): boolean =>
      [code, nameEn, nameAr].some((name) => name === store);
    const own = book.stores.filter(isPartOf);
    const stores = own.length === 0 ? book.stores : own;
    const yesOrNo = chosen(yesNoNames, language);
    const choices: Partial<Record<ProductColumn, readonly Option[]>> = {
      store: listed(book.stores, language),
      family: listed(book.families, language),
      subFamily: listed(book.subFamilies, language),
      type: listed(book.types, language),
      sizeClass: sizeClasses(stores, language),
      ending: chosen(endingNames, language),
      handover: chosen(handoverNames, language),
      marginBase: chosen(marginBaseNames, language),
      costIncludesVat: yesOrNo,
      vatRegistered: yesOrNo,
      feeVatIsCost: yesOrNo,
    };
    return (column: ProductColumn) => choices[column] ?? [];
  }, [book, language, store]);
};
