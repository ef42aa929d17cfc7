import type { StoreFee } from '@saer/contract/fees/choices';
import { seenIn } from '@saer/quoting/statement-rates';
import { priceProduct } from '@saer/quoting/price-product';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { WrittenProduct } from '@saer/contract/products/product';
import { columnOfError } from './column-of-error.ts';
import type { RowError, SheetRow } from '../cells/sheet-row.ts';

type Quote = Extract<ReturnType<typeof priceProduct>, { readonly ok: true }>['quote'];

/** A row with its price, or with its errors. */
export type PricedRow =
  | {
      readonly ok: true;
      readonly product: WrittenProduct;
      readonly quote: Quote;
      /** Its fees that no source and no admin confirms. */
      readonly toConfirm: readonly StoreFee[];
      /** Its commission is one seen on the seller's statements. */
      readonly isSeen: boolean;
      readonly doubts: readonly RowError[];
    }
  | { readonly ok: false; readonly problems: readonly RowError[] };

/** Prices a parsed row; reports an error at the column where it can be corrected. */
export function priceSheetRow(book: FeeBook, { read, texts }: Pick<SheetRow, 'read' | 'texts'>): PricedRow {
  if (!read.ok) return read;
  const { product, doubts } = read;
  const priced = priceProduct(book, product);
  if (priced.ok) {
    const isOwn = priced.product.override?.referral !== undefined;
    const isSeen = !isOwn && seenIn(priced.feeTable, priced.product.subFamily) !== undefined;
    return { ok: true, product, quote: priced.quote, toConfirm: priced.toConfirm, isSeen, doubts };
  }
  return {
    ok: false,
    problems: [{ column: columnOfError(priced.fieldError, texts), fieldError: priced.fieldError }],
  };
}
