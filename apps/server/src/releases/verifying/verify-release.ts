import { createPublicKey, verify } from 'node:crypto';
import { releaseManifest, type SignedRelease } from '@saer/contract/release';

/** Tells whether a signature is of these values, by the private key of a public one. */
export function isSignedBy(publicKey: string, release: SignedRelease, signature: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(releaseManifest(release)), key, Buffer.from(signature, 'base64'));
}
