import * as z from 'zod/mini';
import { enteredText } from '../api/text-format.ts';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { id, text } from '../api/field.ts';
import { proof, signInSecurity } from './second-factor.ts';
import { signedIn } from './session.ts';

/** Maximum passkeys of one account. */
export const maxPasskeys = 20;
export const passkeyName = () => enteredText(60);

const base64url = (longest: number) =>
  text(longest).check(z.refine((value) => /^[\w-]+$/.test(value), 'passkeyRefused'));
const token = () => text(200);
const publicKey = z.literal('public-key');
const transports = z.array(z.string());

/** Input for the browser's `navigator.credentials.create`, as JSON. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string(), transports })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** Input for the browser's `navigator.credentials.get`, as JSON. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: publicKey,
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'], 'choice')),
  clientExtensionResults: z.pipe(
    z.looseObject({}),
    z.transform(() => ({})),
  ),
};

/** The browser's reply after creating a passkey. */
const createdCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(8_000),
    transports: z.exactOptional(z.array(text(20)).check(z.maxLength(10))),
  }),
});

/** The browser's reply after using one. */
const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200),
  }),
});
export type CreatedCredential = z.output<typeof createdCredential>;
export type UsedCredential = z.output<typeof usedCredential>;

export const startPasskey = {
  method: 'POST',
  path: '/auth/passkey/start',
  access: 'signedIn',
  beforeAcceptance: true,
  beforeSecondFactor: true,
  summary: 'Begin to add a passkey',
  description:
    'Begins to add a passkey, for the password or a code: the options for `navigator.credentials.create`.',
  query: nothing,
  body: z.strictObject(proof),
  reply: z.object({ token: z.string(), options: creationOptions }),
} as const satisfies Endpoint;

export const addPasskey = {
  method: 'POST',
  path: '/auth/passkey',
  access: 'signedIn',
  beforeAcceptance: true,
  beforeSecondFactor: true,
  summary: 'Add the passkey the browser made',
  description: 'Adds the passkey that the browser made, under a name.',
  query: nothing,
  body: z.strictObject({ token: token(), name: passkeyName(), credential: createdCredential }),
  bodyLimit: 64 * kilobyte,
  reply: signInSecurity,
} as const satisfies Endpoint;

export const renamePasskey = {
  method: 'PATCH',
  path: '/auth/passkey',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Rename one of the own passkeys',
  description: 'Gives a passkey another name.',
  query: nothing,
  body: z.strictObject({ id: id(), name: passkeyName() }),
  reply: signInSecurity,
} as const satisfies Endpoint;

export const removePasskey = {
  method: 'POST',
  path: '/auth/passkey/remove',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Remove one of the own passkeys; other sessions end',
  description: 'Removes a passkey, for the password or a code; every other session ends.',
  query: nothing,
  body: z.strictObject({ id: id(), ...proof }),
  reply: signInSecurity,
} as const satisfies Endpoint;

export const startPasskeySignIn = {
  method: 'POST',
  path: '/auth/passkey/sign-in/start',
  access: 'public',
  summary: 'Begin to sign in with a passkey',
  description:
    'Begins a sign-in with a passkey: the options for `navigator.credentials.get` and a token that is good once, for 5 minutes.',
  query: nothing,
  body: nothing,
  reply: z.object({ token: z.string(), options: requestOptions }),
} as const satisfies Endpoint;

export const signInWithPasskey = {
  method: 'POST',
  path: '/auth/passkey/sign-in',
  access: 'public',
  summary: 'Sign in with a passkey, without a password',
  description:
    'Signs in with the passkey that answered. Its user was verified by the device, so no second step follows; whether the account may enter is decided as with a password.',
  query: nothing,
  body: z.strictObject({
    token: token(),
    credential: usedCredential,
    /** From `secondStepNeeded`, if the passkey is the second step after the password. */
    secondStepToken: z.exactOptional(token()),
  }),
  bodyLimit: 64 * kilobyte,
  reply: signedIn,
} as const satisfies Endpoint;

export const passkeyEndpoints: readonly DescribedEndpoint[] = [
  startPasskeySignIn,
  signInWithPasskey,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
];
