import type { FeeBook } from '@saer/contract/fee-book';
import type { FeeTable } from '@saer/contract/fee-table';
import type { ProductInput } from '@saer/contract/product-input';
import { evaluate, type Evaluation } from '@saer/pricing/evaluate';
import { offer, type Offer } from '@saer/pricing/offer';
import type { Refusal } from '@saer/pricing/refusal';
import type { Draft, DraftField } from './draft.ts';
import { type BookStore, feeTableOf, overrideOf, storeOf } from '../fee-tables.ts';
import { type InputErrorAt, readProduct, readWish, type Wish } from './read-product.ts';

/** What the form amounts to at this moment. */
export type Calculation =
  /** Fields are still empty, or hold what cannot be read. */
  | {
      readonly is: 'unfinished';
      readonly missing: readonly DraftField[];
      readonly problems: readonly InputErrorAt[];
    }
  | { readonly is: 'refused'; readonly refusal: Refusal | NoFeeTable; readonly product?: ProductInput }
  | ({ readonly is: 'answered' } & Answer);

/** The store had no fees in force on the day asked for. */
export interface NoFeeTable {
  readonly ok: false;
  readonly reason: 'noFeeTableYet';
  readonly on: string;
  /** The first day the store has fees for; null: it has none yet. */
  readonly firstDay: string | null;
}

/** A price with all its lines: the recommended one, or the one the seller has. */
export interface Answer {
  readonly store: BookStore;
  readonly table: FeeTable;
  readonly product: ProductInput;
  /** What holds at the price shown, whatever is wanted. */
  readonly evaluation: Evaluation;
  /** How the price was found; null where the seller has a price already. */
  readonly found: Offer | null;
  /** What the form asks for, also while it checks a price. */
  readonly wish: Wish;
}

/** Prices a settled form with the fees of the book. */
export function calculate(draft: Draft, book: FeeBook): Calculation {
  const store = storeOf(book, draft.store);
  if (!store) return { is: 'unfinished', missing: ['store'], problems: [] };
  const table = feeTableOf(store, draft.handover);
  if (!table) {
    return {
      is: 'refused',
      refusal: { ok: false, reason: 'noFeeTableYet', on: book.on, firstDay: store.firstDay },
    };
  }
  const read = readProduct(draft, {
    manualRates: table.store.manualRates,
    handover: store.handovers.length > 0,
  });
  if (!read.ok) return { is: 'unfinished', missing: read.missing, problems: read.problems };
  const product = withFamily(withAgreedFees(read.product, book, store.code), book);
  return answer(store, table, product, readWish(draft));
}

function answer(store: BookStore, table: FeeTable, product: ProductInput, wish: Wish): Calculation {
  if (product.price !== undefined) {
    const evaluation = evaluate(table, product, product.price);
    if (!evaluation.ok) return { is: 'refused', refusal: evaluation, product };
    return { is: 'answered', store, table, product, evaluation, found: null, wish };
  }
  const found = offer(table, product);
  if (!found.ok) return { is: 'refused', refusal: found, product };
  return { is: 'answered', store, table, product, evaluation: evaluationOf(found), found, wish };
}

/** What an offer says about its final price, which is all that asking `evaluate` about it would. Gaps belong to what is wanted. */
function evaluationOf({ ok, store, version, parcel, terms, final, deadZones, breakEven }: Offer): Evaluation {
  return { ok, store, version, parcel, terms, point: { ...final, gap: null }, deadZones, breakEven };
}

/** The fees agreed for this barcode hold where the seller typed none. */
export function withAgreedFees(product: ProductInput, book: FeeBook, store: string): ProductInput {
  const agreed = overrideOf(book, store, product.barcode ?? '');
  if (!agreed) return product;
  const referral = product.override?.referral ?? agreed.referral;
  const fulfilment = product.override?.fulfilment ?? agreed.fulfilment;
  return {
    ...product,
    override: { ...(referral ? { referral } : {}), ...(fulfilment ? { fulfilment } : {}) },
  };
}

const withFamily = (product: ProductInput, book: FeeBook): ProductInput => {
  const family = book.subFamilies.find(({ code }) => code === product.subFamily)?.family;
  return family === undefined ? product : { ...product, family };
};
