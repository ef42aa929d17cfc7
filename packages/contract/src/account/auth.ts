import * as z from 'zod/mini';
import { accountLanguages } from './account.ts';
import { calculationQuery } from '../api/calculation-query.ts';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { moreErrors, fieldErrorReply } from '../api/error-reply.ts';
import { choice, id, instant, text, yesOrNo } from '../api/field.ts';
import { newPassword, ownPassword } from './password.ts';
import { signedIn } from './session.ts';
import { digitsOnly, email, enteredText, mobile, personName, uuid } from '../api/text-format.ts';

/** Digits of a one-time code, its lifetime in minutes, its attempts, and the seconds until another may be sent. */
export const codeDigits = 6;
export const codeMinutes = 10;
export const codeAttempts = 5;
export const resendSeconds = 60;

export const codeChannels = ['email', 'sms'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** A code was sent; the reply is the same whether or not the address is known. */
export const codeRequest = z.object({
  requestId: z.string(),
  channel: choice(codeChannels),
  /** The address, mostly masked: `s•••@example.com`. */
  sentTo: z.string(),
  expiresAt: instant(),
  /** The time from which another may be requested. */
  resendAt: instant(),
});
export type CodeRequest = z.infer<typeof codeRequest>;

const message = z.object({ message: z.string() });
/** An email address or a mobile number. */
const username = enteredText(254);

export const registration = z.strictObject({
  firstName: personName(),
  lastName: personName(),
  email: email(),
  mobile: mobile(),
  password: newPassword(),
  language: choice(accountLanguages),
  termsAccepted: z.literal(true, 'termsNotAccepted'),
  /** The versions that the form showed; without them, those in force are accepted. */
  acceptedVersions: z.exactOptional(z.strictObject({ terms: id(), privacy: id() })),
  /** The calculation entered before signing up: the approval and the first sign-in lead back to it. */
  calculation: z.exactOptional(calculationQuery()),
});

export const authenticate = {
  method: 'POST',
  path: '/auth/authenticate',
  access: 'public',
  summary: 'Sign in with an email address or a mobile number',
  description:
    'Signs in with an email address or a mobile number. Whether the address is unknown or the password wrong, the answer is the same: `wrongCredentials`. With the right password, an account that may not sign in gives the reason, and one with a second factor is answered with `secondStepNeeded` and a token. `restore` undoes a deletion.',
  query: nothing,
  body: z.strictObject({
    username,
    password: ownPassword(),
    /** Restores the account during its grace period. */
    restore: z.exactOptional(yesOrNo()),
  }),
  reply: signedIn,
} as const satisfies Endpoint;

/** Purposes of the codes that people type into the app. */
export const confirmedPurposes = ['registration', 'passwordReset', 'contactChange'] as const;

export const verifyCode = {
  method: 'POST',
  path: '/auth/otp',
  access: 'public',
  summary: 'Confirm a one-time code',
  description:
    'Confirms a one-time code: 6 digits, 10 minutes, 5 attempts. For a new password the reply holds the `token` that sets it; for a new address `openSessions`, the sessions that may be ended.',
  query: nothing,
  body: z.strictObject({ requestId: uuid(), code: digitsOnly(codeDigits) }),
  reply: z.object({
    purpose: choice(confirmedPurposes),
    /** For a password reset: the token for `auth/reset-password`. */
    token: z.exactOptional(z.string()),
    /** For a contact change: the number of the account's open sessions, including this one. The others may be ended. */
    openSessions: z.exactOptional(z.int()),
  }),
} as const satisfies Endpoint;

export const resendCode = {
  method: 'POST',
  path: '/auth/otp/resend',
  access: 'public',
  summary: 'Send another one-time code, by email or by SMS',
  description:
    'Sends another code by email or SMS, 60 seconds after the last one at the earliest; the old one is dead then.',
  query: nothing,
  body: z.strictObject({ requestId: uuid(), channel: choice(codeChannels) }),
  reply: codeRequest,
} as const satisfies Endpoint;

export const register = {
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Register a seller; an admin approves',
  description:
    'Registers a seller and sends a code to the email address. The answer is the same where the address has an account already; its owner is told by mail.',
  query: nothing,
  body: registration,
  reply: codeRequest,
} as const satisfies Endpoint;

export const changePassword = {
  method: 'POST',
  path: '/auth/change-password',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Change the own password; every session, code and link ends and a new session begins',
  description:
    'Changes the password to another one. Every session, code and link ends; the reply is a new session.',
  query: nothing,
  body: z.strictObject({ currentPassword: ownPassword(), password: newPassword() }),
  reply: signedIn,
} as const satisfies Endpoint;

export const forgotPassword = {
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Ask for a code to set a new password',
  description:
    'Sends a code with which a new password can be set. The answer is the same for an unknown address.',
  query: nothing,
  body: z.strictObject({ username }),
  reply: codeRequest,
} as const satisfies Endpoint;

export const resetPassword = {
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Set a password with the token of a code, of an invitation or of a one-time password',
  description:
    'Sets a password with the token of a code, of an invitation or of a one-time password. A token works once; every session ends.',
  query: nothing,
  body: z.strictObject({ token: text(200), password: newPassword() }),
  reply: message,
} as const satisfies Endpoint;

export const isVerified = {
  method: 'POST',
  path: '/auth/is-verified',
  access: 'public',
  summary: 'How far a registration has come',
  description: 'How far a registration has come: its address confirmed, an admin’s approval given.',
  query: nothing,
  body: z.strictObject({ requestId: uuid() }),
  reply: z.object({ isVerified: z.boolean(), isApproved: z.boolean() }),
} as const satisfies Endpoint;

export const checkUserValidation = {
  method: 'POST',
  path: '/auth/check-user-validation',
  access: 'public',
  summary: 'Check the fields of a registration before it is sent',
  description:
    'Validates registration fields, each on its own, and returns the ticket the next endpoint requires.',
  query: nothing,
  /** Any of the fields, each validated by itself. */
  body: z.looseObject({}),
  reply: z.object({
    problems: z.array(fieldErrorReply),
    more: z.exactOptional(moreErrors),
    /** The ticket for `auth/check-user-exist`. */
    ticket: z.string(),
    expiresAt: instant(),
  }),
} as const satisfies Endpoint;

export const checkUserExist = {
  method: 'POST',
  path: '/auth/check-user-exist',
  access: 'public',
  summary: 'Whether an email address or a mobile number is taken',
  description: 'Whether an email address or a mobile number is taken, for a ticket and within limits.',
  query: nothing,
  body: z.strictObject({
    ticket: text(200),
    email: z.exactOptional(email()),
    mobile: z.exactOptional(mobile()),
  }),
  reply: z.object({ exists: z.boolean() }),
} as const satisfies Endpoint;

export const session = z.object({
  sessionId: z.string(),
  isCurrent: z.boolean(),
  /** The device id that this call names; null for other sessions, of which only a keyed hash is stored. */
  deviceId: z.nullable(z.string()),
  /** The browser's user agent. */
  userAgent: z.string(),
  platform: z.string(),
  address: z.string(),
  createdAt: instant(),
  lastUsedAt: instant(),
});
export type Session = z.infer<typeof session>;

export const findSessions = {
  method: 'GET',
  path: '/auth/session',
  access: 'signedIn',
  summary: 'The own open sessions, the newest first',
  description:
    'The open sessions, the newest first. A session ends 30 days after signing in, however much it is used, so that a stolen token stops working; and after 7 days without use (the operator may set 1 to 30), so that a browser left behind does. It ends earlier with every new password, block, deletion or role.',
  query: nothing,
  body: nothing,
  reply: z.array(session),
} as const satisfies Endpoint;

export const endSession = {
  method: 'DELETE',
  path: '/auth/session',
  access: 'signedIn',
  summary: 'End one of the own sessions',
  description: 'Ends one of the own sessions.',
  query: z.strictObject({ sessionId: uuid() }),
  body: nothing,
  reply: message,
} as const satisfies Endpoint;

export const endOtherSessions = {
  method: 'POST',
  path: '/auth/session/end-others',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'End every own session but this one',
  description: 'Ends every session except the calling one.',
  query: nothing,
  body: nothing,
  reply: z.object({ ended: z.int() }),
} as const satisfies Endpoint;

export const signInEndpoints: readonly DescribedEndpoint[] = [
  authenticate,
  register,
  checkUserValidation,
  checkUserExist,
  verifyCode,
  resendCode,
  isVerified,
  forgotPassword,
  resetPassword,
];

export const ownSessionEndpoints: readonly DescribedEndpoint[] = [
  changePassword,
  findSessions,
  endSession,
  endOtherSessions,
];
