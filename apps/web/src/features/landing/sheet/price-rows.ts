import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { profitAt } from '@saer/pricing/search/profit';
import { priceProduct } from '@saer/quoting/price-product';
import type { DemoFeeBook } from '../demo/demo-fee-book.ts';
import type { ExampleRow } from './example-rows.ts';

/** Store and margin of every row. */
export interface SheetTarget {
  readonly store: string;
  /** Basis points of the price. */
  readonly marginRate: number;
}

/** Reason to look at a row. */
export type RowWarning =
  /** No price leaves the margin, or the store has no fee for the parcel. */
  | { readonly is: 'noPrice'; readonly isTarget: boolean }
  /** Sold at a loss at today's price. */
  | { readonly is: 'loss' }
  /** Today's price earns less than a lower one. */
  | { readonly is: 'deadZone'; readonly earnsMoreAt: number };

/** A row with its answer. Sums in halalas. */
export interface PricedRow {
  readonly row: ExampleRow;
  /** Null if no price leaves the margin. */
  readonly price: number | null;
  readonly profit: number | null;
  /** At today's price; null if the store has no fee for the parcel. */
  readonly currentProfit: number | null;
  readonly warning: RowWarning | null;
}

const noPrice = (row: ExampleRow, isTarget: boolean): PricedRow => ({
  row,
  price: null,
  profit: null,
  currentProfit: null,
  warning: { is: 'noPrice', isTarget },
});

/** Prices one row as a saved product is priced. */
function priceRow(book: DemoFeeBook, row: ExampleRow, { store, marginRate }: SheetTarget): PricedRow {
  const { subFamily, weight, cost, currentPrice } = row;
  const [longest, median, shortest] = row.sides;
  const priced = priceProduct(book, {
    store,
    subFamily,
    sides: [longest, median, shortest],
    weight,
    cost,
    costIncludesVat: false,
    costVat: standardVat,
    vat: standardVat,
    vatRegistered: true,
    feeVatIsCost: false,
    marginRate,
    marginBase: 'price',
    extraRate: 0,
    extraFixed: 0,
    ...noOptionalLines,
  });
  if (!priced.ok) return noPrice(row, priced.fieldError.code === 'targetUnreachable');
  const { recommended, terms, deadZones } = priced.quote;
  const { price, profit } = recommended.statement;
  const currentProfit = profitAt(terms, currentPrice);
  const zone = deadZones.find(
    ({ first, last }) => currentPrice >= first && (last === null || currentPrice <= last),
  );
  const warning: RowWarning | null =
    currentProfit < 0
      ? { is: 'loss' }
      : zone === undefined
        ? null
        : { is: 'deadZone', earnsMoreAt: zone.earnsMoreAt };
  return { row, price, profit, currentProfit, warning };
}

export const priceRows = (
  book: DemoFeeBook,
  rows: readonly ExampleRow[],
  target: SheetTarget,
): readonly PricedRow[] => rows.map((row) => priceRow(book, row, target));
