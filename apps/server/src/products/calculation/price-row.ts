import type { calculateRow } from '@saer/contract/calculate';
import type { FeeBook } from '@saer/contract/fee-book';
import { type FeeTable, forHandover } from '@saer/contract/fee-table';
import type { FeeOverride } from '@saer/pricing/product';
import { type Quote, quote } from '@saer/pricing/quote';
import type * as z from 'zod/mini';
import { AppError } from '../../http/app-error.ts';
import { placeProduct } from './place-product.ts';
import { refusalFault } from './refusal-fault.ts';

export type Row = z.output<typeof calculateRow>;

function feeTableOf(book: FeeBook, row: Row, wanted: string | undefined): FeeTable {
  const store = book.stores.find(({ code }) => code === row.store);
  if (store === undefined)
    throw new AppError({ code: 'unknownStore', field: 'store', details: { store: row.store } });
  if (wanted !== undefined && store.feeTable?.version.id !== wanted)
    throw new AppError({ code: 'unknownVersion', field: 'feeTable', details: { feeTable: wanted } });
  if (store.feeTable !== null) return forHandover(store.feeTable, row.handover);
  throw new AppError({ code: 'noFeeTableYet', field: 'on', details: { on: book.on, first: store.firstDay } });
}

/** What the seller typed, else what was agreed for this barcode, else the store's own fee. */
export function overrideOf(book: FeeBook, { barcode, store, override }: Row): FeeOverride {
  const agreed = book.overrides.find((each) => each.store === store && each.barcode === barcode);
  return {
    referral: override?.referral ?? agreed?.referral ?? undefined,
    fulfilment: override?.fulfilment ?? agreed?.fulfilment ?? undefined,
  };
}

/** Prices one row by the fees of the book, or refuses it at a field. `wanted`: only by this fee table, as a calculation names it. */
export function priceRow(book: FeeBook, row: Row, wanted?: string): Quote {
  const feeTable = feeTableOf(book, row, wanted);
  const { family } = placeProduct(book, row);
  const outcome = quote(feeTable, { ...row, family, override: overrideOf(book, row) });
  if (!outcome.ok) throw new AppError(refusalFault(outcome, row));
  return outcome;
}
