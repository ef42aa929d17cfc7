import { ApiFailure } from '../../../lib/api/api.ts';

export interface SecondStepAsked {
  readonly token: string;
  readonly totp: boolean;
  readonly recoveryCode: boolean;
  readonly passkey: boolean;
}

/** The second step a sign-in requires after the correct password; undefined if it failed for another reason. */
export function secondStepOf(error: Error): SecondStepAsked | undefined {
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'secondStepNeeded') return undefined;
  const { token, totp, recoveryCode, passkey } = error.reply.details ?? {};
  if (typeof token !== 'string') return undefined;
  return { token, totp: totp === true, recoveryCode: recoveryCode === true, passkey: passkey === true };
}
