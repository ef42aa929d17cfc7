import type { Account } from '@saer/contract/account';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { queueMessage } from '../../messages/queries.ts';
import type { Actor } from '../policy.ts';
import { letterTo } from '../reading/letter-to.ts';
import { password } from '../tables.ts';
import { closeWaysIn } from './close-ways-in.ts';
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
  await closeWaysIn(tx, after.id);
  const hasPassword = (await tx.$count(password, eq(password.accountId, after.id))) > 0;
  if (hasPassword) await queueMessage(tx, siteOrigin, { template: 'contactChanged', ...letterTo(before) });
  else await invite(tx, siteOrigin, actor.accountId, after);
}
