import type { EndpointInput } from '@saer/contract/api/endpoint';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '@saer/contract/account/passkey';
import {
  confirmTotp,
  disableTotp,
  findSignInSecurity,
  renewRecoveryCodes,
  type SignInSecurity,
  startTotp,
} from '@saer/contract/account/second-factor';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { makePasskey } from '../../../lib/api/passkeys.ts';

/** Changing how the account is entered requires one of the two. */
export type Reauthentication = { readonly password: string } | { readonly code: string };

const meta = { quiet: true };

export const securityQuery = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: () => call(findSignInSecurity, {}),
  meta,
});

const show = (
  security: SignInSecurity,
  _variables: unknown,
  _result: unknown,
  { client }: { readonly client: QueryClient },
): void => {
  client.setQueryData(securityQuery.queryKey, security);
  // Other sessions may have ended with it.
  void client.invalidateQueries({ queryKey: ['account', 'sessions'] });
};
const refresh = (
  _reply: unknown,
  _variables: unknown,
  _result: unknown,
  { client }: { readonly client: QueryClient },
): Promise<void> => client.invalidateQueries({ queryKey: ['account'] });

export const startTotpMutation = mutationOptions({
  mutationFn: (proof: Reauthentication) => call(startTotp, { body: proof }),
  meta,
});

export const confirmTotpMutation = mutationOptions({
  mutationFn: (code: string) => call(confirmTotp, { body: { code } }),
  onSuccess: refresh,
  meta,
});

export const disableTotpMutation = mutationOptions({
  mutationFn: (proof: Reauthentication) => call(disableTotp, { body: proof }),
  onSuccess: show,
  meta,
});

export const renewCodesMutation = mutationOptions({
  mutationFn: (proof: Reauthentication) => call(renewRecoveryCodes, { body: proof }),
  onSuccess: refresh,
  meta,
});

export const addPasskeyMutation = mutationOptions({
  mutationFn: async ({ name, proof }: { readonly name: string; readonly proof: Reauthentication }) => {
    const { token, options } = await call(startPasskey, { body: proof });
    const credential = await makePasskey(options);
    return call(addPasskey, { body: { token, name, credential } });
  },
  onSuccess: show,
  meta,
});

export const renamePasskeyMutation = mutationOptions({
  mutationFn: (body: EndpointInput<typeof renamePasskey>['body']) => call(renamePasskey, { body }),
  onSuccess: show,
  meta,
});

export const removePasskeyMutation = mutationOptions({
  mutationFn: ({ id, proof }: { readonly id: number; readonly proof: Reauthentication }) =>
    call(removePasskey, { body: { id, ...proof } }),
  onSuccess: show,
  meta,
});
