import type { ReferenceName } from '@saer/contract/reference-data';
import type { Database } from '../../database/database.ts';
import type { Row } from '../listing/relations.ts';
import { refuseUsed } from './refuse-used.ts';
import { deleteRows, holdRow, holdRows, insertRow, type Keeper, writeRow } from './rows.ts';

/** How a plain list is kept. A list that needs more calls the same functions in a transaction of its own. */
export const crud = (db: Database, list: ReferenceName) => ({
  create: (keeper: Keeper, sent: Row): Promise<Row> =>
    db.transaction((tx) => insertRow(tx, keeper, list, sent)),

  update: (keeper: Keeper, { id, version, ...sent }: Row): Promise<Row> =>
    db.transaction(async (tx) => {
      const before = await holdRow(tx, list, Number(id));
      return writeRow(tx, keeper, list, { before, version: Number(version), sent });
    }),

  remove: (keeper: Keeper, ids: readonly number[]): Promise<{ removed: number[] }> =>
    db.transaction(async (tx) => {
      const rows = await holdRows(tx, list, ids);
      await refuseUsed(tx, list, rows);
      return deleteRows(tx, keeper, list, rows);
    }),
});
