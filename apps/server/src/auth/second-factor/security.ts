import type { SignInSecurity } from '@saer/contract/account/second-factor';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/requests/principal.ts';
import type { Settings } from '../../settings.ts';
import { passkey, totp } from '../tables.ts';
import { isSecondFactorRequired } from '../sessions/required-factor.ts';
import { countRecoveryCodes } from './consume-code.ts';
import type { Account } from '@saer/contract/account/account';
import { recipientOf } from '../../messages/templates/recipient-of.ts';
import { recordChange } from '../../audit/queries.ts';
import type { SecurityChange } from '../../messages/templates/message.ts';
import { notify } from '../../notifications/sending/notify.ts';

/** How an account is protected beside its password. */
export async function readSecurity(
  db: Database | Transaction,
  { secondFactor }: Pick<Settings, 'secondFactor'>,
  { accountId, role }: Pick<Principal, 'accountId' | 'role'>,
): Promise<SignInSecurity> {
  const [app] = await db.select({ since: totp.confirmedAt }).from(totp).where(eq(totp.accountId, accountId));
  const passkeys = await db
    .select({
      id: passkey.id,
      name: passkey.name,
      isBackedUp: passkey.isBackedUp,
      isSuspended: passkey.isSuspended,
      createdAt: passkey.createdAt,
      lastUsedAt: passkey.lastUsedAt,
    })
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.id));
  return {
    isDemanded: isSecondFactorRequired(secondFactor, role),
    totpSince: app?.since ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
    passkeys,
  };
}

/** Whether the right password alone does not let an account in. */
export const isProtected = ({ isDemanded: demanded, totpSince, passkeys }: SignInSecurity): boolean =>
  totpSince !== null || (demanded && passkeys.length > 0);

/** Records a change to an account's credentials, without secrets, and notifies its owner by mail. Without an actor it was the operator. */
export async function recordSecurityChange(
  tx: Transaction,
  siteOrigin: string,
  owner: Account,
  change: SecurityChange,
  actorId: number | undefined,
): Promise<void> {
  await recordChange(tx, { actorId, entity: 'account', entityId: owner.id, action: change });
  await notify(tx, siteOrigin, [
    {
      accountId: owner.id,
      event: { kind: 'securityChanged', data: { change } },
      messages: [{ template: 'securityChanged', change, ...recipientOf(owner) }],
    },
  ]);
}
