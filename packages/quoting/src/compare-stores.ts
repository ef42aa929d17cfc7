import type { StoreFee } from '@saer/contract/fees/choices';
import {
  compareStores as compareTables,
  type StoreComparison as Compared,
} from '@saer/pricing/answer/compare-stores';
import type { ProductInput } from '@saer/contract/products/product-input';
import type { Offer } from '@saer/pricing/answer/offer';
import type { Statement } from '@saer/pricing/answer/statement';
import { forHandover, type QuotableBook, type Unquoted } from './fee-book.ts';
import { feesToConfirm } from './fees-to-confirm.ts';
import { refusalFieldError } from './refusal-field-error.ts';
import { familyOf } from './resolve-product.ts';

/** One store's answer, with its lines at the common price if it has one. */
export interface ComparedPrice {
  readonly store: string;
  readonly outcome: Offer | Unquoted;
  readonly atCommonPrice: Statement | null;
  /** The fees of its answer that nobody confirms. */
  readonly toConfirm: readonly StoreFee[];
}

/** The same product in every store that has fees on the day, side by side. */
export interface StoreComparison extends Omit<Compared, 'rows'> {
  readonly rows: readonly ComparedPrice[];
}

/** Prices a product in every store with the store's own fees: fees entered or agreed for one store do not apply to another. */
export function compareStores(book: QuotableBook, product: ProductInput): StoreComparison {
  const { override: _, ...rest } = product;
  const family = familyOf(book, product);
  const plain = typeof family === 'string' ? { ...rest, family } : rest;
  const feeTables = book.stores.flatMap(({ feeTable }) =>
    feeTable === null ? [] : [forHandover(feeTable, product.handover)],
  );
  const { rows, ...best } = compareTables(feeTables, plain);
  const tables = new Map(feeTables.map((feeTable) => [feeTable.store.code, feeTable]));
  return {
    ...best,
    rows: rows.map(({ outcome, ...row }) => {
      if (!outcome.ok) {
        return {
          ...row,
          toConfirm: [],
          outcome: { ok: false, fieldError: refusalFieldError(outcome, plain) },
        };
      }
      const table = tables.get(row.store);
      return { ...row, toConfirm: table ? feesToConfirm(table, plain, outcome.parcel) : [], outcome };
    }),
  };
}
