import type * as z from 'zod/mini';
import type { classification as contract } from '@saer/contract/lists/classification';
import { ownErrors } from '@saer/pricing/fees/check-size-classes';
import { eq, and, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Handover } from '@saer/contract/fees/fee-table';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { generateCode } from '../../lists/editing/generate-code.ts';
import {
  type Actor,
  changedFields,
  insertRow,
  lockRow,
  nextPosition,
  writeRow,
} from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { classification as list } from '../lists.ts';
import { classification, slab } from '../tables.ts';
import { bumpVersion, changeKind, changesFees, removeContent } from '../versions/bump-version.ts';
import { lockDraft, lockOwningTable, requireDraft } from '../versions/lock-table.ts';
import { findSlabs } from '../versions/read-content.ts';
import { classErrors, type ClassKey } from '../versions/content-errors.ts';

export type Slab = Omit<typeof slab.$inferSelect, 'classificationId'>;

/** Replaces the slabs of a size class. */
export async function writeSlabs(
  tx: Transaction,
  classificationId: number,
  slabs: readonly Slab[],
): Promise<void> {
  await tx.delete(slab).where(eq(slab.classificationId, classificationId));
  if (slabs.length > 0) await tx.insert(slab).values(slabs.map((each) => ({ ...each, classificationId })));
}

/** SQL form of the handover rule of `isSameClass`: rows of a table that apply to a handover. */
const onHandover = (feeTableId: number, handover: Handover | null): SQL | undefined =>
  and(
    eq(classification.feeTableId, feeTableId),
    handover === null
      ? undefined
      : or(isNull(classification.handover), eq(classification.handover, handover)),
  );

/** Rejects a class whose code another class of the table has. */
async function requireUniqueCode(
  tx: Transaction,
  { id = 0, feeTableId, code, handover }: ClassKey & { readonly id?: number; readonly feeTableId: number },
): Promise<void> {
  const others = and(
    onHandover(feeTableId, handover),
    eq(classification.code, code),
    ne(classification.id, id),
  );
  if ((await tx.$count(classification, others)) > 0)
    throw new AppError({ code: 'classTwice', field: 'code', details: { code } });
}

type Sent = z.output<typeof contract.create.body>;
type Written = z.output<typeof contract.update.body>;

/** Rejects a class that is invalid by itself. Its relation to other classes is checked when the table is submitted. */
function rejectWrong(sent: Sent | Written, named: ClassKey): void {
  const problems = ownErrors(sent).problems.map((problem) => ({ ...problem, classAt: 0 }));
  const [first, ...others] = classErrors(problems, [{ ...sent, ...named }], () => '');
  if (first !== undefined) throw new AppError(first, ...others);
}

/** Generates the code of a new class; a class has the same code in every version of a fee table. */
const classCode = (
  tx: Transaction,
  { feeTableId, handover, nameEn }: Pick<Sent, 'feeTableId' | 'handover' | 'nameEn'>,
): Promise<string> => generateCode(tx, classification, nameEn, onHandover(feeTableId, handover));

/** Adds a size class with its slabs to a draft. */
export const createClass = (db: Database, actor: Actor, { slabs, ...sent }: Sent): Promise<Row> =>
  db.transaction(async (tx) => {
    const { feeTableId, handover } = sent;
    await lockDraft(tx, feeTableId);
    const code = sent.code ?? (await classCode(tx, sent));
    rejectWrong({ ...sent, slabs }, { code, handover });
    await requireUniqueCode(tx, { feeTableId, code, handover });
    const position =
      sent.position ?? (await nextPosition(tx, classification, eq(classification.feeTableId, feeTableId)));
    const row = await insertRow(tx, actor, list, { ...sent, code, position }, { slabs });
    await writeSlabs(tx, Number(row['id']), slabs);
    await bumpVersion(tx, actor, feeTableId, 'figures');
    return row;
  });

/** Updates a class: every field in a draft, only the provenance in any other table. */
export const updateClass = (
  db: Database,
  actor: Actor,
  { id, version, slabs, ...sent }: Written,
): Promise<Row> =>
  db.transaction(async (tx) => {
    const table = await lockOwningTable(tx, classification, id);
    const before = await lockRow(tx, list, id);
    const slabsBefore: readonly Slab[] = (await findSlabs(tx, [id])).get(id) ?? [];
    const [all, requested] = [
      { ...before, slabs: slabsBefore },
      { ...sent, slabs },
    ];
    if (changesFees(all, requested)) {
      requireDraft(table);
      const named = { code: String(before['code']), handover: sent.handover };
      rejectWrong({ id, version, ...sent, slabs }, named);
      await requireUniqueCode(tx, { ...named, id, feeTableId: table.id });
    }
    const row = await writeRow(tx, actor, list, {
      before,
      version,
      sent,
      more: { before: { slabs: slabsBefore }, after: { slabs } },
    });
    if (row['version'] === version) return row;
    await writeSlabs(tx, id, slabs);
    await bumpVersion(tx, actor, table.id, changeKind(changedFields(all, requested)));
    return row;
  });

/** Removes size classes with their slabs from drafts: all or none. */
export const removeClasses = (db: Database, actor: Actor, ids: readonly number[]) =>
  db.transaction(async (tx) => {
    const slabs = await findSlabs(tx, ids);
    const childRows = new Map([...slabs].map(([id, each]) => [id, { slabs: each }]));
    return removeContent(tx, actor, list, ids, childRows);
  });
