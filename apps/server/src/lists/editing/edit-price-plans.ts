import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { type Row, withSpecifiedName } from '../listing/admin-list.ts';
import { pricePlan as list } from '../lists.ts';
import { pricePlan } from '../tables.ts';
import { lockList, deleteRows, lockRow, lockRows, insertRow, type Actor, writeRow } from './rows.ts';
import { type ListEditing, rejectUsed } from './crud.ts';

/** Takes the recommendation from any other plan, with an audit entry: at most one plan is recommended. */
async function takeRecommendation(tx: Transaction, actor: Actor, sent: Row, id = 0): Promise<void> {
  if (sent['recommended'] !== true) return;
  const others = await tx
    .select({ id: pricePlan.id })
    .from(pricePlan)
    .where(and(eq(pricePlan.recommended, true), ne(pricePlan.id, id)));
  for (const before of await lockRows(
    tx,
    list,
    others.map((each) => each.id),
  ))
    await writeRow(tx, actor, list, {
      before,
      version: Number(before['version']),
      sent: { recommended: false },
    });
}

/** Edits price plans one at a time, so that two admins cannot recommend two at once. */
export const pricePlanEditing: ListEditing = {
  create: (db, actor, sent) =>
    db.transaction(async (tx) => {
      await lockList(tx, list.name);
      await takeRecommendation(tx, actor, sent);
      return withSpecifiedName(list, await insertRow(tx, actor, list, sent));
    }),

  update: (db, actor, { id, version, ...sent }) =>
    db.transaction(async (tx) => {
      await lockList(tx, list.name);
      const before = await lockRow(tx, list, Number(id));
      await takeRecommendation(tx, actor, sent, Number(id));
      const row = await writeRow(tx, actor, list, { before, version: Number(version), sent });
      return withSpecifiedName(list, row);
    }),

  remove: (db, actor, ids) =>
    db.transaction(async (tx) => {
      await lockList(tx, list.name);
      const rows = await lockRows(tx, list, ids);
      await rejectUsed(tx, list, rows);
      return deleteRows(tx, actor, list, rows);
    }),
};
