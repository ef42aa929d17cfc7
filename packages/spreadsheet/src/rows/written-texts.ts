import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatAmount } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-rate';
import type { Language } from '@saer/i18n/locale';
import { type BookNames, bookNames } from './book-names.ts';
import { choices } from './choices.ts';
import { type Named, type NameIndex } from './name-index.ts';
import { type ProductColumn, productColumns, type RowTexts } from './product-column.ts';
import { fulfilmentText, referralText } from './typed-fees.ts';

/** A row's name in one language, or its code where the name does not lead back to it alone. */
function nameOf<Row extends Named>(
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

const rate = (value: number): string => `${formatPercentNumber(value)}%`;

/** Writes only what is there. */
const given = <Value>(value: Value | undefined, write: (value: Value) => string): string =>
  value === undefined ? '' : write(value);

interface Said {
  readonly product: WrittenProduct;
  readonly names: BookNames;
  readonly language: Language;
}

const none = (): string => '';
const yesNo = (value: boolean, { language }: Said): string => choices.yesNo.nameOf(value, language);

const writers: Readonly<Record<ProductColumn, (said: Said) => string>> = {
  barcode: ({ product }) => product.barcode ?? '',
  sku: ({ product }) => product.sku ?? '',
  name: none,
  nameEn: ({ product }) => product.nameEn ?? '',
  nameAr: ({ product }) => product.nameAr ?? '',
  store: ({ product, names, language }) => nameOf(names.stores, product.store, language),
  family: ({ product, names, language }) =>
    given(product.family, (code) => nameOf(names.families, code, language)),
  subFamily: ({ product, names, language }) => nameOf(names.subFamilies, product.subFamily, language),
  type: ({ product: { type, subFamily }, names, language }) =>
    given(type, (code) => nameOf(names.types, code, language, (each) => each.subFamily === subFamily)),
  sizeClass: ({ product: { sizeClass, store, handover = 'DROP_OFF' }, names, language }) =>
    given(sizeClass, (code) =>
      nameOf(
        names.sizeClasses(store),
        code,
        language,
        (each) => each.handover === null || each.handover === handover,
      ),
    ),
  longestSide: ({ product }) => given(product.sides?.[0], formatSide),
  medianSide: ({ product }) => given(product.sides?.[1], formatSide),
  shortestSide: ({ product }) => given(product.sides?.[2], formatSide),
  weight: ({ product }) => given(product.weight, formatWeight),
  handover: ({ product, language }) =>
    given(product.handover, (value) => choices.handover.nameOf(value, language)),
  cost: ({ product }) => formatAmount(product.cost),
  costIncludesVat: (said) => yesNo(said.product.costIncludesVat, said),
  costVat: ({ product }) => rate(product.costVat),
  vat: ({ product }) => rate(product.vat),
  vatRegistered: (said) => yesNo(said.product.vatRegistered, said),
  feeVatIsCost: (said) => yesNo(said.product.feeVatIsCost, said),
  profit: none,
  marginRate: ({ product }) => given(product.marginRate, rate),
  marginAmount: ({ product }) => given(product.marginAmount, formatAmount),
  marginBase: ({ product, language }) => choices.marginBase.nameOf(product.marginBase, language),
  extraRate: ({ product }) => rate(product.extraRate),
  extraFixed: ({ product }) => formatAmount(product.extraFixed),
  ending: ({ product, language }) => given(product.ending, (value) => choices.ending.nameOf(value, language)),
  referralRate: ({ product }) => given(product.override?.referral, referralText),
  fulfilmentFee: ({ product }) => given(product.override?.fulfilment, fulfilmentText),
  price: ({ product }) => given(product.price, formatAmount),
  currentPrice: ({ product }) => given(product.currentPrice, formatAmount),
  minPrice: ({ product }) => given(product.minPrice, formatAmount),
  maxPrice: ({ product }) => given(product.maxPrice, formatAmount),
  monthlySales: ({ product }) => given(product.monthlySales, String),
};

/** Writes single columns of a product as `textsOf` writes all. */
export function textWriter(
  product: WrittenProduct,
  book: FeeBook,
  language: Language,
): (column: ProductColumn) => string {
  const said = { product, names: bookNames(book), language };
  return (column) => writers[column](said);
}

/** A product as the texts of a sheet's row: what `readProductRow` reads back as the same product. */
export function textsOf(product: WrittenProduct, book: FeeBook, language: Language): RowTexts {
  const write = textWriter(product, book, language);
  return Object.fromEntries(productColumns.map((column) => [column, write(column)]));
}
