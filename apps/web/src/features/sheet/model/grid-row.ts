import type { ProductResult } from '@saer/quoting/product-result';
import type { WrittenProduct } from '@saer/contract/products/product';
import type { WeightDoubt } from '@saer/pricing/answer/weight-doubt';
import type { Health } from '@saer/pricing/answer/price-point';
import type { ProductColumn, RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';

/** The results of a row's price: halalas, and the margin in basis points of the price. */
export interface RowResult extends ProductResult {
  /** The profit of the recommended price: differs from `profit` if the seller has an own price. */
  readonly recommendedProfit: number;
  readonly health: Health;
  /** A lower price meets the target, or earns more. */
  readonly warning: 'gap' | 'deadZone' | null;
  /** Why the store may count another weight. */
  readonly weightDoubt: WeightDoubt | null;
  /** It is priced by a range factor that nobody has confirmed, since the row, or the whole sheet, wants no profit. */
  readonly withoutTarget: 'row' | 'sheet' | null;
  /** No source and no admin confirms one of its fees; absent: all are confirmed. */
  readonly isUnconfirmed?: true;
  /** Nobody knows who bears the VAT of its sale: its seller is not registered. */
  readonly isSaleVatUnknown?: true;
  /** Its commission is one seen on the seller's statements. */
  readonly isSeen?: true;
}

export type Outcome =
  | {
      readonly ok: true;
      readonly product: WrittenProduct;
      readonly result: RowResult;
      /** Valid but implausible values; absent if there are none. */
      readonly doubts?: readonly RowError[];
    }
  | { readonly ok: false; readonly problems: readonly RowError[] };

export interface GridRow {
  readonly id: number;
  /** Its place in the seller's sheet, from 0; null: it was added here. */
  readonly at: number | null;
  readonly texts: RowTexts;
  /** The columns that were taken from a saved product, and not typed over since; absent: none. */
  readonly fromProducts?: readonly ProductColumn[];
  /** null: not validated yet. */
  readonly outcome: Outcome | null;
  /** The server's errors when it was to be saved; gone as soon as the row is changed. */
  readonly serverErrors: readonly RowError[];
}

/** Rows are never mutated: undo returns to older lists. */
export type GridRows = readonly GridRow[];

/** Says whether any row of a sheet has a target. */
export const anyRowHasTarget = (rows: readonly { readonly texts: RowTexts }[]): boolean =>
  rows.some(({ texts: { profit = '', marginRate = '', marginAmount = '' } }) =>
    [profit, marginRate, marginAmount].some((text) => text !== ''),
  );
