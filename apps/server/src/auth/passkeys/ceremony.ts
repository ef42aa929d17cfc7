import { randomBytes } from 'node:crypto';
import type {
  creationOptions,
  CreatedCredential,
  requestOptions,
  UsedCredential,
} from '@saer/contract/account/passkey';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import { AppError } from '../../http/replies/app-error.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';

/** Milliseconds the browser gives its user. */
const timeout = 5 * 60_000;

/** EdDSA, ES256 and RS256: the algorithms of today's authenticators. */
const algorithms = [-8, -7, -257];

/** Loaded when the first passkey is used: it is large, and most sign-ins do without. */
const library = () => import('@simplewebauthn/server');

export const newCeremonyChallenge = (): string => randomBytes(32).toString('base64url');

/** The name by which authenticators know an account: nothing in it says whose it is. */
export const userHandle = (secretKey: string, accountId: number): string =>
  Buffer.from(keyedHash(secretKey, 'passkeyUser', String(accountId)), 'hex').toString('base64url');

/** Passkeys belong to the name of a host, never to an IP address: on this machine, to `localhost`. */
function passkeyOrigin(siteOrigin: string): string {
  const url = new URL(siteOrigin);
  if (/^(?:127\.|\[::1\]$)/.test(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}

const relyingParty = (siteOrigin: string): string => new URL(passkeyOrigin(siteOrigin)).hostname;

interface Creation {
  readonly siteOrigin: string;
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly existing: readonly { readonly credentialId: string; readonly transports: string[] }[];
}

export const toCreationOptions = ({
  siteOrigin,
  challenge,
  user,
  existing,
}: Creation): z.output<typeof creationOptions> => ({
  challenge,
  rp: { id: relyingParty(siteOrigin), name: 'Saer' },
  user,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  excludeCredentials: existing.map(({ credentialId, transports }) => ({
    type: 'public-key',
    id: credentialId,
    transports,
  })),
  // Found without a user name, and only with a finger, a face or a PIN.
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
});

export const toRequestOptions = (siteOrigin: string, challenge: string): z.output<typeof requestOptions> => ({
  challenge,
  rpId: relyingParty(siteOrigin),
  timeout,
  userVerification: 'required',
});

const refused = () => new AppError({ code: 'passkeyRefused' });

/** Verifies a new passkey's answer to a challenge; rejects anything else. */
export async function verifyCreated(siteOrigin: string, challenge: string, response: CreatedCredential) {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: passkeyOrigin(siteOrigin),
    expectedRPID: relyingParty(siteOrigin),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) throw refused();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(response.response.transports ?? [])],
    isBackedUp: credentialBackedUp,
  };
}

interface SavedPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

/**
 * Verifies a passkey's answer to a challenge and returns its new counter; rejects a wrong signature, an unverified user, and a
 * counter that decreased, as a copy's would.
 */
export async function verifyUsed(
  siteOrigin: string,
  challenge: string,
  response: UsedCredential,
  { credentialId, publicKey, counter }: SavedPasskey,
) {
  const { verifyAuthenticationResponse } = await library();
  const credential: WebAuthnCredential = {
    id: credentialId,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
  };
  const verification = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: passkeyOrigin(siteOrigin),
    expectedRPID: relyingParty(siteOrigin),
    credential,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verification?.verified !== true) throw refused();
  const { newCounter, credentialBackedUp } = verification.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}
