import { maxVolume } from '@saer/pricing/weight-doubt';
import type { FeeTable } from '@saer/pricing/fee-table';
import { offer, type Offer } from '@saer/pricing/offer';
import { otherPrice } from '@saer/pricing/other-price';
import type { Product } from '@saer/pricing/product';
import type { Refusal } from '@saer/pricing/refusal';
import { pricedStores, type DemoFeeBook, type DemoStore } from './demo-fee-book.ts';
import { readDemo, type DemoInput, type DemoErrors } from './demo-input.ts';

/** The parcel with the largest volume of the chosen class. */
export interface MaxParcel {
  /** Grams; null: the class has no limit of size. */
  readonly shippingWeight: number | null;
  /** The recommended price of it, in halalas; null: none reaches the target. */
  readonly price: number | null;
}

/** What the small calculator has to say about its fields. */
export type DemoAnswer =
  | { readonly is: 'quote'; readonly quote: Offer; readonly max: MaxParcel | null }
  | { readonly is: 'refusal'; readonly refusal: Refusal }
  | { readonly is: 'unread'; readonly problems: DemoErrors };

/** The store a trial is priced in; a store the fee book no longer has gives way to the first one. */
export const storeOf = (book: DemoFeeBook, code: string): DemoStore | undefined => {
  const stores = pricedStores(book);
  return stores.find((store) => store.code === code) ?? stores[0];
};

/** Prices the fields by one store's fees, with the engine the server uses. */
export function answerDemo({ feeTable }: DemoStore, input: DemoInput): DemoAnswer {
  const read = readDemo(input);
  if (!read.ok) return { is: 'unread', problems: read.problems };
  const quote = offer(feeTable, read.product);
  if (!quote.ok) return { is: 'refusal', refusal: quote };
  return { is: 'quote', quote, max: maxOf(feeTable, read.product, quote) };
}

/** Without sides the volume is not known: what the largest parcel of the class would ask, where that is more. */
function maxOf(feeTable: FeeTable, product: Product, quote: Offer): MaxParcel | null {
  const max = quote.weightDoubt && quote.parcel && maxVolume(feeTable, product, quote.parcel);
  if (max === null) return null;
  const { shippingWeight, fee } = max;
  return { shippingWeight, price: fee && otherPrice(quote, quote.target, fee) };
}

/** The fields after a choice: another store brings its own size classes, and one of the same name is kept. */
export function choose(book: DemoFeeBook, input: DemoInput, changed: Partial<DemoInput>): DemoInput {
  const next = { ...input, ...changed };
  const classes = storeOf(book, next.store)?.feeTable.sizeClasses ?? [];
  const kept = classes.some(({ code }) => code === next.sizeClass);
  return kept ? next : { ...next, sizeClass: closestClass(classes, next.sizeClass) };
}

// `ds_standard_parcel` is what another store calls `standard_parcel`.
function closestClass(classes: readonly { readonly code: string }[], wanted: string): string {
  const alike = classes.find(({ code }) => code.endsWith(wanted) || wanted.endsWith(code));
  return (alike ?? classes[0])?.code ?? wanted;
}
