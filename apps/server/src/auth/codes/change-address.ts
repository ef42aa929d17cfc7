import { eq, sql } from 'drizzle-orm';
import { notifyOldAddress } from './notify-old-address.ts';
import { rejectTaken } from '../../principals/queries.ts';
import { getAccount } from '../../principals/queries.ts';
import { account } from '../../principals/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { difference, recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../revocation/lock-account.ts';
import { revokeAccess } from '../revocation/revoke-access.ts';

interface NewAddress {
  readonly accountId: number;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** Gives an account the address its owner has just confirmed, revokes codes sent to the old one, and notifies it. */
export async function changeAddress(
  tx: Transaction,
  siteOrigin: string,
  { accountId, email, mobile }: NewAddress,
): Promise<void> {
  await lockAccount(tx, accountId);
  const before = await getAccount(tx, accountId);
  if (before === undefined) throw new AppError({ code: 'codeExpired', field: 'code' });
  const after = { email: email ?? before.email, mobile: mobile ?? before.mobile };
  await rejectTaken(
    tx
      .update(account)
      .set({ ...after, updatedAt: sql`now()` })
      .where(eq(account.id, accountId)),
  );
  await recordChange(tx, {
    actorId: accountId,
    entity: 'account',
    entityId: accountId,
    action: 'changeContact',
    ...difference({ email: before.email, mobile: before.mobile }, after),
  });
  await revokeAccess(tx, accountId, { pendingOnly: true });
  await notifyOldAddress(tx, siteOrigin, before, after);
}
