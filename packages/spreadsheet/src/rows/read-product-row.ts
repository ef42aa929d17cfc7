import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { standardVat } from '@saer/contract/standard-vat';
import { type BookNames, bookNames } from './book-names.ts';
import { choices } from './choices.ts';
import type { ColumnUnits } from './column-units.ts';
import type { ProductColumn, RowTexts } from './product-column.ts';
import { type CategoryContext, readCategory } from './read-category.ts';
import { readIdentity } from './read-identity.ts';
import { readNamed } from './read-named.ts';
import { cellNumbers, readNumber } from './read-number.ts';
import { readSize } from './read-size.ts';
import { readTarget } from './read-target.ts';
import { needed, type RowCells, rowCells } from './row-cells.ts';
import { rowDoubts } from './row-doubts.ts';
import type { ReadRow } from './sheet-row.ts';
import { readTypedFees } from './typed-fees.ts';
import type { ValueIndex } from './value-index.ts';

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

/** The data for reading a sheet's rows. */
export interface ReadContext extends CategoryContext {
  /** Values for empty cells, such as the store chosen for the whole sheet. */
  readonly defaults: RowTexts;
  /** The unit of each column's bare numbers. */
  readonly units: ColumnUnits;
  /** Columns in which some cells say a unit, and others do not: a bare number there is doubted. */
  readonly mixed?: readonly ProductColumn[];
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
