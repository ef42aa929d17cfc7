import type { FieldError } from '@saer/contract/api/error-reply';
import type { Quote } from '@saer/pricing/answer/quote';
import { quoteProduct } from '@saer/quoting/quote-product';
import { pricedStores, type DemoFeeBook, type DemoStore } from './demo-fee-book.ts';
import { readDemo, type DemoInput, type DemoErrors } from './demo-input.ts';
import { priceProduct } from '@saer/quoting/price-product';
import type { Statement } from '@saer/pricing/answer/statement';

/** The demo calculator's result or its field errors. */
export type DemoAnswer =
  | { readonly is: 'quote'; readonly quote: Quote }
  | { readonly is: 'refusal'; readonly fieldError: FieldError }
  | { readonly is: 'unread'; readonly problems: DemoErrors };

/** The store of a demo calculation; if the fee book no longer has it, the first one. */
export const getStore = (book: DemoFeeBook, code: string): DemoStore | undefined => {
  const stores = pricedStores(book);
  return stores.find((store) => store.code === code) ?? stores[0];
};

/** Prices the fields as the server would. */
export function answerDemo(book: DemoFeeBook, input: DemoInput): DemoAnswer {
  const read = readDemo(input);
  if (!read.ok) return { is: 'unread', problems: read.problems };
  const quoted = quoteProduct(book, read.product);
  return quoted.ok ? { is: 'quote', quote: quoted.quote } : { is: 'refusal', fieldError: quoted.fieldError };
}

/** The fields after a selection: another store has other size classes, and one of the same name is retained. */
export function choose(book: DemoFeeBook, input: DemoInput, changed: Partial<DemoInput>): DemoInput {
  const next = { ...input, ...changed };
  const classes = getStore(book, next.store)?.feeTable.sizeClasses ?? [];
  const isOffered = classes.some(({ code }) => code === next.sizeClass);
  return isOffered ? next : { ...next, sizeClass: closestClass(classes, next.sizeClass) };
}

// `ds_standard_parcel` corresponds to `standard_parcel` of another store.
function closestClass(classes: readonly { readonly code: string }[], requested: string): string {
  const alike = classes.find(({ code }) => code.endsWith(requested) || requested.endsWith(code));
  return (alike ?? classes[0])?.code ?? requested;
}

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

export type PriceComponentName = 'cost' | 'referral' | 'fulfilment' | 'vat' | 'profit';

/** A component of the revenue of one unit, in halalas. */
export interface PriceComponent {
  readonly name: PriceComponentName;
  readonly amount: number;
}

const ownCosts = ({ extra, ads, coupon, returns, storage }: Statement): number =>
  extra + ads + coupon + returns + storage;

/** Where each riyal goes, for a bar and a short list: the parts add up to the price and the shipping credit. */
export const priceComponents = (lines: Statement): readonly PriceComponent[] => [
  { name: 'cost', amount: lines.cost + ownCosts(lines) },
  { name: 'referral', amount: lines.referral },
  { name: 'fulfilment', amount: lines.fulfilment },
  { name: 'vat', amount: lines.outputVat + lines.feeVatCost + lines.shippingCreditVat },
  { name: 'profit', amount: lines.profit },
];
