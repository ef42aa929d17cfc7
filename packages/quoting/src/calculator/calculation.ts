import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import type { FieldError } from '@saer/contract/api/error-reply';
import type { ProductInput } from '@saer/contract/products/product-input';
import { checkPrice } from '../check-price.ts';
import { feeTableFor } from '../fee-book.ts';
import type { StoreFee } from '@saer/contract/fees/choices';
import { type ProductQuote, quoteProduct } from '../quote-product.ts';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import { type BookStore, storeOf } from './book-store.ts';
import { type InputErrorAt, readProduct, readWish } from './read-product.ts';

/** The result of the form's current state. */
export type Calculation =
  /** Fields are empty or invalid. */
  | {
      readonly is: 'unfinished';
      readonly missing: readonly DraftField[];
      readonly problems: readonly InputErrorAt[];
    }
  | { readonly is: 'refused'; readonly fieldError: FieldError; readonly product?: ProductInput }
  | ({ readonly is: 'answered' } & Answer);

/** A price with all its lines: the recommended one, or the one the seller has. */
export interface Answer {
  readonly book: FeeBook;
  /** The seller's name for the product; empty if there is none. */
  readonly name: string;
  readonly store: BookStore;
  readonly table: FeeTable;
  /** As it was priced: with its family, and the fees agreed for its barcode where none were typed. */
  readonly product: ProductInput;
  readonly quote: ProductQuote;
  /** The fees behind it that nobody confirms: whoever prints its figures says so. */
  readonly toConfirm: readonly StoreFee[];
}

/** Prices a settled form with the fees of the book. */
export function calculate(draft: Draft, book: FeeBook): Calculation {
  const store = storeOf(book, draft.store);
  if (!store) return { is: 'unfinished', missing: ['store'], problems: [] };
  const fees = feeTableFor(book, draft);
  if (!fees.ok) return { is: 'refused', fieldError: fees.fieldError };
  const read = readProduct(draft, {
    manualRates: fees.feeTable.store.manualRates,
    handover: store.handovers.length > 0,
  });
  if (!read.ok) return { is: 'unfinished', missing: read.missing, problems: read.problems };
  const asked = { ...read.product, store: store.code };
  const quoted =
    asked.price === undefined
      ? quoteProduct(book, asked)
      : checkPrice(book, asked, asked.price, readWish(draft));
  if (!quoted.ok) return { is: 'refused', fieldError: quoted.fieldError, product: quoted.product ?? asked };
  const { feeTable: table, product, quote, toConfirm } = quoted;
  return { is: 'answered', book, name: draft.name.trim(), store, table, product, quote, toConfirm };
}
