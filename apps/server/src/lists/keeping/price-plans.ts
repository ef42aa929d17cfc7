import { and, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import type { Row } from '../listing/relations.ts';
import { pricePlan } from '../tables.ts';
import { lockList } from './lock-list.ts';
import type { Keeping } from './mount-keeping.ts';
import { deleteRows, holdRow, holdRows, insertRow, type Keeper, writeRow } from './rows.ts';

const list = 'pricePlan';

/** One plan is recommended at most: the one before loses it, with a history of its own. */
async function takeRecommendation(tx: Transaction, keeper: Keeper, sent: Row, id = 0): Promise<void> {
  if (sent['recommended'] !== true) return;
  const others = await tx
    .select({ id: pricePlan.id })
    .from(pricePlan)
    .where(and(eq(pricePlan.recommended, true), ne(pricePlan.id, id)));
  for (const before of await holdRows(
    tx,
    list,
    others.map((each) => each.id),
  ))
    await writeRow(tx, keeper, list, {
      before,
      version: Number(before['version']),
      sent: { recommended: false },
    });
}

/** How price plans are changed: one at a time, so that two admins do not recommend two at the same moment. */
export const pricePlans = (db: Database): Keeping => ({
  create: (keeper, sent) =>
    db.transaction(async (tx) => {
      await lockList(tx, list);
      await takeRecommendation(tx, keeper, sent);
      return insertRow(tx, keeper, list, sent);
    }),

  update: (keeper, { id, version, ...sent }) =>
    db.transaction(async (tx) => {
      await lockList(tx, list);
      const before = await holdRow(tx, list, Number(id));
      await takeRecommendation(tx, keeper, sent, Number(id));
      return writeRow(tx, keeper, list, { before, version: Number(version), sent });
    }),

  remove: (keeper, ids) =>
    db.transaction(async (tx) => {
      await lockList(tx, list);
      return deleteRows(tx, keeper, list, await holdRows(tx, list, ids));
    }),
});
