import { eq, sql } from 'drizzle-orm';
import { refuseTaken } from '../../accounts/managing/refuse-taken.ts';
import { getAccount } from '../../accounts/reading/find-account.ts';
import { account } from '../../accounts/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { difference, recordChange } from '../../history/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { queueMessage } from '../../messages/queries.ts';

interface NewAddress {
  readonly accountId: number;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** Gives an account the address its owner has just confirmed, and tells them at the old one. */
export async function changeAddress(
  tx: Transaction,
  siteOrigin: string,
  { accountId, email, mobile }: NewAddress,
): Promise<void> {
  const before = await getAccount(tx, accountId);
  if (before === undefined) throw new AppError({ code: 'codeExpired', field: 'code' });
  const after = { email: email ?? before.email, mobile: mobile ?? before.mobile };
  await refuseTaken(
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
  await queueMessage(tx, siteOrigin, {
    template: 'contactChanged',
    accountId,
    email: before.email,
    firstName: before.firstName,
    language: before.language,
  });
}
