import type { Database } from '../../database/database.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { lockRow, lockRows } from '../../lists/editing/rows.ts';
import { altersFigures, type RequireSecondPerson } from '../../lists/editing/second-person.ts';
import { agreedFees, createAgreed, removeAgreed, updateAgreed } from './service.ts';

/** Adds, changes and removes agreed fees; those that hold for all sellers take a second person. */
export const agreedEditing = (db: Database, requireSecond: RequireSecondPerson) => ({
  create: (actor: Principal, sent: Parameters<typeof createAgreed>[2]) =>
    db.transaction(async (tx) => {
      const added = await createAgreed(tx, actor, sent);
      if (added.seller === null) await requireSecond(tx, actor);
      return added;
    }),

  update: (actor: Principal, sent: Parameters<typeof updateAgreed>[2]) =>
    db.transaction(async (tx) => {
      const before = await lockRow(tx, agreedFees, sent.id);
      const written = await updateAgreed(tx, actor, sent);
      const after = await lockRow(tx, agreedFees, sent.id);
      if (written.seller === null && altersFigures(agreedFees, before, after)) await requireSecond(tx, actor);
      return written;
    }),

  remove: (actor: Principal, ids: readonly number[]) =>
    db.transaction(async (tx) => {
      const rows = await lockRows(tx, agreedFees, ids);
      const removed = await removeAgreed(tx, actor, ids);
      if (rows.some(({ accountId }) => accountId === null)) await requireSecond(tx, actor);
      return removed;
    }),
});
