import { hkdfSync } from 'node:crypto';
import type { FileKey } from '@saer/contract/site/file';
import { jwtVerify, SignJWT } from 'jose';
import type { FilePrincipal } from '../../integrations/files/service.ts';

/** Seconds for which such a token is good at most. */
export const longestAccess = 3_600;

const deriveKey = (secretKey: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secretKey, '', 'file-access', 32));

/** Lets whoever has it read one file, as an address of a picture must: until then, and as long as the session of who made it is open. */
export const fileAccessToken = (
  secretKey: string,
  { accountId, sessionId }: FilePrincipal,
  { bucketId, fileId }: FileKey,
  expiresAt: Date,
): Promise<string> =>
  new SignJWT({ sessionId, bucketId, fileId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(accountId))
    .setExpirationTime(expiresAt)
    .sign(deriveKey(secretKey));

/** Whose right to a file a token passes on; undefined: it is not ours, too old, or for another file. */
export async function readFileAccessToken(
  secretKey: string,
  token: string,
  { bucketId, fileId }: FileKey,
): Promise<FilePrincipal | undefined> {
  try {
    const { payload } = await jwtVerify(token, deriveKey(secretKey), {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp', 'sessionId'],
    });
    if (payload['bucketId'] !== bucketId || payload['fileId'] !== fileId) return undefined;
    return { accountId: Number(payload.sub), sessionId: String(payload['sessionId']) };
  } catch {
    return undefined;
  }
}
