import { msg } from '@lingui/core/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { fulfilmentModes } from '@saer/contract/fees/choices';
import type { ServiceFeeKind } from '@saer/contract/fees/service-fee';
import type { ServiceFee } from '@saer/contract/fees/service-fee';
import type { Refusal } from '@saer/pricing/fees/refusal';
import { feeTableFor } from '@saer/quoting/fee-book';
import { refusalFieldError } from '@saer/quoting/refusal-field-error';
import type { Outcome, ToolRefusal } from '../tool.ts';

/** A store's fees as the fee book holds them, with names. */
export type BookFeeTable = NonNullable<FeeBook['stores'][number]['feeTable']>;

/** Finds the fees of a store for one way of handing parcels over; a refusal if it has none by size. */
export function feesOfStore(
  book: FeeBook,
  { store, handover }: { readonly store: string; readonly handover?: string | undefined },
): Outcome<BookFeeTable> {
  const found = feeTableFor(book, { store, ...(handover === 'PICKUP' ? { handover } : {}) });
  if (!found.ok) return { ok: false, fieldError: found.fieldError };
  return found.feeTable.sizeClasses.length === 0
    ? { ok: false, message: msg`This store publishes no fees by size. Choose another one.` }
    : { ok: true, answer: found.feeTable };
}

/** Finds the fees of the store with a way of fulfilment. */
export function feesOfMode(
  book: FeeBook,
  mode: (typeof fulfilmentModes)[number],
  handover?: string,
): Outcome<BookFeeTable> {
  const store = book.stores.find(
    ({ fulfilmentMode, feeTable }) => fulfilmentMode === mode && feeTable !== null,
  );
  return store === undefined
    ? { ok: false, message: msg`These fees are not in force today. Look again later.` }
    : feesOfStore(book, { store: store.code, handover });
}

/** The service fee of a kind in force; null if no store charges one. `store`: only its own. */
export const getServiceFee = (book: FeeBook, kind: ServiceFeeKind, store?: string): ServiceFee | null =>
  book.serviceFees.find((fee) => fee.kind === kind && (store === undefined || fee.store === store)) ?? null;

/** Says that a service fee is not in force. */
export const noServiceFee: ToolRefusal = {
  ok: false,
  message: msg`No store charges this fee today. Look again later.`,
};

/** Says that a stock is too large for exact sums. */
export const tooLargeStock: ToolRefusal = {
  ok: false,
  message: msg`This stock is too large to be computed exactly. Check its sides and its units.`,
};

/** The engine's refusal at the field where it can be corrected. */
export const getRefusal = (refusal: Refusal): ToolRefusal => ({
  ok: false,
  fieldError: refusalFieldError(refusal, {}),
});
