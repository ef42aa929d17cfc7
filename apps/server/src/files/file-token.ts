import { SignJWT } from 'jose';

/** Tells the file store who asks, for a quarter of an hour; it is worth nothing once its session has ended. */
export const fileToken = (
  secretKey: string,
  { accountId, sessionId }: { readonly accountId: number; readonly sessionId: string },
): Promise<string> =>
  new SignJWT({ sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(accountId))
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(new TextEncoder().encode(secretKey));
