import type { Account, OwnAccount } from '@saer/contract/account';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { account, profileImage } from '../tables.ts';
import { accountColumns } from './account-columns.ts';

/** An account by its key; also one that waits for its deletion. */
export async function getAccount(db: Database | Transaction, id: number): Promise<Account | undefined> {
  const [found] = await db.select(accountColumns).from(account).where(eq(account.id, id));
  return found;
}

const ownAccountQuery = prepared((db) =>
  db
    .select({ ...accountColumns, profileImage: profileImage.dataUri })
    .from(account)
    .leftJoin(profileImage, eq(profileImage.accountId, account.id))
    .where(eq(account.id, sql.placeholder('id')))
    .prepare('find_own_account'),
);

/** An account as its owner sees it, with the photo. */
export async function getOwnAccount(db: Database | Transaction, id: number): Promise<OwnAccount | undefined> {
  const [found] = await ownAccountQuery(db).execute({ id });
  return found;
}
