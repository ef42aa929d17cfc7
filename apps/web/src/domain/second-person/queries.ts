import {
  approveFeeProposal,
  type ChangesImpact,
  createFeeProposal,
  findProposalImpact,
  pageFeeProposals,
  previewChangesImpact,
  previewFeeProposal,
  type ProposedChange,
  rejectFeeProposal,
  reviewFeeProposal,
  withdrawFeeProposal,
} from '@saer/contract/publishing/fee-proposal';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { store } from '@saer/contract/lists/store';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api/api.ts';

const everyProposal = ['fee-proposals'] as const;
const quiet = { quiet: true } as const;

/** Reads what is improbable in changes that are about to be proposed. Never cached. */
export const previewQuery = (changes: readonly ProposedChange[]) =>
  queryOptions({
    queryKey: [...everyProposal, 'preview', changes],
    queryFn: () => Promise.all(changes.map((body) => call(previewFeeProposal, { body }))),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: quiet,
  });

/** Reads the effect of changes by `read`. Never cached; whoever closes the dialog ends the work. */
const impactQuery = (of: readonly unknown[], read: (signal: AbortSignal) => Promise<ChangesImpact>) =>
  queryOptions({
    queryKey: [...everyProposal, 'impact', ...of],
    queryFn: ({ signal }) => read(signal),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    meta: quiet,
  });

/** The effect of changes that are about to be proposed. */
export const changesImpactQuery = (changes: readonly ProposedChange[]) =>
  impactQuery(changes, (signal) => call(previewChangesImpact, { body: { changes: [...changes] } }, signal));

export const proposalImpactQuery = (id: number, version: number) =>
  impactQuery([id, version], (signal) => call(findProposalImpact, { query: { id } }, signal));

export const proposalsQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyProposal, 'page', filter],
    queryFn: () => call(pageFeeProposals, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const reviewQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [...everyProposal, 'review', id, version],
    queryFn: () => call(reviewFeeProposal, { query: { id } }),
    staleTime: 0,
    meta: quiet,
  });

export const storesQuery = queryOptions({
  queryKey: [...everyProposal, 'stores'],
  queryFn: () => call(store.find, {}),
  staleTime: 60_000,
  meta: quiet,
});

const change = <V, R>(mutationFn: (values: V) => Promise<R>) =>
  mutationOptions<R, Error, V>({
    mutationFn,
    // What is approved changes lists and fees anywhere in the app.
    onSettled: (_row, _error, _variables, _result, { client }) => client.invalidateQueries(),
    meta: quiet,
  });

export const proposeMutation = change((body: z.input<typeof createFeeProposal.body>) =>
  call(createFeeProposal, { body }),
);
export const approveMutation = change((body: z.input<typeof approveFeeProposal.body>) =>
  call(approveFeeProposal, { body }),
);
export const rejectMutation = change((body: z.input<typeof rejectFeeProposal.body>) =>
  call(rejectFeeProposal, { body }),
);
export const withdrawMutation = change((body: z.input<typeof withdrawFeeProposal.body>) =>
  call(withdrawFeeProposal, { body }),
);
