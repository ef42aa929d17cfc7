import type { ListFilter } from '@saer/contract/api/list-filter';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { historyPage } from './history-page.ts';
import { history } from '../../audit/tables.ts';
import { type Actor, visibleOwner } from '../../products/policy.ts';
import { findFeeTables } from './find-fee-tables.ts';

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
