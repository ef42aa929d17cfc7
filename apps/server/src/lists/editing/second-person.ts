import { namedAdmins, otherAdmins } from '../../accounts/queries.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { EditedTable, Row } from '../listing/admin-list.ts';
import { type Actor, auditValues, changedFields, lockRow } from './rows.ts';
import type { ListEditing } from './crud.ts';

/** Rejects a change by an admin alone while another one could approve it, with the names of those who could. */
export type RequireSecondPerson = (tx: Transaction, actor: Actor) => Promise<void>;

/** The rule for figures that hold for all sellers; `mayChangeAlone`: the operator has turned it off. */
export const secondPersonRule =
  (mayChangeAlone: boolean): RequireSecondPerson =>
  async (tx, { accountId }) => {
    if (mayChangeAlone) return;
    const others = await otherAdmins(tx, [accountId]);
    if (others.length > 0)
      throw new AppError({
        code: 'publishingTakesTwo',
        details: { ...namedAdmins(others), what: 'change' },
      });
  };

/** Says of a figure where it comes from: no amount depends on it. */
const explaining = ['status', 'source', 'note'] as const;

/** Fields that one admin alone may change: no price and no fee depends on them, or the change is undone as fast as it is made. */
const freeFields: Readonly<Record<string, ReadonlySet<string>>> = {
  store: new Set(['nameEn', 'nameAr', 'active', ...explaining]),
  serviceFee: new Set(['position', ...explaining]),
  productFeeOverride: new Set(explaining),
};

/** Tells whether a change of a row alters a figure that holds for all sellers; in other lists none does. */
export function altersFigures({ name }: Pick<EditedTable, 'name'>, before: Row, after: Row): boolean {
  const free = freeFields[name];
  return (
    free !== undefined &&
    changedFields(auditValues(before), auditValues(after)).some((field) => !free.has(field))
  );
}

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
