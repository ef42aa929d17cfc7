import type { Account } from '@saer/contract/account';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { revokeAccess } from '../../auth/revocation/revoke-access.ts';
import type { Actor } from '../policy.ts';
import { password } from '../../auth/tables.ts';
import { invite } from './invite.ts';
import { notifyOldAddress } from '../../auth/codes/notify-old-address.ts';

/**
 * Ends every way into an account that an admin gave another role or address, and notifies its owner at the old address.
 * Whoever had not followed their invitation gets a new one, at the address the account has now.
 */
export async function resetAccess(
  tx: Transaction,
  siteOrigin: string,
  actor: Actor,
  before: Account,
  after: Account,
): Promise<void> {
  const hasMoved = after.email !== before.email || after.mobile !== before.mobile;
  if (!hasMoved && after.role === before.role) return;
  await revokeAccess(tx, after.id);
  const hasPassword = (await tx.$count(password, eq(password.accountId, after.id))) > 0;
  if (!hasPassword) await invite(tx, siteOrigin, actor.accountId, after);
  else if (hasMoved) await notifyOldAddress(tx, siteOrigin, before, after);
}
