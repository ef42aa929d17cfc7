import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { id, instant, text } from '../api/field.ts';
import { ownPassword } from './password.ts';
import { signedIn } from './session.ts';

/** Digits of a code of an authenticator app (RFC 6238), and its lifetime in seconds. */
export const totpDigits = 6;
export const totpSeconds = 30;
/** Recovery codes generated at a time, each valid for one sign-in. */
export const recoveryCodeCount = 10;
/** Wrong codes after which a sign-in must start again, and its maximum duration in minutes. */
export const secondStepAttempts = 5;
export const secondStepMinutes = 5;

/** A code of the app or a recovery code, in any script and with any spaces or hyphens. */
export const secondFactorCode = () => text(40);

/** Proof of ownership for changing how the account is entered: the password or a code. */
export const proof = {
  password: z.exactOptional(ownPassword()),
  code: z.exactOptional(secondFactorCode()),
};

const passkey = z.object({
  id: id(),
  name: text(60),
  /** The device's maker syncs it to other devices. */
  isBackedUp: z.boolean(),
  /** Since the password changed or the account was blocked, it signs in only after the password. */
  isSuspended: z.boolean(),
  createdAt: instant(),
  lastUsedAt: z.nullable(instant()),
});
export type Passkey = z.infer<typeof passkey>;

/** Protection of one's own account in addition to its password. */
export const signInSecurity = z.object({
  /** This account must have a second factor: the last one cannot be turned off. */
  isDemanded: z.boolean(),
  /** When codes of an app were turned on; null if they are off. */
  totpSince: z.nullable(instant()),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
});
export type SignInSecurity = z.infer<typeof signInSecurity>;

/** Displayed once: only their hashes are saved. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Sent after the correct password if the account has a second factor. */
export const secondFactor = {
  method: 'POST',
  path: '/auth/second-factor',
  access: 'public',
  summary: 'Finish a sign-in with a code of the app or a recovery code',
  description:
    'Finishes a sign-in that was answered with `secondStepNeeded`: with the `token` of that answer and a code of the authenticator app or a recovery code. 5 minutes, 5 attempts.',
  query: nothing,
  body: z.strictObject({ token: text(200), code: secondFactorCode() }),
  reply: signedIn,
} as const satisfies Endpoint;

export const findSignInSecurity = {
  method: 'GET',
  path: '/auth/security',
  access: 'signedIn',
  beforeSecondFactor: true,
  summary: 'The own second factor and passkeys',
  description:
    'Whether codes of an app are on, how many recovery codes are left, which passkeys there are, and whether a second factor is demanded. Where one is demanded and missing, every other call is answered with `secondFactorNeeded`.',
  query: nothing,
  body: nothing,
  reply: signInSecurity,
} as const satisfies Endpoint;

export const startTotp = {
  method: 'POST',
  path: '/auth/totp/start',
  access: 'signedIn',
  beforeAcceptance: true,
  beforeSecondFactor: true,
  summary: 'Begin to turn on codes of an authenticator app, or to move them to another one',
  description:
    'Gives a new secret for an authenticator app, for the password or a code. It counts once `auth/totp/confirm` has its first code.',
  query: nothing,
  body: z.strictObject(proof),
  reply: z.object({
    /** Base32, for typing if no image can be scanned. */
    secret: z.string(),
    /** `otpauth://totp/…`, to be displayed as a QR code. */
    uri: z.string(),
    expiresAt: instant(),
  }),
} as const satisfies Endpoint;

export const confirmTotp = {
  method: 'POST',
  path: '/auth/totp/confirm',
  access: 'signedIn',
  beforeAcceptance: true,
  beforeSecondFactor: true,
  summary: 'Turn on codes of an authenticator app with the first code; other sessions end',
  description:
    'Turns the app on with its first code. The recovery codes are shown this once; every other session ends.',
  query: nothing,
  body: z.strictObject({ code: secondFactorCode() }),
  reply: recoveryCodes,
} as const satisfies Endpoint;

export const disableTotp = {
  method: 'POST',
  path: '/auth/totp/disable',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Turn off codes of an authenticator app',
  description:
    'Turns the app off, for the password or a code. The last second factor stays while one is demanded.',
  query: nothing,
  body: z.strictObject(proof),
  reply: signInSecurity,
} as const satisfies Endpoint;

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/auth/recovery-codes',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Make new recovery codes; the old ones are dead',
  description: 'Makes ten new recovery codes, for the password or a code; the old ones are dead.',
  query: nothing,
  body: z.strictObject(proof),
  reply: recoveryCodes,
} as const satisfies Endpoint;

export const resetSecondFactor = {
  method: 'POST',
  path: '/user/reset-second-factor',
  access: 'admin',
  summary: 'Remove the second factor and the passkeys of an account whose owner lost them; its sessions end',
  description:
    'Removes the authenticator app, recovery codes and passkeys of an account whose owner lost them; its sessions end and its owner is told by mail. Nobody resets their own.',
  query: nothing,
  body: z.strictObject({ id: id() }),
  reply: z.object({
    /** False if there was none. */
    hadSecondFactor: z.boolean(),
  }),
} as const satisfies Endpoint;

export const secondFactorEndpoints: readonly DescribedEndpoint[] = [
  secondFactor,
  findSignInSecurity,
  startTotp,
  confirmTotp,
  disableTotp,
  renewRecoveryCodes,
  resetSecondFactor,
];
