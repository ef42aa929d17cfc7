import type { ListName } from '@saer/contract/lists/all';
import type { Database } from '../../database/database.ts';
import type { Row } from '../listing/relations.ts';
import { rejectUsed } from './reject-used.ts';
import { deleteRows, lockRow, lockRows, insertRow, type Actor, writeRow } from './rows.ts';

/** How a plain list is kept. A list that needs more calls the same functions in a transaction of its own. */
export const crud = (db: Database, list: ListName) => ({
  create: (actor: Actor, sent: Row): Promise<Row> => db.transaction((tx) => insertRow(tx, actor, list, sent)),

  update: (actor: Actor, { id, version, ...sent }: Row): Promise<Row> =>
    db.transaction(async (tx) => {
      const before = await lockRow(tx, list, Number(id));
      return writeRow(tx, actor, list, { before, version: Number(version), sent });
    }),

  remove: (actor: Actor, ids: readonly number[]): Promise<{ removed: number[] }> =>
    db.transaction(async (tx) => {
      const rows = await lockRows(tx, list, ids);
      await rejectUsed(tx, list, rows);
      return deleteRows(tx, actor, list, rows);
    }),
});
