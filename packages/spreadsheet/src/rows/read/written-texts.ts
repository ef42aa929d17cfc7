import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { WrittenProduct } from '@saer/contract/products/product';
import type { Language } from '@saer/i18n/locale';
import { type BookNames, bookNames } from '../names/book-names.ts';
import { choices } from '../names/choices.ts';
import { type Named, type NameIndex } from '../names/name-index.ts';
import { type NumericColumnName, numericColumns } from '../cells/numeric-columns.ts';
import { type ProductColumn, productColumns, type RowTexts } from '../layouts/product-column.ts';
import { fulfilmentText, referralText } from './typed-fees.ts';

/** A row's name in one language, or its code where the name does not lead back to it alone. */
function pickName<Row extends Named>(
  index: NameIndex<Row> | undefined,
  code: string,
  language: Language,
  fits: (row: Row) => boolean = () => true,
): string {
  const row = index?.find(code).find((each) => each.code === code);
  if (index === undefined || row === undefined) return code;
  const name = language === 'ar' ? row.nameAr : row.nameEn;
  const meant = index.find(name).filter(fits);
  return meant.length === 1 && meant[0]?.code === code ? name : code;
}

/** Writes a value where there is one. */
const whereSet = <Value>(value: Value | undefined, write: (value: Value) => string): string =>
  value === undefined ? '' : write(value);

interface Said {
  readonly product: WrittenProduct;
  readonly names: BookNames;
  readonly language: Language;
}

const yesNo = (value: boolean, { language }: Said): string => choices.yesNo.nameOf(value, language);

type Writer = (context: Said) => string;
/** Columns whose number may be two, with a limit between them. */
type WithLimit = 'referralRate' | 'fulfilmentFee';

const none: Writer = () => '';
const writers: Readonly<Record<Exclude<ProductColumn, NumericColumnName> | WithLimit, Writer>> = {
  barcode: ({ product }) => product.barcode ?? '',
  sku: ({ product }) => product.sku ?? '',
  name: none,
  nameEn: ({ product }) => product.nameEn ?? '',
  nameAr: ({ product }) => product.nameAr ?? '',
  store: ({ product, names, language }) => pickName(names.stores, product.store, language),
  family: ({ product, names, language }) =>
    whereSet(product.family, (code) => pickName(names.families, code, language)),
  subFamily: ({ product, names, language }) => pickName(names.subFamilies, product.subFamily, language),
  type: ({ product: { type, subFamily }, names, language }) =>
    whereSet(type, (code) => pickName(names.types, code, language, (each) => each.subFamily === subFamily)),
  sizeClass: ({ product: { sizeClass, store, handover = 'DROP_OFF' }, names, language }) =>
    whereSet(sizeClass, (code) =>
      pickName(
        names.sizeClasses(store),
        code,
        language,
        (each) => each.handover === null || each.handover === handover,
      ),
    ),
  handover: ({ product, language }) =>
    whereSet(product.handover, (value) => choices.handover.nameOf(value, language)),
  costIncludesVat: (context) => yesNo(context.product.costIncludesVat, context),
  vatRegistered: (context) => yesNo(context.product.vatRegistered, context),
  feeVatIsCost: (context) => yesNo(context.product.feeVatIsCost, context),
  profit: none,
  marginBase: ({ product, language }) => choices.marginBase.nameOf(product.marginBase, language),
  ending: ({ product, language }) =>
    whereSet(product.ending, (value) => choices.ending.nameOf(value, language)),
  referralRate: ({ product }) => whereSet(product.override?.referral, referralText),
  fulfilmentFee: ({ product }) => whereSet(product.override?.fulfilment, fulfilmentText),
};

const textWriters: Readonly<Partial<Record<ProductColumn, Writer>>> = writers;

/** Writes single columns of a product as `textsOf` writes all. */
export function textWriter(
  product: WrittenProduct,
  book: FeeBook,
  language: Language,
): (column: ProductColumn) => string {
  const context = { product, names: bookNames(book), language };
  return (column) => {
    const numeric = numericColumns[column];
    const value = numeric?.valueOf(product);
    return numeric === undefined || value === undefined
      ? (textWriters[column]?.(context) ?? '')
      : numeric.quantity.write(value);
  };
}

/** A product as the texts of a sheet's row: what `readProductRow` reads back as the same product. */
export function textsOf(product: WrittenProduct, book: FeeBook, language: Language): RowTexts {
  const write = textWriter(product, book, language);
  return Object.fromEntries(productColumns.map((column) => [column, write(column)]));
}
