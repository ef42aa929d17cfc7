import type { Database, Transaction } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { feeBookStamp } from '../tables.ts';

/** The versions of the fee book's tables and of the agreed fees: a new value after every change. */
export interface VersionStamp {
  readonly fees: string;
  readonly agreed: string;
}

const select = prepareOnce((db) =>
  db
    .select({ fees: feeBookStamp.fees, agreed: feeBookStamp.agreed })
    .from(feeBookStamp)
    .prepare('fee_book_stamp'),
);

export async function readVersionStamp(db: Database | Transaction): Promise<VersionStamp> {
  const [stamp] = await select(db).execute();
  if (stamp === undefined) throw new Error('The stamp of the fee book is missing; a migration writes it');
  return stamp;
}
