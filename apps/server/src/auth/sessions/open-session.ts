import { sessionDays } from '@saer/contract/account/session-days';
import type { Transaction } from '../../database/database.ts';
import { newToken, tokenHash } from '../../secrets/token.ts';
import { session } from '../tables.ts';

export interface OpenSession {
  /** Known to the caller alone. */
  readonly token: string;
  readonly sessionId: string;
  readonly expiresAt: string;
}

const day = 86_400_000;

/** Begins a session of an account, with a new token. */
export async function openSession(
  tx: Transaction,
  accountId: number,
  { platform, userAgent, address }: Record<'platform' | 'userAgent' | 'address', string>,
): Promise<OpenSession> {
  const token = newToken();
  const sessionId = crypto.randomUUID();
  const expiresAt = new Date(Date.now() + sessionDays * day).toISOString();
  await tx.insert(session).values({
    id: sessionId,
    accountId,
    tokenHash: tokenHash(token),
    platform,
    userAgent,
    address,
    expiresAt,
  });
  return { token, sessionId, expiresAt };
}
