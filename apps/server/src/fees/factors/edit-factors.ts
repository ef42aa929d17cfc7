import type * as z from 'zod/mini';
import type { FieldError } from '@saer/contract/api/error-reply';
import { checkRangeFactors } from '@saer/pricing/fees/check-range-factors';
import { eq } from 'drizzle-orm';
import type { Transaction, Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { rangeFactor as list } from '../lists.ts';
import { rangeFactor } from '../tables.ts';
import {
  lockList,
  deleteRows,
  lockRow,
  lockRows,
  insertRow,
  writeRow,
  type Actor,
} from '../../lists/editing/rows.ts';
import type { ListEditing } from '../../lists/editing/crud.ts';
import type { saveRangeFactors as contract } from '@saer/contract/publishing/range-factor-version';
import { atPosition } from '../../lists/editing/at-position.ts';

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

/** Rejects one of these bands if it overlaps another active one of its scope, naming both. `fieldOf`: the field of a band, by its id. */
async function rejectOverlap(
  tx: Transaction,
  ids: readonly number[],
  fieldOf: (id: number) => string,
): Promise<void> {
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
  const own = new Set(ids.map(String));
  const [first, ...others] = checkRangeFactors(bands)
    .overlaps.filter(({ lower, higher }) => own.has(lower.id) || own.has(higher.id))
    .map(({ lower, higher }): FieldError => {
      // Of two own ones it is the higher that begins too early.
      const [mine, other] = own.has(higher.id) ? [higher, lower] : [lower, higher];
      return {
        code: 'bandsOverlap',
        field: fieldOf(Number(mine.id)),
        details: {
          min: mine.min,
          max: mine.max,
          otherMin: other.min,
          otherMax: other.max,
          otherId: Number(other.id),
        },
      };
    });
  if (first !== undefined) throw new AppError(first, ...others);
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
      await rejectOverlap(tx, [Number(row['id'])], () => 'min');
      return row;
    }),

  update: (db, actor, { id, version, ...sent }) =>
    db.transaction(async (tx) => {
      requireValid(sent);
      await lockList(tx, list.name);
      const before = await lockRow(tx, list, Number(id));
      const row = await writeRow(tx, actor, list, { before, version: Number(version), sent });
      await rejectOverlap(tx, [Number(row['id'])], () => 'min');
      return row;
    }),

  remove: (db, actor, ids) =>
    db.transaction(async (tx) => {
      await lockList(tx, list.name);
      return deleteRows(tx, actor, list, await lockRows(tx, list, ids));
    }),
};

type Sent = z.output<typeof contract.body>;

/** Writes several range factors of the list: all of them or none. Overlaps are checked at the end, so that bands can move together. */
export const saveFactors = (
  db: Database,
  actor: Actor,
  { added, changed, removed }: Sent,
): Promise<z.input<typeof contract.reply>> =>
  db.transaction(async (tx) => {
    await lockList(tx, list.name);
    for (const [at, { id, version }] of removed.entries())
      await atPosition(`removed.${at}`, async () => {
        const row = await lockRow(tx, list, id);
        if (row['version'] !== version) throw new AppError({ code: 'rowChanged' });
        await deleteRows(tx, actor, list, [row]);
      });
    const positions = new Map<number, string>();
    for (const [at, { id, version, ...sent }] of changed.entries()) {
      const position = `changed.${at}`;
      positions.set(id, position);
      await atPosition(position, async () => {
        requireValid(sent);
        await writeRow(tx, actor, list, { before: await lockRow(tx, list, id), version, sent });
      });
    }
    const created: number[] = [];
    for (const [at, sent] of added.entries()) {
      const position = `added.${at}`;
      const { id } = await atPosition(position, async () => {
        requireValid(sent);
        return insertRow(tx, actor, list, sent);
      });
      positions.set(Number(id), position);
      created.push(Number(id));
    }
    await rejectOverlap(tx, [...positions.keys()], (id) => `${positions.get(id) ?? 'added'}.min`);
    return {
      changed: changed.map(({ id }) => id),
      added: created,
      removed: removed.map(({ id }) => id),
    };
  });
