import { eq } from 'drizzle-orm';
import { password } from '../tables.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { verifyPassword } from './hash-password.ts';

/** Rejects a new password that equals the current one: whoever changes theirs wants to be rid of it. */
export async function requireDifferent(db: Database, accountId: number, newPassword: string): Promise<void> {
  const [current] = await db
    .select({ hash: password.hash })
    .from(password)
    .where(eq(password.accountId, accountId));
  if (current !== undefined && (await verifyPassword(current.hash, newPassword)))
    throw new AppError({ code: 'passwordUnchanged', field: 'password' });
}
