import type { EditedTable, Row } from '../listing/admin-list.ts';
import type { ListEditing } from './mount-editing.ts';
import { lockRow } from './rows.ts';
import { altersFigures, type RequireSecondPerson } from './second-person.ts';

/**
 * Requires a second person for the changes of a list whose figures hold for all sellers. A change is made first and undone where it takes
 * two: whatever else is wrong with it is said before that. `isWhole`: adding and removing rows takes two too.
 */
export const withSecondPerson = <C, U extends { readonly id: number }>(
  list: EditedTable,
  editing: ListEditing<C, U>,
  requireSecond: RequireSecondPerson,
  { isWhole }: { readonly isWhole: boolean },
): ListEditing<C, U> => ({
  create: (db, actor, sent) =>
    db.transaction(async (tx) => {
      const row = await editing.create(tx, actor, sent);
      if (isWhole) await requireSecond(tx, actor);
      return row;
    }),

  update: (db, actor, sent) =>
    db.transaction(async (tx) => {
      const before: Row = await lockRow(tx, list, sent.id);
      const after = await editing.update(tx, actor, sent);
      if (altersFigures(list, before, after)) await requireSecond(tx, actor);
      return after;
    }),

  remove: (db, actor, ids) =>
    db.transaction(async (tx) => {
      const removed = await editing.remove(tx, actor, ids);
      if (isWhole) await requireSecond(tx, actor);
      return removed;
    }),
});
