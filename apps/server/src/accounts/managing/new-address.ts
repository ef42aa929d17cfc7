import type { Account } from '@saer/contract/account';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { queueMessage } from '../../messages/queries.ts';
import { oneTimeCode, passwordToken } from '../../sign-in/tables.ts';
import type { Actor } from '../policy.ts';
import { letterTo } from '../reading/letter-to.ts';
import { password } from '../tables.ts';
import { invite } from './invite.ts';

/**
 * An admin gave an account another address: what was sent to the old one opens nothing any more, and the old one is told.
 * Who had not followed their invitation gets it at the new one.
 */
export async function moveAddress(
  tx: Transaction,
  siteOrigin: string,
  actor: Actor,
  before: Account,
  after: Account,
): Promise<void> {
  await tx.delete(oneTimeCode).where(eq(oneTimeCode.accountId, after.id));
  await tx.delete(passwordToken).where(eq(passwordToken.accountId, after.id));
  const hasPassword = (await tx.$count(password, eq(password.accountId, after.id))) > 0;
  if (hasPassword) await queueMessage(tx, siteOrigin, { template: 'contactChanged', ...letterTo(before) });
  else await invite(tx, siteOrigin, actor.accountId, after);
}
