import { findFactorDoubts } from '@saer/contract/publishing/factor-doubt';
import { findFactorImpact } from '@saer/contract/publishing/factor-impact';
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

/** The missing and improbable points of a version, or of the list from a day on. */
export const factorDoubtsQuery = (query: z.output<typeof findFactorDoubts.query>) =>
  queryOptions({
    queryKey: ['lists', 'rangeFactor', 'versions', 'doubts', query],
    queryFn: () => call(findFactorDoubts, { query }),
    meta: quiet,
  });

/** The effect of a version, or of the list from a day on, on sellers' recommended prices. Whoever closes the dialog ends the work. */
export const factorImpactQuery = (query: z.output<typeof findFactorImpact.query>) =>
  queryOptions({
    queryKey: ['lists', 'rangeFactor', 'versions', 'impact', query],
    queryFn: ({ signal }) => call(findFactorImpact, { query }, signal),
    staleTime: 0,
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

export const submitFactorsMutation = change((body: z.input<typeof submitRangeFactors.body>) =>
  call(submitRangeFactors, { body }),
);

export type FactorStep = 'publish' | 'withdraw' | 'return';

interface Step {
  readonly step: FactorStep;
  readonly id: number;
  readonly version: number;
  /** The keys of the doubts that whoever publishes it confirms. */
  readonly doubts: string[];
}

/** Takes a version on, if it is still the one that was read. */
export const factorStepMutation = change(async ({ step, doubts, ...body }: Step): Promise<void> => {
  if (step === 'publish') await call(publishRangeFactors, { body: { ...body, doubts } });
  else if (step === 'withdraw') await call(withdrawRangeFactors, { body });
  else await call(returnRangeFactors, { body });
});
