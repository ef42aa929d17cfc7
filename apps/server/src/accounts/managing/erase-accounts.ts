import type { Account } from '@saer/contract/account/account';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { history } from '../../audit/tables.ts';
import { outbox, refusingAddress } from '../../messages/tables.ts';
import { localMessage } from '../../integrations/local/tables.ts';
import { pendingRegistration } from '../../auth/tables.ts';
import { account } from '../../principals/tables.ts';

type Erased = Pick<Account, 'id' | 'email' | 'mobile'>;

/** Records of another module that belong to accounts: part of the copy their owner may download, and erased with the account. */
export interface OwnedRecords {
  /** The key under which the owner's copy lists them. */
  readonly name: string;
  readonly read: (db: Database, accountId: number) => Promise<readonly unknown[]>;
  /** Erases the personal data that deleting the account's row leaves, as in audit entries. */
  readonly erase: (tx: Transaction, accountId: number) => Promise<unknown>;
}

async function eraseOne(
  tx: Transaction,
  ownedRecords: readonly OwnedRecords[],
  { id, email, mobile }: Erased,
): Promise<void> {
  const addresses = [email.toLowerCase(), ...(mobile === null ? [] : [mobile])];
  await tx
    .delete(outbox)
    .where(or(eq(outbox.accountId, id), inArray(sql`lower(${outbox.recipient})`, addresses)));
  await tx.delete(refusingAddress).where(inArray(refusingAddress.address, addresses));
  await tx
    .delete(pendingRegistration)
    .where(
      or(
        inArray(sql`lower(${pendingRegistration.email})`, addresses),
        inArray(pendingRegistration.mobile, addresses),
      ),
    );
  await tx.delete(localMessage).where(inArray(sql`lower(${localMessage.recipient})`, addresses));
  for (const { erase } of ownedRecords) await erase(tx, id);
  // Their changes name people and addresses. That there was an account, and that it is gone, is all that stays.
  await tx.delete(history).where(and(eq(history.entity, 'account'), eq(history.entityId, id)));
}

/** Deletes accounts for good, with their sub-users and everything that identifies their owners. */
export async function eraseAccounts(
  tx: Transaction,
  ownedRecords: readonly OwnedRecords[],
  accounts: readonly Erased[],
  actorId: number | undefined,
): Promise<void> {
  for (const each of accounts) {
    const subUsers = await tx
      .select({ id: account.id, email: account.email, mobile: account.mobile })
      .from(account)
      .where(eq(account.subscriberId, each.id));
    for (const gone of [...subUsers, each]) {
      await eraseOne(tx, ownedRecords, gone);
      await tx.delete(account).where(eq(account.id, gone.id));
      await recordChange(tx, { actorId, entity: 'account', entityId: gone.id, action: 'erase' });
    }
  }
}
