import { priceProduct } from '@saer/quoting/price-product';
import { choose } from './answer-demo.ts';
import { type DemoFeeBook, type DemoStore, pricedStores } from './demo-fee-book.ts';
import { type DemoInput, readDemo } from './demo-input.ts';

interface StoreSums {
  readonly price: number;
  readonly fees: number;
  readonly profit: number;
  /** A fee behind them is confirmed by nobody. */
  readonly isToConfirm: boolean;
}

/** The demo's product in one store. Sums in halalas. */
export interface StoreAnswer {
  readonly store: DemoStore;
  /** Null if no price leaves the margin there, or the parcel is too heavy. */
  readonly sums: StoreSums | null;
  /** No other store needs a lower price. */
  readonly isLowest: boolean;
}

/** The product of the fields in every store that publishes its fees, in the size of the same kind. Empty while a field cannot be read. */
export function answerStores(book: DemoFeeBook, input: DemoInput): readonly StoreAnswer[] {
  const answers = pricedStores(book).flatMap((store): Omit<StoreAnswer, 'isLowest'>[] => {
    const read = readDemo(choose(book, input, { store: store.code }));
    if (!read.ok) return [];
    const priced = priceProduct(book, read.product);
    if (!priced.ok) return [{ store, sums: null }];
    const { price, profit, totalStoreFees } = priced.quote.recommended.statement;
    const isToConfirm = priced.toConfirm.length > 0;
    return [{ store, sums: { price, profit, fees: totalStoreFees, isToConfirm } }];
  });
  const lowest = Math.min(...answers.map(({ sums }) => sums?.price ?? Infinity));
  return answers.map((each) => ({ ...each, isLowest: each.sums?.price === lowest }));
}
