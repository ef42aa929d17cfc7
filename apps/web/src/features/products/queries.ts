import type * as z from 'zod/mini';
import type { EndpointInput } from '@saer/contract/api/endpoint';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { pageProducts, removeProducts } from '@saer/contract/products/product';
import {
  findImageFile,
  findImages,
  findOutdated,
  pageProductHistory,
  type priceChoices,
  removeImage,
  repriceOutdated,
  repriceProducts,
  uploadImage,
} from '@saer/contract/products/saved-product';
import {
  findProductSummary,
  maxChangedPrices,
  type PricesBefore,
  setRecommendedPrices,
  undoRecommendedPrices,
} from '@saer/contract/products/product-prices';
import { findSubUsers, pageUsers } from '@saer/contract/account/user';
import { type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, download, upload } from '../../lib/api/api.ts';
import { offlineReading, readOrCopy } from '../../lib/api/offline-reading.ts';
import { everyFeeBook, feeBookQuery } from '../../domain/fee-book/query.ts';
import { asDataUri } from '../../lib/browser/as-data-uri.ts';
import { readProduct } from '../../domain/product/read-product.ts';
import { saveChanges } from '../../domain/product/save-changes.ts';

/** Key of everything read about products. */
export const everyProduct = ['products'] as const;

const quiet = { quiet: true } as const;

/** When a reply came, and how many of all products were saved where it is a copy. */
interface Read {
  /** Milliseconds since 1970. */
  readonly readAt: number;
  readonly copied?: number;
  readonly all?: number;
}
type ProductPage = z.infer<typeof pageProducts.reply> & Read;

/** A page of products. The current one remains until the next is loaded. */
export const productsQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyProduct, 'page', filter],
    queryFn: (context) =>
      readOrCopy<ProductPage>(
        context,
        async () => ({
          ...(await call(pageProducts, { query: { filter: encodeFilter(filter) } })),
          readAt: Date.now(),
        }),
        async () => (await import('./offline/copied-products.ts')).readCopiedPage(filter),
      ),
    ...offlineReading,
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyProduct, 'one', id],
    queryFn: (context) => readProduct(context, id),
    ...offlineReading,
    meta: quiet,
  });

const askChanges = (filter: ListFilter) =>
  call(pageProductHistory, { query: { filter: encodeFilter({ order_by: { at: 'desc' }, ...filter }) } });

/** A page of product changes, newest first. The current one remains until the next is loaded. */
export const changesQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyProduct, 'changes', filter],
    queryFn: () => askChanges(filter),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

/** The newest changes of one product. */
export const productHistoryQuery = (entityId: number) =>
  queryOptions({
    queryKey: [...everyProduct, 'history', entityId],
    queryFn: () => askChanges({ where: { entityId }, limit: 25 }),
    meta: quiet,
  });

/** Today's fee book, to name stores, categories and size classes and to choose from them. */
export const bookQuery = { ...feeBookQuery(), meta: quiet };

/** Accounts that may have products, to choose from: those whose name, or email where that is typed, contains a text. */
export const sellersQuery = (text = '') =>
  queryOptions({
    queryKey: [...everyProduct, 'sellers', text],
    queryFn: () => {
      const column = text.includes('@') ? 'email' : 'fullName';
      const filter: ListFilter = {
        where: { role: 'USER', ...(text === '' ? {} : { [column]: { contains: text } }) },
        order_by: { fullName: 'asc' },
        limit: 20,
        ignorePaginationCount: true,
      };
      return call(pageUsers, { query: { filter: encodeFilter(filter) } });
    },
    placeholderData: (previous) => previous,
    staleTime: 60_000,
    meta: quiet,
  });

/** One seller by key, to name them. */
export const sellerQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: [...everyProduct, 'seller', id],
    queryFn: () =>
      call(pageUsers, {
        query: { filter: encodeFilter({ where: { id: id ?? 0, role: 'USER' }, limit: 1 }) },
      }),
    select: ({ data }) => data[0],
    enabled: id !== undefined,
    staleTime: 60_000,
    meta: quiet,
  });

/** The subscriber's sub-users. */
export const subUsersQuery = queryOptions({
  queryKey: [...everyProduct, 'sub-users'],
  queryFn: () => call(findSubUsers, {}),
  staleTime: 60_000,
  meta: quiet,
});

const askOutdated = (filter: ListFilter, signal: AbortSignal) =>
  // Whoever leaves ends the work on it.
  call(findOutdated, { query: { filter: encodeFilter(filter) } }, signal);

/** A page of the effects of today's fees on products priced with others. The current one remains until the next is loaded. */
export const outdatedQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyProduct, 'outdated', filter],
    queryFn: ({ signal }) => askOutdated(filter, signal),
    placeholderData: (previous) => previous,
    staleTime: 60_000,
    meta: quiet,
  });

/** Counts how many they are, and which fee table took the place of which. */
export const outdatedCountsQuery = queryOptions({
  queryKey: [...everyProduct, 'outdated-counts'],
  queryFn: ({ signal }) => askOutdated({ limit: 1 }, signal),
  staleTime: 60_000,
  meta: quiet,
});

export const imagesQuery = (productId: number) =>
  queryOptions({
    queryKey: [...everyProduct, 'images', productId],
    queryFn: () => call(findImages, { query: { productId } }),
    meta: quiet,
  });

/** A picture as an address to show it by. It never changes: another picture has another id. */
export const pictureQuery = (id: number, size: 'thumbnail' | 'whole') =>
  queryOptions({
    queryKey: ['product-picture', id, size],
    queryFn: async () => asDataUri(await download(findImageFile, { id, size })),
    staleTime: Number.POSITIVE_INFINITY,
    meta: quiet,
  });

/** Summary of all products that a filter finds. The current one remains until the next is loaded. */
export const summaryQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyProduct, 'summary', filter],
    queryFn: (context) =>
      readOrCopy(
        context,
        () => call(findProductSummary, { query: { filter: encodeFilter(filter) } }),
        async () => (await import('./offline/copied-products.ts')).readCopiedSummary(filter),
      ),
    ...offlineReading,
    placeholderData: (previous) => previous,
    meta: quiet,
  });

/** After any change, successful or not, all product lists and the fee book are refetched. */
export const renewing = {
  onSettled: (
    _reply: unknown,
    _error: Error | null,
    _variables: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ) =>
    Promise.all([
      client.invalidateQueries({ queryKey: everyProduct }),
      client.invalidateQueries({ queryKey: everyFeeBook }),
    ]),
  meta: quiet,
};

export const updateProductMutation = mutationOptions({
  mutationFn: saveChanges,
  ...renewing,
});

export const removeProductsMutation = mutationOptions({
  mutationFn: (ids: readonly number[]) => call(removeProducts, { query: { id: ids.join(',') } }),
  ...renewing,
});

export const repriceMutation = mutationOptions({
  mutationFn: (products: EndpointInput<typeof repriceProducts>['body']['products']) =>
    call(repriceProducts, { body: { products } }),
  ...renewing,
});

/** Reprices all outdated products that a filter finds, part by part; when stopped, the current part is the last one. */
export const repriceOutdatedMutation = mutationOptions({
  mutationFn: async ({
    filter,
    price,
    signal,
    onDone,
  }: {
    readonly filter: ListFilter;
    readonly price: (typeof priceChoices)[number];
    readonly signal: AbortSignal;
    /** Receives the number of products done so far. */
    readonly onDone: (done: number) => void;
  }) => {
    let done = 0;
    for (let after: number | null | undefined; after !== null && !signal.aborted;) {
      const body = { filter: encodeFilter(filter), price, ...(after === undefined ? {} : { after }) };
      const { repriced, next } = await call(repriceOutdated, { body });
      done += repriced;
      onDone(done);
      after = next;
    }
    return done;
  },
  ...renewing,
});

export const setRecommendedMutation = mutationOptions({
  mutationFn: ({
    body,
    signal,
  }: {
    readonly body: EndpointInput<typeof setRecommendedPrices>['body'];
    readonly signal: AbortSignal;
  }) => call(setRecommendedPrices, { body }, signal),
  ...renewing,
});

/** Restores prices, in as many calls as it takes. */
export const undoPricesMutation = mutationOptions({
  mutationFn: async (changed: readonly PricesBefore[]) => {
    const restored: number[] = [];
    const left: number[] = [];
    for (let from = 0; from < changed.length; from += maxChangedPrices) {
      const products = changed.slice(from, from + maxChangedPrices);
      const part = await call(undoRecommendedPrices, { body: { products } });
      restored.push(...part.restored);
      left.push(...part.left);
    }
    return { restored, left };
  },
  ...renewing,
});

export const addImageMutation = mutationOptions({
  mutationFn: ({ productId, file }: { readonly productId: number; readonly file: File }) =>
    upload(uploadImage, { productId }, file),
  ...renewing,
});

export const removeImageMutation = mutationOptions({
  mutationFn: (id: number) => call(removeImage, { query: { id } }),
  ...renewing,
});
