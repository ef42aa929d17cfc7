import { namedAdmins, otherAdmins } from '../../accounts/managing/other-admins.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { EditedTable, Row } from '../listing/admin-list.ts';
import { type Actor, auditValues, changedFields } from './rows.ts';

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

/** Whether a change of a row alters a figure that holds for all sellers; in other lists none does. */
export function altersFigures({ name }: Pick<EditedTable, 'name'>, before: Row, after: Row): boolean {
  const free = freeFields[name];
  return (
    free !== undefined &&
    changedFields(auditValues(before), auditValues(after)).some((field) => !free.has(field))
  );
}
