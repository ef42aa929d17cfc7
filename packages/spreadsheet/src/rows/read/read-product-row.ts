import { type ReadContext, readCategory } from './read-category.ts';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { WrittenProduct } from '@saer/contract/products/product';
import { standardVat } from '@saer/contract/fees/standard-vat';
import type { Handover } from '@saer/contract/fees/fee-table';
import { type BookNames, bookNames } from '../names/book-names.ts';
import { choices } from '../names/choices.ts';
import type { ColumnUnits } from '../layouts/column-units.ts';
import type { ProductColumn, RowTexts } from '../layouts/product-column.ts';
import { readIdentity } from './read-identity.ts';
import { readNamed } from './read-named.ts';
import { cellNumbers, readNumber, readNumberText } from '../cells/read-number.ts';
import { readTarget } from './read-target.ts';
import { needed, type RowCells, rowCells } from '../cells/row-cells.ts';
import { rowDoubts } from './row-doubts.ts';
import type { ReadRow } from '../cells/sheet-row.ts';
import { readTypedFees } from './typed-fees.ts';
import type { ValueIndex } from '../names/value-index.ts';
import { sidesTogether } from '../cells/sides-text.ts';

type Size = Pick<WrittenProduct, 'sizeClass' | 'sides' | 'weight'>;
type Store = FeeBook['stores'][number];

const sideColumns = ['longestSide', 'medianSide', 'shortestSide'] as const;

function textsOfSides(cells: RowCells): readonly [string, string, string] {
  const isOwn = [...sideColumns, 'sizeClass' as const].some((column) => cells.own(column) !== '');
  const [first, second, third] = sideColumns.map(isOwn ? cells.own : cells.text);
  if (second === '' && third === '') {
    const together = sidesTogether(first ?? '');
    if (together !== undefined) return together;
  }
  return [first ?? '', second ?? '', third ?? ''];
}

/** Three sides in any order, or none; if only one or two are given, the others are reported as missing. */
function readSides(cells: RowCells, texts: readonly string[]): Size['sides'] {
  if (texts.every((text) => text === '')) return undefined;
  const [first, second, third] = sideColumns.map((column, at) => {
    const text = texts[at] ?? '';
    return text === '' ? needed(cells, column) : readNumberText(cells, column, text, cellNumbers.side);
  });
  return first === undefined || second === undefined || third === undefined
    ? undefined
    : [first, second, third];
}

function readClass(
  cells: RowCells,
  names: BookNames,
  store: Store | undefined,
  handover: Handover | undefined,
): string | undefined {
  // A store that has no classes asks for none: what another store calls the parcel says nothing there.
  if (store?.feeTable === undefined || store.feeTable === null || store.feeTable.sizeClasses.length === 0)
    return undefined;
  const index = names.sizeClasses(store.code);
  if (index === undefined) return undefined;
  const isOffered = (each: { readonly handover: Handover | null }) =>
    each.handover === null || each.handover === (handover ?? 'DROP_OFF');
  return readNamed(cells, 'sizeClass', 'unknownSizeClass', index, isOffered)?.code;
}

/** True if the store's fee depends on the parcel: it does not where the fee is typed or agreed. */
function dependsOnParcel({ overrides }: FeeBook, store: Store, barcode: string | undefined): boolean {
  if (store.feeTable === null || store.feeTable.store.manualRates) return false;
  const agreed = overrides.find((each) => each.store === store.code && each.barcode === barcode);
  return (agreed?.fulfilment ?? null) === null;
}

/** Reads sides, weight and size class; a class chosen for the whole sheet is for the rows that give no sides. */
function readSize(
  cells: RowCells,
  book: FeeBook,
  names: BookNames,
  of: {
    readonly store: Store | undefined;
    readonly handover: Handover | undefined;
    readonly barcode: string | undefined;
    readonly feeIsTyped: boolean;
  },
): Size {
  const texts = textsOfSides(cells);
  const hasSides = texts.some((text) => text !== '') || sideColumns.some(cells.isWrong);
  const sides = readSides(cells, texts);
  const sizeClass =
    hasSides && cells.own('sizeClass') === '' ? undefined : readClass(cells, names, of.store, of.handover);
  const weight = readNumber(cells, 'weight', cellNumbers.weight);
  if (of.store !== undefined && !of.feeIsTyped && dependsOnParcel(book, of.store, of.barcode)) {
    if (!hasSides && cells.text('sizeClass') === '') cells.wrong('longestSide', 'sizeMissing');
    if (weight === undefined) cells.wrong('weight', 'weightMissing');
  }
  return {
    ...(sides === undefined ? {} : { sides }),
    ...(sizeClass === undefined ? {} : { sizeClass }),
    ...(weight === undefined ? {} : { weight }),
  };
}

/** Reads a column that offers few values; undefined: the cell is empty, or wrong. */
function readChoice<Value>(
  cells: RowCells,
  column: ProductColumn,
  { find, options }: ValueIndex<Value>,
): Value | undefined {
  const text = cells.text(column);
  if (text === '') return undefined;
  return find(text) ?? cells.wrong(column, 'notOneOf', { options });
}

function readStore(cells: RowCells, { stores }: BookNames): FeeBook['stores'][number] | undefined {
  if (cells.text('store') === '') return needed(cells, 'store');
  return readNamed(cells, 'store', 'unknownStore', stores);
}

const readVat = (cells: RowCells, column: 'vat' | 'costVat'): number =>
  choices.vat.find(cells.text(column)) ?? readNumber(cells, column, cellNumbers.share) ?? standardVat;

const readYesNo = (cells: RowCells, column: ProductColumn, otherwise: boolean): boolean =>
  readChoice(cells, column, choices.yesNo) ?? otherwise;

/** Prices include VAT: it is added to one without it. */
function readPrice(
  cells: RowCells,
  column: 'price' | 'currentPrice' | 'minPrice' | 'maxPrice',
  { units, vat }: { readonly units: ColumnUnits; readonly vat: number },
): number | undefined {
  const price = readNumber(cells, column, cellNumbers.positiveMoney);
  const isNet = units[column] === 'withoutVat' && cells.own(column) !== '';
  return price === undefined || !isNet ? price : roundHalfUp(price * (whole + vat), whole);
}

const whole = 10_000;
const roundHalfUp = (product: number, divisor: number): number =>
  Math.floor((2 * product + divisor) / (2 * divisor));

/** Reads the target, the current price, and the range permitted by the marketplace. */
function readSale(cells: RowCells, units: ColumnUnits, vat: number) {
  const of = { units, vat };
  const price = readPrice(cells, 'price', of);
  const currentPrice = readPrice(cells, 'currentPrice', of);
  const minPrice = readPrice(cells, 'minPrice', of);
  const maxPrice = readPrice(cells, 'maxPrice', of);
  const monthlySales = readNumber(cells, 'monthlySales', cellNumbers.monthlySales);
  if (minPrice !== undefined && maxPrice !== undefined && maxPrice < minPrice)
    cells.wrong('maxPrice', 'bandReversed');
  return {
    ...(price === undefined ? {} : { price }),
    ...(currentPrice === undefined ? {} : { currentPrice }),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(monthlySales === undefined ? {} : { monthlySales }),
  } satisfies Partial<WrittenProduct>;
}

/** The row's own value, or else the unit of its column. */
const readCostIncludesVat = (cells: RowCells, units: ColumnUnits): boolean =>
  units.cost === 'withVat' && cells.own('costIncludesVat') === '' && cells.own('cost') !== ''
    ? true
    : readYesNo(cells, 'costIncludesVat', false);

function readPrices(cells: RowCells, units: ColumnUnits) {
  const cost = readNumber(cells, 'cost', cellNumbers.positiveMoney);
  if (cost === undefined) needed(cells, 'cost');
  return {
    cost: cost ?? 0,
    costIncludesVat: readCostIncludesVat(cells, units),
    costVat: readVat(cells, 'costVat'),
    vat: readVat(cells, 'vat'),
    vatRegistered: readYesNo(cells, 'vatRegistered', true),
    feeVatIsCost: readYesNo(cells, 'feeVatIsCost', false),
    marginBase: readChoice(cells, 'marginBase', choices.marginBase) ?? 'price',
    extraRate: readNumber(cells, 'extraRate', cellNumbers.share) ?? 0,
    extraFixed: readNumber(cells, 'extraFixed', cellNumbers.money) ?? 0,
    adsRate: readNumber(cells, 'adsRate', cellNumbers.share) ?? 0,
    couponRate: readNumber(cells, 'couponRate', cellNumbers.share) ?? 0,
    returnCost: readNumber(cells, 'returnCost', cellNumbers.money) ?? 0,
    storageCost: readNumber(cells, 'storageCost', cellNumbers.money) ?? 0,
  } satisfies Partial<WrittenProduct>;
}

/** Reads a row's texts as a product, or says everything that is wrong with them, each at its column. It is not priced by that. */
export function readProductRow(texts: RowTexts, context: ReadContext): ReadRow {
  const { book, defaults, units } = context;
  const names = bookNames(book);
  const cells = rowCells(texts, defaults, units);
  const identity = readIdentity(cells);
  const store = readStore(cells, names);
  const category = readCategory(cells, context, names);
  const handover = readChoice(cells, 'handover', choices.handover);
  const override = readTypedFees(cells);
  const size = readSize(cells, book, names, {
    store,
    handover,
    barcode: identity.barcode,
    feeIsTyped: override?.fulfilment !== undefined || cells.isWrong('fulfilmentFee'),
  });
  const prices = readPrices(cells, units);
  const target = readTarget(cells, texts.profit ?? '', units.profit);
  const ending = readChoice(cells, 'ending', choices.ending);
  const sale = readSale(cells, units, prices.vatRegistered ? prices.vat : 0);
  if (cells.problems.length > 0 || store === undefined || category === undefined)
    return { ok: false, problems: cells.problems };
  const product: WrittenProduct = {
    ...identity,
    store: store.code,
    ...category,
    ...size,
    ...(handover === undefined ? {} : { handover }),
    ...prices,
    ...target,
    ...(ending === undefined ? {} : { ending }),
    ...(override === undefined ? {} : { override }),
    ...sale,
  };
  return { ok: true, product, doubts: rowDoubts(product, texts, context) };
}
