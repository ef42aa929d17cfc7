import type * as z from 'zod/mini';
import type { DeemedSupplierAnswer, answerDeemedSupplier } from '@saer/contract/fees/deemed-supplier';
import { asc, eq, type SQL, type SQLWrapper, sql, and } from 'drizzle-orm';
import type { OwnedRecords } from '../../accounts/managing/erase-accounts.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { store } from '../../lists/tables.ts';
import { deemedSupplierAnswer as answer, deemedSupplierAnswer } from './tables.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';

/** An answer with the seller who gave it. */
interface OwnedAnswer {
  readonly accountId: number;
  readonly answer: DeemedSupplierAnswer;
}

/** Finds answers about the VAT of sales: those of one seller, or everybody's. */
export const findSupplierAnswers = (db: Database | Transaction, sellerId?: number): Promise<OwnedAnswer[]> =>
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
): Promise<DeemedSupplierAnswer[]> => (await findSupplierAnswers(db, sellerId)).map((each) => each.answer);

/** Who bears the VAT of an unregistered seller's sales in a store, by what the store says; empty where it is not their supplier. */
export const saleVatOfStore: SQL = sql`(
  case when ${store.deemedSupplier} = 'notMarketplace' then '' else ${store.deemedSupplier} end
)`;

/**
 * Subquery of who bears the VAT of an unregistered seller's sales in a store today: `sale_vat` (empty where the store is not their
 * supplier) and `is_answered`: whether the seller has said something about it.
 */
export const saleVatToday = (ownerId: SQLWrapper | number, storeId: SQLWrapper): SQL => sql`(
  select ${answer.deemedSupplier} is not null as is_answered,
    case when ${store.deemedSupplier} = 'notMarketplace' then ''
      else coalesce(nullif(${answer.deemedSupplier}, 'unknown'), ${saleVatOfStore}) end as sale_vat
  from ${store} left join ${answer} on ${answer.storeId} = ${store.id} and ${answer.accountId} = ${ownerId}
  where ${store.id} = ${storeId}
)`;

/** A seller's answers, for their copy. They are deleted with the account's row. */
export const ownedDeemedSuppliers: OwnedRecords = {
  name: 'deemedSuppliers',
  read: findAnswersFor,
  erase: () => Promise.resolve(),
};

type Actor = Pick<Principal, 'accountId' | 'tenantId'>;

/** Stores what a seller sees in a store's payouts; their prices are by it from then on. */
export const answerFor = (
  db: Database,
  actor: Actor,
  { store: code, deemedSupplier }: z.output<typeof answerDeemedSupplier.body>,
): Promise<DeemedSupplierAnswer> =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: store.id, setting: store.deemedSupplier, nameEn: store.nameEn, nameAr: store.nameAr })
      .from(store)
      .where(eq(store.code, code));
    if (found === undefined || found.setting === 'notMarketplace')
      throw new AppError({ code: 'unknownStore', field: 'store', details: { store: code } });
    const [accountId, storeId] = [actor.tenantId, found.id];
    // Waits for another answer of the same seller, so that the audit names the right one before.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`deemedSupplier ${accountId} ${storeId}`}))`,
    );
    const [before] = await tx
      .select()
      .from(deemedSupplierAnswer)
      .where(and(eq(deemedSupplierAnswer.accountId, accountId), eq(deemedSupplierAnswer.storeId, storeId)));
    if (before?.deemedSupplier === deemedSupplier)
      return { store: code, deemedSupplier, answeredAt: before.answeredAt };
    const [written] = await tx
      .insert(deemedSupplierAnswer)
      .values({ accountId, storeId, deemedSupplier, answeredAt: sql`clock_timestamp()` })
      .onConflictDoUpdate({
        target: [deemedSupplierAnswer.accountId, deemedSupplierAnswer.storeId],
        set: { deemedSupplier, answeredAt: sql`clock_timestamp()` },
      })
      .returning({ answeredAt: deemedSupplierAnswer.answeredAt });
    await recordChange(tx, {
      actorId: actor.accountId,
      ownerId: accountId,
      entity: 'deemedSupplier',
      entityId: storeId,
      named: { nameEn: found.nameEn, nameAr: found.nameAr },
      action: before === undefined ? 'create' : 'update',
      ...(before === undefined ? {} : { before: { deemedSupplier: before.deemedSupplier } }),
      after: { deemedSupplier },
    });
    return { store: code, deemedSupplier, answeredAt: written?.answeredAt ?? new Date().toISOString() };
  });
