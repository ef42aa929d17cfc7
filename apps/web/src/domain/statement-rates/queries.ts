import type { StatementRate } from '@saer/contract/fees/statement-rate';
import {
  answerEvidenceConsent,
  findStatementRates,
  maxRatesAtOnce,
  removeStatementRates,
  saveStatementRates,
  sendStatementEvidence,
} from '@saer/contract/statements/statement-rates';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { everyFeeBook } from '../fee-book/query.ts';

const quiet = { quiet: true } as const;

/** The rates seen on statements that the seller's prices use, and the answer about sending them. */
export const statementRatesQuery = queryOptions({
  queryKey: ['statement-rates'],
  queryFn: () => call(findStatementRates, {}),
  staleTime: 60_000,
  meta: quiet,
});

/** Every price in this browser follows: fee books and products are read again. */
async function readAgain(client: QueryClient): Promise<void> {
  await Promise.all(
    [statementRatesQuery.queryKey, everyFeeBook, ['products']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/** In parts that a request may have. */
function getParts<Rate>(rates: readonly Rate[]): Rate[][] {
  const count = Math.ceil(rates.length / maxRatesAtOnce);
  return Array.from({ length: count }, (_, at) =>
    rates.slice(at * maxRatesAtOnce, (at + 1) * maxRatesAtOnce),
  );
}

export const saveRatesMutation = mutationOptions<void, Error, readonly StatementRate[]>({
  mutationFn: async (rates) => {
    for (const part of getParts(rates)) await call(saveStatementRates, { body: { rates: part } });
  },
  onSettled: (_reply, _error, _rates, _result, { client }) => readAgain(client),
  meta: quiet,
});

export const stopRatesMutation = mutationOptions({
  mutationFn: () => call(removeStatementRates, {}),
  onSettled: (_reply, _error, _variables, _result, { client }) => readAgain(client),
  meta: quiet,
});

export const consentMutation = mutationOptions<unknown, Error, boolean>({
  mutationFn: (given) => call(answerEvidenceConsent, { body: { given } }),
  onSettled: (_reply, _error, _variables, _result, { client }) =>
    client.invalidateQueries(statementRatesQuery),
  meta: quiet,
});

export type EvidenceRate = Omit<StatementRate, 'replaces'>;

export const sendEvidenceMutation = mutationOptions<number, Error, readonly EvidenceRate[]>({
  mutationFn: async (rates) => {
    let saved = 0;
    for (const part of getParts(rates))
      saved += (await call(sendStatementEvidence, { body: { rates: part } })).saved;
    return saved;
  },
  meta: quiet,
});
