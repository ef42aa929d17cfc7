import type { DeemedSupplierAnswer } from '@saer/contract/fees/deemed-supplier';
import { asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { OwnedRecords } from '../../accounts/managing/erase-accounts.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { store } from '../../lists/tables.ts';
import { deemedSupplierAnswer as answer } from './tables.ts';

/** An answer with the seller who gave it. */
interface OwnedAnswer {
  readonly accountId: number;
  readonly answer: DeemedSupplierAnswer;
}

/** Finds answers about the VAT of sales: those of one seller, or everybody's. */
export const findAnswers = (db: Database | Transaction, sellerId?: number): Promise<OwnedAnswer[]> =>
  db
    .select({
      accountId: answer.accountId,
      answer: { store: store.code, deemedSupplier: answer.deemedSupplier, answeredAt: answer.answeredAt },
    })
    .from(answer)
    .innerJoin(store, eq(store.id, answer.storeId))
    .where(sellerId === undefined ? undefined : eq(answer.accountId, sellerId))
    .orderBy(asc(store.id));

/** Finds a seller's answers about the VAT of their sales. */
export const findAnswersFor = async (
  db: Database | Transaction,
  sellerId: number,
): Promise<DeemedSupplierAnswer[]> => (await findAnswers(db, sellerId)).map((each) => each.answer);

/** Since when the prices of an unregistered seller in each store are by another rule, as a subquery of `store_id` and `changed_at`. */
export const saleVatChanges = (ownerId: SQLWrapper | number): SQL => sql`(
  select ${store.id} as store_id, greatest(${store.deemedSupplierChangedAt}, ${answer.answeredAt}) as changed_at
  from ${store} left join ${answer} on ${answer.storeId} = ${store.id} and ${answer.accountId} = ${ownerId}
)`;

/** A seller's answers, for their copy. They are deleted with the account's row. */
export const ownedDeemedSuppliers: OwnedRecords = {
  name: 'deemedSuppliers',
  read: findAnswersFor,
  erase: () => Promise.resolve(),
};
