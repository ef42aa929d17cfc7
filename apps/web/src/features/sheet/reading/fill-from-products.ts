import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import type { Language } from '@saer/i18n/locale';
import { type ColumnUnits, unitsOf } from '@saer/spreadsheet/product-sheet/column-units';
import {
  type ProductColumn,
  productColumns,
  type RowTexts,
} from '@saer/spreadsheet/product-sheet/product-column';
import { textsOf } from '@saer/spreadsheet/product-sheet/written-texts';
import { writtenOf } from '@saer/spreadsheet/write/written-of';

/** A row with what it lacked, and the columns that were taken from a saved product. */
export interface FilledRow {
  readonly texts: RowTexts;
  readonly fromProducts: readonly ProductColumn[];
}

interface FillContext {
  readonly book: FeeBook;
  readonly language: Language;
  readonly defaults: RowTexts;
  readonly units: ColumnUnits;
}

/** Columns that say one thing together: where the row says any of them, none is taken. */
const groups: readonly (readonly ProductColumn[])[] = [
  ['name', 'nameEn', 'nameAr'],
  ['barcode'],
  ['sku'],
  ['family', 'subFamily', 'type'],
  ['sizeClass', 'longestSide', 'medianSide', 'shortestSide'],
  ['weight'],
  ['cost', 'costIncludesVat', 'costVat'],
  ['profit', 'marginRate', 'marginAmount', 'marginBase'],
  ['extraRate'],
  ['extraFixed'],
  ['ending'],
  ['vat'],
  ['vatRegistered'],
  ['feeVatIsCost'],
  ['referralRate'],
  ['fulfilmentFee'],
];

/** What a size class of one store is worth in another: nothing. */
const ofStore: ReadonlySet<ProductColumn> = new Set(['sizeClass', 'referralRate', 'fulfilmentFee']);

const has = (texts: RowTexts, column: ProductColumn): boolean => (texts[column] ?? '') !== '';

/** A saved figure says its unit where the column of the file is in another one. */
function saidText(text: string, column: ProductColumn, units: ColumnUnits): string {
  const [usual] = unitsOf(column);
  const isMeasure = column === 'weight' || column.endsWith('Side');
  return isMeasure && units[column] !== undefined && units[column] !== usual ? `${text} ${usual}` : text;
}

const isOf = ({ stores }: FeeBook, code: string, said: string): boolean =>
  stores.some((store) => store.code === code && [code, store.nameEn, store.nameAr].includes(said));

/** The saved products of a row: those of its store before others. */
function savedFor(
  texts: RowTexts,
  products: ReadonlyMap<string, readonly ListedProduct[]>,
  { book, defaults }: FillContext,
): { readonly product: ListedProduct; readonly isSameStore: boolean } | undefined {
  const found = [
    ...(products.get(`barcode ${texts.barcode ?? ''}`) ?? []),
    ...(products.get(`sku ${texts.sku ?? ''}`) ?? []),
  ];
  const store = texts.store ?? defaults.store ?? '';
  const same = found.find((product) => isOf(book, product.store, store));
  const product = same ?? found[0];
  return product === undefined ? undefined : { product, isSameStore: same !== undefined || store === '' };
}

/** Saved products by each of their keys. */
export function productsByKey(
  products: readonly ListedProduct[],
): ReadonlyMap<string, readonly ListedProduct[]> {
  const keyed = products.flatMap((product) => [
    ...(product.barcode === null ? [] : [[`barcode ${product.barcode}`, product] as const]),
    ...(product.sku === null ? [] : [[`sku ${product.sku}`, product] as const]),
  ]);
  return new Map(
    [...Map.groupBy(keyed, ([key]) => key)].map(([key, pairs]) => [key, pairs.map(([, product]) => product)]),
  );
}

/** Fills what a row lacks from the saved product with its barcode or SKU; null: there is none, or the row lacks nothing. */
export function fillRow(
  texts: RowTexts,
  products: ReadonlyMap<string, readonly ListedProduct[]>,
  context: FillContext,
): FilledRow | null {
  const saved = savedFor(texts, products, context);
  if (saved === undefined) return null;
  const { product, isSameStore } = saved;
  const own = textsOf(writtenOf(product), context.book, context.language);
  const lacking = new Set(groups.filter((group) => !group.some((column) => has(texts, column))).flat());
  if (!has(texts, 'store') && !has(context.defaults, 'store')) lacking.add('store');
  const taken = productColumns.filter(
    (column) => lacking.has(column) && has(own, column) && (isSameStore || !ofStore.has(column)),
  );
  if (taken.length === 0) return null;
  const filled = taken.map((column) => [column, saidText(own[column] ?? '', column, context.units)] as const);
  return { texts: { ...texts, ...Object.fromEntries(filled) }, fromProducts: taken };
}
