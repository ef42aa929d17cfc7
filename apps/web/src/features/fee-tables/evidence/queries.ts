import { confirmStatementEvidence, findStatementEvidence } from '@saer/contract/statements/statement-rates';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api/api.ts';
import { everyFeeBook } from '../../../domain/fee-book/query.ts';

const quiet = { quiet: true } as const;

/** Everything that consenting sellers' statements say of commissions. */
export const evidenceQuery = queryOptions({
  queryKey: ['fee-tables', 'statement-evidence'],
  queryFn: () => call(findStatementEvidence, {}),
  meta: quiet,
});

type Confirmed = z.output<typeof confirmStatementEvidence.reply>;

export const confirmMutation = mutationOptions<
  Confirmed,
  Error,
  z.input<typeof confirmStatementEvidence.body>
>({
  mutationFn: (body) => call(confirmStatementEvidence, { body }),
  onSettled: (_reply, _error, _body, _result, { client }) =>
    Promise.all([['fee-tables'], everyFeeBook].map((queryKey) => client.invalidateQueries({ queryKey }))),
  meta: quiet,
});
