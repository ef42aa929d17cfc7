import type { QuotableBook, StoreFeeTable } from '@saer/quoting/fee-book';
import type { NamedByCode } from '../../../domain/names/name.ts';

/** The part of a fee book used by the landing page: every store with fees in force, and a few common sub families. */
export interface DemoFeeBook extends QuotableBook<DemoFeeTable> {
  readonly stores: readonly DemoStore[];
  readonly subFamilies: readonly (NamedByCode & { readonly family: string })[];
}

export interface DemoStore extends NamedByCode {
  readonly feeTable: DemoFeeTable;
  readonly firstDay: string | null;
  /** The fee table as a whole has a public source or an admin's confirmation. */
  readonly isFact: boolean;
}

/** A fee table whose size classes have names to choose by. */
interface DemoFeeTable extends StoreFeeTable {
  readonly sizeClasses: readonly (StoreFeeTable['sizeClasses'][number] & NamedByCode)[];
}

/** The stores that publish rates: only they can answer without the seller typing fees. */
export const pricedStores = (book: DemoFeeBook): readonly DemoStore[] =>
  book.stores.filter(({ feeTable }) => !feeTable.store.manualRates);
