import type { Account } from '@saer/contract/account';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';
import { product } from '../../products/tables.ts';
import { recordChange } from '../../audit/queries.ts';
import { history } from '../../audit/tables.ts';
import { localMessage, outbox } from '../../messages/tables.ts';
import { pendingRegistration } from '../../auth/tables.ts';
import { account } from '../tables.ts';

type Erased = Pick<Account, 'id' | 'email' | 'mobile'>;

/** The products that are or were in a catalogue: whose one was is told where it was added or deleted. */
const productsOf = (tx: Transaction, ownerId: number) =>
  unionAll(
    tx.select({ id: product.id }).from(product).where(eq(product.ownerId, ownerId)),
    tx
      .select({ id: history.entityId })
      .from(history)
      .where(
        and(
          eq(history.entity, 'product'),
          sql`${String(ownerId)} in (${history.before} ->> 'ownerId', ${history.after} ->> 'ownerId')`,
        ),
      ),
  );

async function eraseOne(tx: Transaction, { id, email, mobile }: Erased): Promise<void> {
  const addresses = [email.toLowerCase(), ...(mobile === null ? [] : [mobile])];
  await tx
    .delete(outbox)
    .where(or(eq(outbox.accountId, id), inArray(sql`lower(${outbox.recipient})`, addresses)));
  await tx
    .delete(pendingRegistration)
    .where(
      or(
        inArray(sql`lower(${pendingRegistration.email})`, addresses),
        inArray(pendingRegistration.mobile, addresses),
      ),
    );
  await tx.delete(localMessage).where(inArray(sql`lower(${localMessage.recipient})`, addresses));
  await tx
    .delete(history)
    .where(and(eq(history.entity, 'product'), inArray(history.entityId, productsOf(tx, id))));
  // Their changes name people and addresses. That there was an account, and that it is gone, is all that stays.
  await tx.delete(history).where(and(eq(history.entity, 'account'), eq(history.entityId, id)));
}

/** Deletes accounts for good, their sub-users with them, and everything that tells who their owners were. */
export async function eraseAccounts(
  tx: Transaction,
  accounts: readonly Erased[],
  actorId: number | undefined,
): Promise<void> {
  for (const each of accounts) {
    const subUsers = await tx
      .select({ id: account.id, email: account.email, mobile: account.mobile })
      .from(account)
      .where(eq(account.subscriberId, each.id));
    for (const gone of [...subUsers, each]) {
      await eraseOne(tx, gone);
      await tx.delete(account).where(eq(account.id, gone.id));
      await recordChange(tx, { actorId, entity: 'account', entityId: gone.id, action: 'erase' });
    }
  }
}
