import { lastPosition } from '@saer/contract/limits';
import type { classification as contract } from '@saer/contract/lists/classification';
import { ownErrors } from '@saer/pricing/check-size-class';
import { eq, max } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { lockRow, insertRow, type Actor, writeRow } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { classification as list } from '../lists.ts';
import { classification } from '../tables.ts';
import { changedNames, changesTable } from '../versions/changes-table.ts';
import { countChange, holdDraft, lockTableOf, kindOfChange, requireDraft } from '../versions/table-row.ts';
import { removeContent } from '../versions/remove-content.ts';
import { slabsOf } from '../versions/read-content.ts';
import { classCode } from './class-code.ts';
import { classErrors } from './class-errors.ts';
import { requireUniqueCode } from './unique-code.ts';
import type { Named } from './same-class.ts';
import { type Slab, writeSlabs } from './write-slabs.ts';

type Sent = z.output<typeof contract.create.body>;
type Written = z.output<typeof contract.update.body>;

/** Rejects a class with an error of its own. Its relation to the others is checked when the table is submitted. */
function rejectWrong(sent: Sent | Written, named: Named): void {
  const problems = ownErrors(sent).problems.map((problem) => ({ ...problem, classAt: 0 }));
  const [first, ...others] = classErrors(problems, [{ ...sent, ...named }], () => '');
  if (first !== undefined) throw new AppError(first, ...others);
}

async function nextPosition(tx: Transaction, feeTableId: number): Promise<number> {
  const [row] = await tx
    .select({ last: max(classification.position) })
    .from(classification)
    .where(eq(classification.feeTableId, feeTableId));
  // There is none after the last position: such classes share it, and are in the order in which they were added.
  return Math.min((row?.last ?? -1) + 1, lastPosition);
}

/** A new size class of a draft, with its slabs. */
export const createClass = (db: Database, actor: Actor, { slabs, ...sent }: Sent): Promise<Row> =>
  db.transaction(async (tx) => {
    const { feeTableId, handover } = sent;
    await holdDraft(tx, feeTableId);
    const code = sent.code ?? (await classCode(tx, sent));
    rejectWrong({ ...sent, slabs }, { code, handover });
    await requireUniqueCode(tx, { feeTableId, code, handover });
    const position = sent.position ?? (await nextPosition(tx, feeTableId));
    const row = await insertRow(tx, actor, list, { ...sent, code, position }, { slabs });
    await writeSlabs(tx, Number(row['id']), slabs);
    await countChange(tx, actor, feeTableId, 'figures');
    return row;
  });

/** Replaces a class of a draft; for any other table, only its provenance. */
export const updateClass = (
  db: Database,
  actor: Actor,
  { id, version, slabs, ...sent }: Written,
): Promise<Row> =>
  db.transaction(async (tx) => {
    const table = await lockTableOf(tx, classification, id);
    const before = await lockRow(tx, list, id);
    const slabsBefore: readonly Slab[] = (await slabsOf(tx, [id])).get(id) ?? [];
    const [all, wanted] = [
      { ...before, slabs: slabsBefore },
      { ...sent, slabs },
    ];
    if (changesTable(all, wanted)) {
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
    await countChange(tx, actor, table.id, kindOfChange(changedNames(all, wanted)));
    return row;
  });

/** Removes size classes from drafts, with their slabs: all of them or none. */
export const removeClasses = (db: Database, actor: Actor, ids: readonly number[]) =>
  db.transaction(async (tx) => {
    const slabs = await slabsOf(tx, ids);
    const belonging = new Map([...slabs].map(([id, each]) => [id, { slabs: each }]));
    return removeContent(tx, actor, list, ids, belonging);
  });
