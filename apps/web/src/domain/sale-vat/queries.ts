import { answerDeemedSupplier } from '@saer/contract/fees/deemed-supplier';
import type { DeemedSupplier } from '@saer/contract/fees/choices';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Every figure of the seller depends on the answer: all that was read is read again. */
export const answerMutation = mutationOptions({
  // One after the other, so that the last one pressed is the last one stored.
  scope: { id: 'deemed-supplier' },
  mutationFn: (body: { readonly store: string; readonly deemedSupplier: DeemedSupplier }) =>
    call(answerDeemedSupplier, { body }),
  onSettled: (_reply, _error, _variables, _result, { client }) => client.invalidateQueries(),
});
