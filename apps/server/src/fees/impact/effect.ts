import type { FeeBook } from '@saer/contract/fee-book';
import { forHandover } from '@saer/contract/fee-table';
import { evaluate } from '@saer/pricing/evaluate';
import { AppError } from '../../http/app-error.ts';
import { placeProduct } from '../../products/calculation/place-product.ts';
import { overrideOf, priceRow, type Row } from '../../products/calculation/price-row.ts';

/** What a product's present price brings by the fees of a book. */
export interface Result {
  /** null: by these fees it has no price at all. */
  readonly profit: number | null;
  readonly meetsTarget: boolean;
  /** The price that would leave the wanted profit; null: none does. */
  readonly neededPrice: number | null;
}

const nothing: Result = { profit: null, meetsTarget: false, neededPrice: null };

/** The profit at a price where what is wanted of the product can be reached at no price. */
function profitAlone(book: FeeBook, row: Row, price: number): Result {
  const store = book.stores.find(({ code }) => code === row.store);
  if (store === undefined || store.feeTable === null) return nothing;
  const product = { ...row, ...placeProduct(book, row), override: overrideOf(book, row) };
  const found = evaluate(forHandover(store.feeTable, row.handover), product, price);
  return found.ok ? { ...nothing, profit: found.point.statement.profit } : nothing;
}

/** A product at a price by the fees of a book. */
export function effectOf(book: FeeBook, row: Row, price: number): Result {
  try {
    const { final, finalMeetsTarget, recommended } = priceRow(book, { ...row, price });
    return {
      profit: final.statement.profit,
      meetsTarget: finalMeetsTarget,
      neededPrice: recommended.statement.price,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.faults[0].code === 'targetUnreachable' ? profitAlone(book, row, price) : nothing;
  }
}
