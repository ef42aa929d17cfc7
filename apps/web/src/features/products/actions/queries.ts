import type { EndpointInput } from '@saer/contract/api/endpoint';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import {
  applyProductActions,
  findAppliedActions,
  findProductActions,
} from '@saer/contract/products/product-actions';
import type { PricesBefore } from '@saer/contract/products/product-prices';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { everyProduct, renewing } from '../queries.ts';

/** A page of what to do about products. The current one remains until the next is loaded; whoever leaves ends the work on it. */
export const actionsQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyProduct, 'actions', filter],
    queryFn: ({ signal }) => call(findProductActions, { query: { filter: encodeFilter(filter) } }, signal),
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });

/** A page of the suggested prices that were taken at least a week ago, and what is known of them since. */
export const appliedQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyProduct, 'applied-actions', filter],
    queryFn: ({ signal }) => call(findAppliedActions, { query: { filter: encodeFilter(filter) } }, signal),
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });

type NamedPrices = NonNullable<EndpointInput<typeof applyProductActions>['body']['products']>;

export const applyActionMutation = mutationOptions({
  mutationFn: (products: NamedPrices) => call(applyProductActions, { body: { products } }),
  ...renewing,
});

interface Applied {
  /** The prices before, of the products changed so far. */
  readonly changed: readonly PricesBefore[];
  /** Products that no price resolves any more. */
  readonly left: number;
  /** Why it ended early; undefined if it did not. */
  readonly failure?: unknown;
}

/** Applies the first price of all that a filter finds, part by part; when stopped or failing, what was changed before is answered. */
export const applyAllMutation = mutationOptions({
  mutationFn: async ({
    filter,
    signal,
    onDone,
  }: {
    readonly filter: ListFilter;
    readonly signal: AbortSignal;
    /** Receives the number of products done so far. */
    readonly onDone: (done: number) => void;
  }): Promise<Applied> => {
    const changed: PricesBefore[] = [];
    let left = 0;
    for (let after: number | null | undefined; after !== null && !signal.aborted;) {
      const body = { filter: encodeFilter(filter), ...(after === undefined ? {} : { after }) };
      try {
        const part = await call(applyProductActions, { body });
        changed.push(...part.changed);
        left += part.left;
        after = part.next;
      } catch (failure) {
        if (changed.length === 0) throw failure;
        return { changed, left, failure };
      }
      onDone(changed.length);
    }
    return { changed, left };
  },
  ...renewing,
});
