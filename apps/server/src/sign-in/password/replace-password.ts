import type { Account } from '@saer/contract/account';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../history/queries.ts';
import { queueMessage } from '../../messages/queries.ts';
import { endSessions } from '../session/end-sessions.ts';
import { oneTimeCode, passwordToken } from '../tables.ts';
import { setPassword } from './set-password.ts';

/** Sets another password: every session, link and code that came with the old one is dead, and the owner is told. */
export async function replacePassword(
  tx: Transaction,
  siteOrigin: string,
  { id, email, firstName, language }: Account,
  hash: string,
): Promise<void> {
  await setPassword(tx, id, hash);
  await endSessions(tx, id);
  await tx.delete(passwordToken).where(eq(passwordToken.accountId, id));
  await tx
    .delete(oneTimeCode)
    .where(
      and(
        eq(oneTimeCode.accountId, id),
        eq(oneTimeCode.purpose, 'passwordReset'),
        isNull(oneTimeCode.usedAt),
      ),
    );
  await recordChange(tx, { actorId: id, entity: 'account', entityId: id, action: 'changePassword' });
  await queueMessage(tx, siteOrigin, {
    template: 'passwordChanged',
    accountId: id,
    email,
    firstName,
    language,
  });
}
