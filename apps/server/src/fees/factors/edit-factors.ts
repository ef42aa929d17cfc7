import type { FieldError } from '@saer/contract/field-error';
import { checkRangeFactors } from '@saer/pricing/check-range-factors';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { rangeFactor as list } from '../lists.ts';
import { rangeFactor } from '../tables.ts';
import { lockList } from '../../lists/editing/lock-list.ts';
import type { ListEditing } from '../../lists/editing/mount-editing.ts';
import { deleteRows, lockRow, lockRows, insertRow, writeRow } from '../../lists/editing/rows.ts';

/** The foreign key of each scope. */
const keyOfScope: Readonly<Record<string, 'familyId' | 'subFamilyId' | 'typeId'>> = {
  family: 'familyId',
  subFamily: 'subFamilyId',
  type: 'typeId',
};

/** Requires a general factor or one for exactly one family, sub family or type, and a band that does not end before it begins. */
function requireValid(sent: Row): void {
  const fieldErrors: FieldError[] = [];
  const scopeKey = keyOfScope[String(sent['scope'])];
  for (const key of Object.values(keyOfScope))
    if ((key === scopeKey) !== (typeof sent[key] === 'number'))
      fieldErrors.push({ code: 'wrongScope', field: key });
  const { min, max } = sent;
  if (typeof max === 'number' && max < Number(min)) fieldErrors.push({ code: 'bandReversed', field: 'max' });
  const [first, ...others] = fieldErrors;
  if (first !== undefined) throw new AppError(first, ...others);
}

/** Rejects a band that overlaps another active one of its scope, naming both. */
async function rejectOverlap(tx: Transaction, row: Row): Promise<void> {
  const active = await tx.select().from(rangeFactor).where(eq(rangeFactor.active, true));
  const bands = active.map(({ id, scope, familyId, subFamilyId, typeId, min, max, factor }) => {
    const code = String(familyId ?? subFamilyId ?? typeId);
    return {
      id: String(id),
      scope: scope === 'general' ? ({ kind: scope } as const) : ({ kind: scope, code } as const),
      min,
      max,
      factor,
    };
  });
  const own = String(row['id']);
  const overlap = checkRangeFactors(bands).overlaps.find(
    ({ lower, higher }) => lower.id === own || higher.id === own,
  );
  if (overlap === undefined) return;
  const { lower, higher } = overlap;
  const [mine, other] = lower.id === own ? [lower, higher] : [higher, lower];
  throw new AppError({
    code: 'bandsOverlap',
    field: 'min',
    details: {
      min: mine.min,
      max: mine.max,
      otherMin: other.min,
      otherMax: other.max,
      otherId: Number(other.id),
    },
  });
}

/**
 * Edits range factors: the draft of the next version, without effect until it is published. Gaps between bands and falling floors are
 * allowed; a page warns about them.
 */
export const rangeFactorEditing: ListEditing = {
  create: (db, actor, sent) =>
    db.transaction(async (tx) => {
      requireValid(sent);
      await lockList(tx, list.name);
      const row = await insertRow(tx, actor, list, sent);
      await rejectOverlap(tx, row);
      return row;
    }),

  update: (db, actor, { id, version, ...sent }) =>
    db.transaction(async (tx) => {
      requireValid(sent);
      await lockList(tx, list.name);
      const before = await lockRow(tx, list, Number(id));
      const row = await writeRow(tx, actor, list, { before, version: Number(version), sent });
      await rejectOverlap(tx, row);
      return row;
    }),

  remove: (db, actor, ids) =>
    db.transaction(async (tx) => {
      await lockList(tx, list.name);
      return deleteRows(tx, actor, list, await lockRows(tx, list, ids));
    }),
};
