import type { Account } from '@saer/contract/account/account';
import { eq } from 'drizzle-orm';
import { getAccount, isAccountOf } from '../../principals/queries.ts';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { revokeAccess } from '../revocation/revoke-access.ts';
import { passkey, recoveryCode, totp } from '../tables.ts';
import { recordSecurityChange } from './security.ts';

/**
 * Removes every second factor and passkey of an account, ends its sessions and notifies its owner; false if it had none. The actor
 * is undefined if the operator does it on the server's machine.
 */
export async function removeSecondFactor(
  tx: Transaction,
  siteOrigin: string,
  owner: Account,
  actorId: number | undefined,
): Promise<boolean> {
  const apps = await tx.delete(totp).where(eq(totp.accountId, owner.id)).returning({ secret: totp.secret });
  const codes = await tx
    .delete(recoveryCode)
    .where(eq(recoveryCode.accountId, owner.id))
    .returning({ accountId: recoveryCode.accountId });
  const passkeys = await tx
    .delete(passkey)
    .where(eq(passkey.accountId, owner.id))
    .returning({ id: passkey.id });
  const hadSecondFactor =
    apps.some(({ secret }) => secret !== null) || codes.length > 0 || passkeys.length > 0;
  if (!hadSecondFactor) return false;
  await revokeAccess(tx, owner.id);
  await recordSecurityChange(tx, siteOrigin, owner, 'resetSecondFactor', actorId);
  return true;
}

/** The operator does the same on the server's own machine, where no admin is left who could. Undefined: nobody has that address. */
export async function resetSecondFactorByEmail(
  db: Database,
  siteOrigin: string,
  email: string,
): Promise<boolean | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: account.id })
      .from(account)
      .where(isAccountOf({ email: email.trim().toLowerCase() }));
    const owner = found === undefined ? undefined : await getAccount(tx, found.id);
    return owner === undefined ? undefined : removeSecondFactor(tx, siteOrigin, owner, undefined);
  });
}
