import type { ListFilter } from '@saer/contract/api/list-filter';
import { and, eq, desc, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { historyPage } from './history-page.ts';
import { history } from '../../audit/tables.ts';
import { type Actor, visibleOwner } from '../../products/policy.ts';
import type { ProductHistoryRow } from '@saer/contract/products/saved-product';
import { alias } from 'drizzle-orm/pg-core';
import { feeTable } from '../../fees/tables.ts';
import { product } from '../../products/tables.ts';

type Tables = ReadonlyMap<number, NonNullable<ProductHistoryRow['feeTable']>>;

/**
 * Finds the fee table that calculated a product's figures after each change: the one recorded by that change, or else by the last change
 * that recorded one.
 */
async function findFeeTables(db: Database, changes: readonly number[]): Promise<Tables> {
  const [earlier, later] = [alias(history, 'earlier'), alias(history, 'later')];
  const recordedBefore = db
    .select({ value: sql`${earlier.after} ->> 'feeTableId'` })
    .from(earlier)
    .where(
      and(
        eq(earlier.entity, 'product'),
        eq(earlier.entityId, history.entityId),
        lte(earlier.id, history.id),
        isNotNull(sql`${earlier.after} ->> 'feeTableId'`),
      ),
    )
    .orderBy(desc(earlier.id))
    .limit(1);
  const recordedAfter = db
    .select({ value: sql`${later.before} ->> 'feeTableId'` })
    .from(later)
    .where(
      and(
        eq(later.entity, 'product'),
        eq(later.entityId, history.entityId),
        sql`${later.id} >= ${history.id}`,
        isNotNull(sql`${later.before} ->> 'feeTableId'`),
      ),
    )
    .orderBy(later.id)
    .limit(1);
  const now = db
    .select({ value: sql`${product.feeTableId}::text` })
    .from(product)
    .where(eq(product.id, history.entityId));
  const rows = await db
    .select({
      change: history.id,
      table: { id: feeTable.id, name: feeTable.name, effectiveFrom: feeTable.effectiveFrom },
    })
    .from(history)
    .innerJoin(
      feeTable,
      sql`${feeTable.id} = coalesce((${recordedBefore}), (${recordedAfter}), (${now}))::integer`,
    )
    .where(inArray(history.id, [...changes]));
  return new Map(rows.map(({ change, table }) => [change, table]));
}

const { id, at, actorId, entityId, action } = history;

/** A page of the changes of products an actor may read, including deleted ones. */
export async function findProductHistory(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  filter: ListFilter,
) {
  const owner = visibleOwner(actor);
  const visible = and(
    eq(history.entity, 'product'),
    owner === undefined ? undefined : eq(history.ownerId, owner),
  );
  const page = await historyPage(db, visible, { id, at, actorId, entityId, action }, filter);
  const tables = await findFeeTables(
    db,
    page.data.map((change) => change.id),
  );
  return {
    ...page,
    data: page.data.map((change) => ({ ...change, feeTable: tables.get(change.id) ?? null })),
  };
}
