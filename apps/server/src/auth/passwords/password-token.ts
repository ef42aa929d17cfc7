import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { newToken, tokenHash } from '../../secrets/token.ts';
import { passwordToken } from '../tables.ts';

export interface NewPasswordToken {
  readonly token: string;
  readonly expiresAt: string;
}

const hour = 3_600_000;

/** Lets its bearer set the account's password once, within the hours. */
export async function newPasswordToken(
  tx: Transaction,
  accountId: number,
  hours: number,
): Promise<NewPasswordToken> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + hours * hour).toISOString();
  await tx.insert(passwordToken).values({ tokenHash: tokenHash(token), accountId, expiresAt });
  return { token, expiresAt };
}

/** The account whose password a token may set; none if it was used, has expired or never existed. */
export async function getPasswordTokenAccount(
  db: Database | Transaction,
  token: string,
): Promise<number | undefined> {
  const now = new Date().toISOString();
  const [row] = await db
    .select({ accountId: passwordToken.accountId })
    .from(passwordToken)
    .where(and(eq(passwordToken.tokenHash, tokenHash(token)), gt(passwordToken.expiresAt, now)));
  return row?.accountId;
}

/** Uses a token up, and with it every other of the account. False: someone else was faster. */
export async function usePasswordToken(tx: Transaction, token: string): Promise<boolean> {
  const [used] = await tx
    .delete(passwordToken)
    .where(
      and(
        eq(passwordToken.tokenHash, tokenHash(token)),
        gt(passwordToken.expiresAt, new Date().toISOString()),
      ),
    )
    .returning({ accountId: passwordToken.accountId });
  if (used === undefined) return false;
  await tx.delete(passwordToken).where(eq(passwordToken.accountId, used.accountId));
  return true;
}
