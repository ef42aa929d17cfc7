import { putBackChange } from '@saer/contract/products/history';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Puts a change back; then nothing that was read before is certain. */
export const putBackMutation = mutationOptions({
  mutationFn: (id: number) => call(putBackChange, { body: { id } }),
  onSuccess: (_reply, _id, _result, { client }) => client.invalidateQueries(),
  meta: { quiet: true },
});
