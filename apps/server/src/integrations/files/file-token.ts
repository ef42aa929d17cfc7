import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export interface FilePrincipal {
  readonly accountId: number;
  readonly sessionId: string;
}

/** A separate key, so that no token is valid for anything else that is signed here. */
const keyOf = (secretKey: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secretKey, '', 'file-token', 32));

const usualSeconds = 15 * 60;

/** Tells the file store who asks, for so many seconds (0: the usual); it is worth nothing once its session has ended. */
export const fileToken = (
  secretKey: string,
  { accountId, sessionId }: FilePrincipal,
  seconds = 0,
): Promise<string> =>
  new SignJWT({ sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(accountId))
    .setIssuedAt()
    .setExpirationTime(`${seconds === 0 ? usualSeconds : seconds}s`)
    .sign(keyOf(secretKey));

/** Who a token speaks for; undefined: it is not ours, or too old. Whether its session is still open is another question. */
export async function readFileToken(secretKey: string, token: string): Promise<FilePrincipal | undefined> {
  try {
    const { payload } = await jwtVerify<{ sessionId?: unknown }>(token, keyOf(secretKey), {
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp', 'sessionId'],
    });
    return { accountId: Number(payload.sub), sessionId: String(payload.sessionId) };
  } catch {
    return undefined;
  }
}
