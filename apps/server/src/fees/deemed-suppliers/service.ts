import type { answerDeemedSupplier, DeemedSupplierAnswer } from '@saer/contract/fees/deemed-supplier';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { recordChange } from '../../audit/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { store } from '../../lists/tables.ts';
import { deemedSupplierAnswer } from './tables.ts';

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
