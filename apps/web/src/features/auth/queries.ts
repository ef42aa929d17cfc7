import {
  authenticate,
  checkUserExist,
  checkUserValidation,
  forgotPassword,
  isVerified,
  register,
  resendCode,
  resetPassword,
  verifyCode,
} from '@saer/contract/account/auth';
import type { EndpointInput } from '@saer/contract/api/endpoint';
import { findPartners } from '@saer/contract/site/partner';
import { signInWithPasskey, startPasskeySignIn } from '@saer/contract/account/passkey';
import { secondFactor } from '@saer/contract/account/second-factor';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { signWithPasskey } from '../../lib/api/passkeys.ts';

// Every form here displays its errors itself.
const meta = { quiet: true };

export const signInMutation = mutationOptions({
  meta,
  mutationFn: (body: EndpointInput<typeof authenticate>['body']) => call(authenticate, { body }),
});

export const secondFactorMutation = mutationOptions({
  meta,
  mutationFn: (body: EndpointInput<typeof secondFactor>['body']) => call(secondFactor, { body }),
});

export const passkeyMutation = mutationOptions({
  meta,
  mutationFn: async (secondStepToken: string | undefined) => {
    const { token, options } = await call(startPasskeySignIn, {});
    const credential = await signWithPasskey(options);
    return call(signInWithPasskey, {
      body: { token, credential, ...(secondStepToken === undefined ? {} : { secondStepToken }) },
    });
  },
});

export const registerMutation = mutationOptions({
  meta,
  mutationFn: (body: EndpointInput<typeof register>['body']) => call(register, { body }),
});

export const verifyMutation = mutationOptions({
  meta,
  mutationFn: (body: EndpointInput<typeof verifyCode>['body']) => call(verifyCode, { body }),
});

export const resendMutation = mutationOptions({
  meta,
  mutationFn: (body: EndpointInput<typeof resendCode>['body']) => call(resendCode, { body }),
});

export const forgotMutation = mutationOptions({
  meta,
  mutationFn: (body: EndpointInput<typeof forgotPassword>['body']) => call(forgotPassword, { body }),
});

export const resetMutation = mutationOptions({
  meta,
  mutationFn: (body: EndpointInput<typeof resetPassword>['body']) => call(resetPassword, { body }),
});

/** The state of a registration; polled slowly, and only while the page is visible. */
export const progressQuery = (requestId: string) =>
  queryOptions({
    meta,
    queryKey: ['registration', requestId],
    queryFn: () => call(isVerified, { body: { requestId } }),
    refetchInterval: ({ state }) => (state.data?.isApproved === true ? false : 15_000),
  });

export const partnersQuery = queryOptions({
  meta,
  queryKey: ['partners'],
  queryFn: () => call(findPartners, {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Says whether an address is taken, if the server is configured to reveal it. */
export const isTaken = async (field: 'email' | 'mobile', value: string): Promise<boolean> => {
  const { ticket, problems } = await call(checkUserValidation, { body: { [field]: value } });
  if (problems.length > 0) return false;
  return (await call(checkUserExist, { body: { ticket, [field]: value } })).exists;
};

/** The versions of the terms and the privacy policy that a registration accepts. */
export const currentLegalQuery = queryOptions({
  meta,
  queryKey: ['legal-current'],
  // Signing in does without it.
  queryFn: async () => call((await import('@saer/contract/legal/legal-acceptance')).findCurrentLegal, {}),
});
