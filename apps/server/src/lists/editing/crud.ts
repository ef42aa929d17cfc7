import type { EditedTable } from '../listing/admin-list.ts';
import type { ListEditing } from './mount-editing.ts';
import { rejectUsed } from './reject-used.ts';
import { deleteRows, lockRow, lockRows, insertRow, writeRow } from './rows.ts';

/** Edits a plain list. Lists with more rules call the same functions in their own transactions. */
export const crud = (list: EditedTable): ListEditing => ({
  create: (db, actor, sent) => db.transaction((tx) => insertRow(tx, actor, list, sent)),

  update: (db, actor, { id, version, ...sent }) =>
    db.transaction(async (tx) => {
      const before = await lockRow(tx, list, Number(id));
      return writeRow(tx, actor, list, { before, version: Number(version), sent });
    }),

  remove: (db, actor, ids) =>
    db.transaction(async (tx) => {
      const rows = await lockRows(tx, list, ids);
      await rejectUsed(tx, list, rows);
      return deleteRows(tx, actor, list, rows);
    }),
});
