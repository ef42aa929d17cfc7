import { and, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import type { Row } from '../listing/relations.ts';
import { pricePlan } from '../tables.ts';
import { lockList } from './lock-list.ts';
import type { ListEditing } from './mount-editing.ts';
import { deleteRows, lockRow, lockRows, insertRow, type Actor, writeRow } from './rows.ts';

const list = 'pricePlan';

/** One plan is recommended at most: the one before loses it, with a history of its own. */
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

/** How price plans are changed: one at a time, so that two admins do not recommend two at the same moment. */
export const pricePlans = (db: Database): ListEditing => ({
  create: (actor, sent) =>
    db.transaction(async (tx) => {
      await lockList(tx, list);
      await takeRecommendation(tx, actor, sent);
      return insertRow(tx, actor, list, sent);
    }),

  update: (actor, { id, version, ...sent }) =>
    db.transaction(async (tx) => {
      await lockList(tx, list);
      const before = await lockRow(tx, list, Number(id));
      await takeRecommendation(tx, actor, sent, Number(id));
      return writeRow(tx, actor, list, { before, version: Number(version), sent });
    }),

  remove: (actor, ids) =>
    db.transaction(async (tx) => {
      await lockList(tx, list);
      return deleteRows(tx, actor, list, await lockRows(tx, list, ids));
    }),
});
