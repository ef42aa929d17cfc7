import type { Handover } from '@saer/contract/fees/fee-table';
import type { AgreedFeeOverride } from '@saer/contract/fees/own-fees';
import type { FieldError } from '@saer/contract/api/error-reply';
import type { ProductInput } from '@saer/contract/products/product-input';
import type { FeeTable, SizeClass } from '@saer/pricing/fees/fee-table';
import type { FeeProvenance, FeeSources } from './fees-to-confirm.ts';

/** A store's fees, each with its provenance. A size class that names a way of handing parcels over applies to that way only. */
export interface StoreFeeTable extends FeeTable {
  readonly sizeClasses: readonly (SizeClass & FeeProvenance & { readonly handover?: Handover | null })[];
  readonly referralProvenance: FeeSources['referralProvenance'];
}

/** The part of a fee book that a quote needs. Satisfied by the contract's `FeeBook` and by the smaller one of the landing page. */
export interface QuotableBook<Table extends StoreFeeTable = StoreFeeTable> {
  /** The day of its fees, `YYYY-MM-DD`. */
  readonly on: string;
  readonly stores: readonly QuotableStore<Table>[];
  readonly families: readonly { readonly code: string }[];
  readonly subFamilies: readonly { readonly code: string; readonly family: string }[];
  readonly types: readonly { readonly code: string; readonly subFamily: string }[];
  /** The fees that stores agreed with the caller. */
  readonly overrides: readonly AgreedFeeOverride[];
}

interface QuotableStore<Table> {
  readonly code: string;
  /** Null if none was in force on the day. */
  readonly feeTable: Table | null;
  /** The first day with fees; null if there is none. */
  readonly firstDay: string | null;
}

/** The reason why there is no quote, and the field of the product where it can be corrected. */
export interface Unquoted {
  readonly ok: false;
  readonly fieldError: FieldError;
  /** The product in the engine's format; absent if the book does not know it. */
  readonly product?: StoreProduct;
}

/** A product in one store, with defaults filled in. */
export type StoreProduct = ProductInput & { readonly store: string };

export const unquoted = (
  code: FieldError['code'],
  field: string,
  details: NonNullable<FieldError['details']>,
): Unquoted => ({ ok: false, fieldError: { code, field, details } });

type ByHandover = Partial<Record<Handover, StoreFeeTable>>;

/** Cached, because each is requested with every product. */
const narrowed = new WeakMap<StoreFeeTable, ByHandover>();

/** A fee table with the size classes for one way of handing parcels over; the same object on every call. */
export function forHandover<Table extends StoreFeeTable>(feeTable: Table, handover?: Handover): Table;
export function forHandover(feeTable: StoreFeeTable, handover: Handover = 'DROP_OFF'): StoreFeeTable {
  const known = narrowed.get(feeTable) ?? {};
  const found = known[handover];
  if (found !== undefined) return found;
  const sizeClasses = feeTable.sizeClasses.filter((each) => (each.handover ?? handover) === handover);
  const forDay = { ...feeTable, sizeClasses };
  narrowed.set(feeTable, { ...known, [handover]: forDay });
  return forDay;
}

/** A store's fees on the day of a book, for one way of handing parcels over. */
export interface FoundFeeTable<Table> {
  readonly ok: true;
  readonly feeTable: Table;
}

/** Finds the fee table of a store. `feeTableId`: only the one with this id, as an earlier calculation names it. */
export function feeTableFor<Table extends StoreFeeTable>(
  book: QuotableBook<Table>,
  { store: code, handover }: { readonly store: string; readonly handover?: Handover },
  feeTableId?: string,
): FoundFeeTable<Table> | Unquoted {
  const store = book.stores.find((each) => each.code === code);
  if (store === undefined) return unquoted('unknownStore', 'store', { store: code });
  const { feeTable, firstDay } = store;
  if (feeTableId !== undefined && feeTable?.version.id !== feeTableId)
    return unquoted('unknownVersion', 'feeTable', { feeTable: feeTableId });
  if (feeTable === null) return unquoted('noFeeTableYet', 'on', { on: book.on, first: firstDay });
  return { ok: true, feeTable: forHandover(feeTable, handover) };
}
