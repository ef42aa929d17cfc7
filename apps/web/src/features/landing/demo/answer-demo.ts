import type { FieldError } from '@saer/contract/api/error-reply';
import type { Quote } from '@saer/pricing/answer/quote';
import { quoteProduct } from '@saer/quoting/quote-product';
import { pricedStores, type DemoFeeBook, type DemoStore } from './demo-fee-book.ts';
import { readDemo, type DemoInput, type DemoErrors } from './demo-input.ts';

/** The demo calculator's result or its field errors. */
export type DemoAnswer =
  | { readonly is: 'quote'; readonly quote: Quote }
  | { readonly is: 'refusal'; readonly fieldError: FieldError }
  | { readonly is: 'unread'; readonly problems: DemoErrors };

/** The store of a demo calculation; if the fee book no longer has it, the first one. */
export const storeOf = (book: DemoFeeBook, code: string): DemoStore | undefined => {
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
  const classes = storeOf(book, next.store)?.feeTable.sizeClasses ?? [];
  const isOffered = classes.some(({ code }) => code === next.sizeClass);
  return isOffered ? next : { ...next, sizeClass: closestClass(classes, next.sizeClass) };
}

// `ds_standard_parcel` corresponds to `standard_parcel` of another store.
function closestClass(classes: readonly { readonly code: string }[], requested: string): string {
  const alike = classes.find(({ code }) => code.endsWith(requested) || requested.endsWith(code));
  return (alike ?? classes[0])?.code ?? requested;
}
