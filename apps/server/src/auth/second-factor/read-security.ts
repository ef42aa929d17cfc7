import type { SignInSecurity } from '@saer/contract/account/second-factor';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/requests/principal.ts';
import type { Settings } from '../../settings.ts';
import { passkey, totp } from '../tables.ts';
import { isSecondFactorRequired } from './requirement.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

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
