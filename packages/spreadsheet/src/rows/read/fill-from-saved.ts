import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import type { Language } from '@saer/i18n/locale';
import { toWrittenProduct } from './to-written-product.ts';
import { bookNames } from '../names/book-names.ts';
import { oneLine } from '@saer/i18n/one-line';
import type { ProductColumn, RowTexts } from '../layouts/product-column.ts';
import { plainBarcode } from './read-identity.ts';
import { textsOf } from './written-texts.ts';

/** A row with missing values filled from a saved product. */
export interface FilledRow {
  readonly texts: RowTexts;
  /** The product it was taken from; null if none or several match. */
  readonly from: ListedProduct | null;
  /** The columns that were filled. */
  readonly filled: readonly ProductColumn[];
}

/** Columns that say one thing together: where a row says any of them, the others are not filled. */
const groups: readonly { readonly columns: readonly ProductColumn[]; readonly isOfStore: boolean }[] = [
  { columns: ['cost', 'costIncludesVat', 'costVat'], isOfStore: false },
  { columns: ['family', 'subFamily', 'type'], isOfStore: false },
  { columns: ['name', 'nameEn', 'nameAr'], isOfStore: false },
  { columns: ['longestSide', 'medianSide', 'shortestSide', 'sizeClass'], isOfStore: false },
  { columns: ['weight'], isOfStore: false },
  { columns: ['profit', 'marginRate', 'marginAmount', 'marginBase'], isOfStore: true },
  { columns: ['vat'], isOfStore: false },
  { columns: ['vatRegistered'], isOfStore: false },
  { columns: ['feeVatIsCost'], isOfStore: false },
  { columns: ['extraRate'], isOfStore: true },
  { columns: ['extraFixed'], isOfStore: true },
  { columns: ['adsRate'], isOfStore: true },
  { columns: ['couponRate'], isOfStore: true },
  { columns: ['returnCost'], isOfStore: true },
  { columns: ['storageCost'], isOfStore: true },
  { columns: ['handover'], isOfStore: true },
  { columns: ['ending'], isOfStore: true },
];

/** Determines whether a group has a value: that a cost includes VAT says nothing without a cost. */
const decisive: Readonly<Partial<Record<ProductColumn, readonly ProductColumn[]>>> = {
  cost: ['cost'],
  profit: ['profit', 'marginRate', 'marginAmount'],
};

const sides: ReadonlySet<ProductColumn> = new Set(['longestSide', 'medianSide', 'shortestSide']);

/** Says the unit beside the number, whatever that of the column is. */
function withUnit(text: string, column: ProductColumn): string {
  if (text === '') return '';
  if (column === 'weight') return `${text} g`;
  return sides.has(column) ? `${text} cm` : text;
}

interface Saved {
  readonly bySku: ReadonlyMap<string, readonly ListedProduct[]>;
  readonly byBarcode: ReadonlyMap<string, readonly ListedProduct[]>;
}

const groupBy = (products: readonly ListedProduct[], keyOf: (product: ListedProduct) => string | null) =>
  Map.groupBy(
    products.filter((product) => keyOf(product) !== null),
    (product) => keyOf(product) ?? '',
  );

/** The one product among some: of the row's store, or the only one there is. */
function oneOf(
  products: readonly ListedProduct[],
  store: string | undefined,
): { readonly product: ListedProduct; readonly isOfStore: boolean } | undefined {
  const own = products.filter((product) => product.store === store);
  const [first] = own;
  if (own.length === 1 && first !== undefined) return { product: first, isOfStore: true };
  if (own.length > 1) return undefined;
  const [only] = products;
  return only !== undefined && products.length === 1
    ? { product: only, isOfStore: store === undefined }
    : undefined;
}

function findSaved({ bySku, byBarcode }: Saved, texts: RowTexts, store: string | undefined) {
  const sku = plainBarcode(texts.sku ?? '');
  const barcode = plainBarcode(texts.barcode ?? '');
  // Products that were saved before they had an SKU have it as their barcode.
  const ways = [
    sku === '' ? [] : (bySku.get(sku) ?? []),
    barcode === '' ? [] : (byBarcode.get(barcode) ?? []),
    sku === '' ? [] : (byBarcode.get(sku) ?? []),
    barcode === '' ? [] : (bySku.get(barcode) ?? []),
  ];
  const inStore = ways.map((products) => oneOf(products, store)).filter((found) => found !== undefined);
  return inStore.find((found) => found.isOfStore) ?? inStore[0];
}

/**
 * Fills rows with known values of their saved products, matched by store and SKU, then by barcode: a cost that was entered once is
 * not entered again. Values of the row or the whole sheet take precedence. A product of another store provides what the product is,
 * but not its target there. Names are in the reader's `language`.
 */
export function fillFromSaved(
  rows: readonly RowTexts[],
  saved: readonly ListedProduct[],
  {
    book,
    defaults,
    language,
  }: { readonly book: FeeBook; readonly defaults: RowTexts; readonly language: Language },
): readonly FilledRow[] {
  const index: Saved = {
    bySku: groupBy(saved, ({ sku }) => sku),
    byBarcode: groupBy(saved, ({ barcode }) => barcode),
  };
  const known = new Map<ListedProduct, RowTexts>();
  const textsFrom = (product: ListedProduct): RowTexts => {
    const there = known.get(product);
    if (there !== undefined) return there;
    const filled = textsOf(toWrittenProduct(product), book, language);
    known.set(product, filled);
    return filled;
  };
  const { stores } = bookNames(book);
  return rows.map((texts): FilledRow => {
    const savedText = (column: ProductColumn): string =>
      oneLine(texts[column] ?? '') || oneLine(defaults[column] ?? '');
    const named = savedText('store') === '' ? [] : stores.find(savedText('store'));
    const found = findSaved(index, texts, named.length === 1 ? named[0]?.code : undefined);
    if (found === undefined) return { texts, from: null, filled: [] };
    const { product, isOfStore } = found;
    const from = textsFrom(product);
    const filled: Partial<Record<ProductColumn, string>> = {};
    const put = (column: ProductColumn): void => {
      const text = withUnit(from[column] ?? '', column);
      if (text !== '' && oneLine(texts[column] ?? '') === '') filled[column] = text;
    };
    if (savedText('store') === '') put('store');
    for (const { columns, isOfStore: isOnlyOfStore } of groups) {
      const [first] = columns;
      const asked = (first === undefined ? undefined : decisive[first]) ?? columns;
      if ((isOnlyOfStore && !isOfStore) || asked.some((column) => savedText(column) !== '')) continue;
      for (const column of columns) if (isOfStore || column !== 'sizeClass') put(column);
    }
    return {
      texts: { ...texts, ...filled },
      from: product,
      filled: Object.keys(filled).length === 0 ? [] : columnsIn(filled),
    };
  });
}

const columnsIn = (texts: RowTexts): ProductColumn[] =>
  groups
    .flatMap(({ columns }) => columns)
    .concat('store')
    .filter((column) => texts[column] !== undefined);
