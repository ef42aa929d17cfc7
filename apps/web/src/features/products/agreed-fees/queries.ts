import {
  type AgreedFee,
  createAgreedFee,
  pageAgreedFees,
  removeAgreedFees,
  updateAgreedFee,
} from '@saer/contract/fees/agreed-fees';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { store } from '@saer/contract/lists/store';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api/api.ts';
import { everyFeeBook } from '../../../domain/fee-book/query.ts';

const everyAgreedFee = ['agreed-fees'] as const;
const quiet = { quiet: true } as const;

/** A page of agreed fees. The current one remains until the next is loaded. */
export const agreedFeesQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyAgreedFee, filter],
    queryFn: () => call(pageAgreedFees, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const storesQuery = queryOptions({
  queryKey: [...everyAgreedFee, 'stores'],
  queryFn: () => call(store.find, {}),
  staleTime: 60_000,
  meta: quiet,
});

/** The list and every fee book in this browser are read again: prices follow at once. */
const readAgain = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: everyAgreedFee }),
    client.invalidateQueries({ queryKey: everyFeeBook }),
  ]);
};

const change = <V, R>(mutationFn: (values: V) => Promise<R>) =>
  mutationOptions<R, Error, V>({
    mutationFn,
    onSettled: (_row, _error, _variables, _result, { client }) => readAgain(client),
    meta: quiet,
  });

export const createAgreedMutation = change((body: z.input<typeof createAgreedFee.body>) =>
  call(createAgreedFee, { body }),
);
export const updateAgreedMutation = change((body: z.input<typeof updateAgreedFee.body>) =>
  call(updateAgreedFee, { body }),
);
export const removeAgreedMutation = change(({ id }: Pick<AgreedFee, 'id'>) =>
  call(removeAgreedFees, { query: { id } }),
);
