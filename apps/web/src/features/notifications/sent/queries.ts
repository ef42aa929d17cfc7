import * as contract from '@saer/contract/contact/message-delivery';
import { findReportAddresses } from '@saer/contract/site/partner';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

const every = ['sent-message'] as const;
const quiet = { quiet: true } as const;
const renewing = { onSettled: () => queryClient.invalidateQueries({ queryKey: every }), meta: quiet };

/** One message, as an admin looks at it. */
export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: [...every, id],
    queryFn: () => call(contract.findMessage, { query: { id: String(id) } }),
    staleTime: 0,
    meta: quiet,
  });

/** Counts how many messages would be sent again. */
export const reachQuery = (scope: contract.ResendScope) =>
  queryOptions({
    queryKey: [...every, 'reach', scope],
    queryFn: () => call(contract.previewResend, { body: { scope } }),
    staleTime: 0,
    meta: quiet,
  });

export const correctMutation = mutationOptions({
  mutationFn: (body: z.input<typeof contract.correctMessage.body>) => call(contract.correctMessage, { body }),
  ...renewing,
});

export const resendMutation = mutationOptions({
  mutationFn: (scope: contract.ResendScope) => call(contract.resendMessages, { body: { scope } }),
  ...renewing,
});

export const clearAddressMutation = mutationOptions({
  mutationFn: (id: number) => call(contract.clearAddress, { body: { id } }),
  ...renewing,
});

/** Where providers report what became of messages; without addresses for admins who are not super admins. */
export const reportAddressQuery = queryOptions({
  queryKey: ['report-address'],
  queryFn: () => call(findReportAddresses, {}),
  meta: quiet,
});
