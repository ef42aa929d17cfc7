import type { FeeTable, SizeClass } from '@saer/pricing/fee-table';
import type { Named } from '../named.ts';

/** What the landing page needs of a fee book: every store with fees in force, and a few common sub families. */
export interface TrialBook {
  readonly on: string;
  readonly stores: readonly TrialStore[];
  readonly subFamilies: readonly Named[];
}

export interface TrialStore extends Named {
  readonly feeTable: TrialFeeTable;
  /** A public source or an admin stands for the fee table as a whole. */
  readonly isFact: boolean;
  /** The sub families whose commission no public source confirms. */
  readonly unconfirmed: readonly string[];
}

/** A fee table whose size classes have names to choose by. */
export interface TrialFeeTable extends FeeTable {
  readonly sizeClasses: readonly (SizeClass & Named)[];
}

/** The stores that publish rates: only they can answer without the seller typing fees. */
export const pricedStores = (book: TrialBook): readonly TrialStore[] =>
  book.stores.filter(({ feeTable }) => !feeTable.store.manualRates);
