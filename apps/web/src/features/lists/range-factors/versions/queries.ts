import {
  findRangeFactorVersions,
  publishRangeFactors,
  returnRangeFactors,
  saveRangeFactors,
  submitRangeFactors,
  withdrawRangeFactors,
} from '@saer/contract/publishing/range-factor-version';
import type * as z from 'zod/mini';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api.ts';

const quiet = { quiet: true } as const;

/** The draft and every version. Fetched again after every change of the list. */
export const factorVersionsQuery = queryOptions({
  queryKey: ['lists', 'rangeFactor', 'versions'],
  queryFn: () => call(findRangeFactorVersions, {}),
  meta: quiet,
});

const change = <V, R>(mutationFn: (values: V) => Promise<R>) =>
  mutationOptions<R, Error, V>({
    mutationFn,
    onSettled: (_reply, _error, _values, _result, { client }: { readonly client: QueryClient }) =>
      client.invalidateQueries({ queryKey: ['lists', 'rangeFactor'] }),
    meta: quiet,
  });

/** Writes several factors of the list: all of them or none. */
export const saveFactorsMutation = change((body: z.input<typeof saveRangeFactors.body>) =>
  call(saveRangeFactors, { body }),
);

export const submitFactorsMutation = change((effectiveFrom: string) =>
  call(submitRangeFactors, { body: { effectiveFrom } }),
);

export type FactorStep = 'publish' | 'withdraw' | 'return';

interface Step {
  readonly step: FactorStep;
  readonly id: number;
  readonly version: number;
}

/** Takes a version on, if it is still the one that was read. */
export const factorStepMutation = change(async ({ step, ...body }: Step): Promise<void> => {
  if (step === 'publish') await call(publishRangeFactors, { body });
  else if (step === 'withdraw') await call(withdrawRangeFactors, { body });
  else await call(returnRangeFactors, { body });
});
