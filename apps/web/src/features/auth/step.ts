import * as z from 'zod/mini';
import { codeChannels, resendSeconds } from '@saer/contract/account/auth';
import { useState } from 'react';
import { readSessionStorage, writeSessionStorage } from '../../lib/browser/storage.ts';
import { ApiFailure } from '../../lib/api/api.ts';
import { ownPassword } from '@saer/contract/account/password';
import { text } from '@saer/contract/api/field';

const codeSent = z.object({
  requestId: z.string(),
  channel: z.enum(codeChannels),
  /** Where it went; absent where only the account's owner may know. */
  sentTo: z.optional(z.string()),
  resendAt: z.string(),
});
/** A code that is on its way. */
export type CodeSent = z.infer<typeof codeSent>;

const steps = z.discriminatedUnion('at', [
  z.object({ at: z.literal('code'), sent: codeSent }),
  z.object({ at: z.literal('waiting'), requestId: z.optional(z.string()) }),
  z.object({
    at: z.literal('password'),
    token: z.string(),
    /** Says how this step was reached: by a code, a link in a message, or a one-time password. */
    because: z.enum(['code', 'link', 'oneTime']),
  }),
  z.object({ at: z.literal('done') }),
]);
/** The current step of a flow with several screens; the form comes before the first. */
export type Step = z.infer<typeof steps>;

export type AccessFlow = 'access.signup' | 'access.password';

/** A code sent by a rejected sign-in, of which only the request is known. */
export const codeJustSent = (requestId: string): CodeSent => ({
  requestId,
  channel: 'email',
  resendAt: new Date(Date.now() + resendSeconds * 1000).toISOString(),
});

export const beginAt = (flow: AccessFlow, step: Step): void => writeSessionStorage(flow, step);

/** This tab's current step, preserved on reload, and a function to change it; undefined is the form. */
export const useStep = (flow: AccessFlow): readonly [Step | undefined, (step: Step | undefined) => void] => {
  const [step, setStep] = useState(() => z.safeParse(steps, readSessionStorage(flow)).data);
  const go = (next: Step | undefined): void => {
    writeSessionStorage(flow, next?.at === 'done' ? undefined : next);
    setStep(next);
  };
  return [step, go];
};

export interface SecondStepAsked {
  readonly token: string;
  readonly totp: boolean;
  readonly recoveryCode: boolean;
  readonly passkey: boolean;
}

/** The second step a sign-in requires after the correct password; undefined if it failed for another reason. */
export function getSecondStep(error: Error): SecondStepAsked | undefined {
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'secondStepNeeded') return undefined;
  const { token, totp, recoveryCode, passkey } = error.reply.details ?? {};
  if (typeof token !== 'string') return undefined;
  return { token, totp: totp === true, recoveryCode: recoveryCode === true, passkey: passkey === true };
}

/** An email address or a mobile number as `auth/authenticate` reads it. */
export const username = z.pipe(
  text(254),
  z.transform((typed: string) => typed.trim()),
);

/** Credentials of a sign-in. */
export const credentials = z.strictObject({ username, password: ownPassword() });
export type Credentials = z.output<typeof credentials>;
