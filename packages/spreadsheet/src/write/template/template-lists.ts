import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { bookNames } from '../../rows/names/book-names.ts';
import type { Named, NameIndex } from '../../rows/names/name-index.ts';
import type { ProductColumn } from '../../rows/layouts/product-column.ts';
import {
  endingNames,
  handoverNames,
  type ValueName,
  vatNames,
  yesNoNames,
} from '../../rows/names/value-names.ts';

/** The choices of each column that offers any. */
export type Lists = Readonly<Partial<Record<ProductColumn, readonly string[]>>>;

const listValues = <Value>(names: readonly ValueName<Value>[], language: Language): string[] =>
  names.map((each) => each[language]);

/** The choices of the template's columns, in one language: a name shared by several is offered as codes. */
export function templateLists(book: FeeBook, language: Language): Lists {
  const writeName = ({ nameAr, nameEn }: Named) => (language === 'ar' ? nameAr : nameEn);
  const offered = <Row extends Named>(rows: readonly Row[], index: Pick<NameIndex<Row>, 'find'>) =>
    rows.map((row) => (index.find(writeName(row)).length === 1 ? writeName(row) : row.code));
  const { stores, subFamilies, types } = bookNames(book);
  const classes = book.stores.flatMap(({ feeTable }) => (feeTable?.sizeClasses ?? []).map(writeName));
  const asked = new Set(book.stores.flatMap(({ handovers }) => handovers));
  const yesNo = listValues(yesNoNames, language);
  const lists: Lists = {
    store: offered(book.stores, stores),
    subFamily: offered(book.subFamilies, subFamilies),
    type: offered(book.types, types),
    sizeClass: [...new Set(classes)],
    handover: listValues(
      handoverNames.filter(({ value }) => asked.has(value)),
      language,
    ),
    ending: listValues(endingNames, language),
    costIncludesVat: yesNo,
    vatRegistered: yesNo,
    vat: listValues(vatNames, language),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0));
}
