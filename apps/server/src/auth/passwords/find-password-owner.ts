import { getAccount } from '../../principals/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';

/** Whose password it is. */
export async function findPasswordOwner(db: Database, accountId: number) {
  const owner = await getAccount(db, accountId);
  if (owner === undefined) throw new AppError({ code: 'notFound' });
  return owner;
}
