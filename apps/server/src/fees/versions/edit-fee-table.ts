import type * as z from 'zod/mini';
import type { feeTable as contract } from '@saer/contract/lists/fee-table';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { rejectUsed } from '../../lists/editing/crud.ts';
import { unconfirmed } from '../../lists/editing/provenance.ts';
import { deleteRows, lockRows, insertRow, type Actor, writeRow } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { store } from '../../lists/tables.ts';
import { feeTable as list } from '../lists.ts';
import { feeTable, classification, referralRule, slab } from '../tables.ts';
import { requireCorrectable } from './supersede.ts';
import { rejectDate } from './dates.ts';
import {
  firstRules,
  pickRules,
  classFigures,
  type ClassRow,
  findClasses,
  type RateRow,
  findRates,
} from './read-content.ts';
import { lockStore, lockTable, lockTableAndStore, requireDraft, requireVersion } from './lock-table.ts';
import { recordEditor, changesFees } from './bump-version.ts';

/** A source covers only the version it was given for: a copied figure has none and needs confirmation. */
const toProvenance = ({ note }: ClassRow | RateRow) => ({ ...unconfirmed, note });

const copiedClass = (row: ClassRow) => ({
  ...toProvenance(row),
  ...classFigures(row),
  position: row.position,
  overflowStep: row.overflowStep,
  overflowFee: row.overflowFee,
});

/** Copies size classes and commissions from one fee table into an empty one. */
async function copyContent(tx: Transaction, from: number, feeTableId: number): Promise<void> {
  for (const each of await findClasses(tx, from)) {
    const [copy] = await tx
      .insert(classification)
      .values({ ...copiedClass(each), feeTableId })
      .returning();
    if (copy !== undefined && each.slabs.length > 0)
      await tx.insert(slab).values(each.slabs.map((one) => ({ ...one, classificationId: copy.id })));
  }
  const rates = await findRates(tx, from);
  if (rates.length === 0) return;
  await tx.insert(referralRule).values(
    rates.map((row) => {
      const { subFamilyId, shape, rate1, limit, rate2 } = row;
      return { ...toProvenance(row), feeTableId, subFamilyId, shape, rate1, limit, rate2 };
    }),
  );
}

type Sent = z.output<typeof contract.create.body>;
type Written = z.output<typeof contract.update.body>;

/** The version a draft copies; undefined for an empty draft. */
async function findOrigin(tx: Transaction, storeId: number, copyOf: number | undefined) {
  if ((await tx.$count(store, eq(store.id, storeId))) === 0)
    throw new AppError({ code: 'unknownRow', field: 'storeId' });
  if (copyOf === undefined) return undefined;
  const [origin] = await tx.select().from(feeTable).where(eq(feeTable.id, copyOf));
  if (origin === undefined) throw new AppError({ code: 'unknownRow', field: 'copyOf' });
  return origin;
}

/** Creates a draft for a store: without classes and commissions, or with the content of another version. */
export const createTable = (db: Database, actor: Actor, { copyOf, ...sent }: Sent): Promise<Row> =>
  db.transaction(async (tx) => {
    const origin = await findOrigin(tx, sent.storeId, copyOf);
    await lockStore(tx, sent.storeId);
    const { correctsId = null } = sent;
    if (correctsId === null) await rejectDate(tx, sent);
    else await requireCorrectable(tx, { ...sent, correctsId });
    if ((correctsId === null) !== (sent.reason === undefined))
      throw new AppError({ code: 'required', field: correctsId === null ? 'correctsId' : 'reason' });
    const rules = origin === undefined ? await firstRules(tx, sent.storeId) : pickRules(origin);
    const draft = { ...rules, ...sent, state: 'draft', editedBy: actor.accountId };
    if (origin === undefined) return insertRow(tx, actor, list, draft);
    // A copy has to be confirmed again, itself and its figures; the origin's source does not cover it.
    const source = sent.source === origin.source ? unconfirmed.source : sent.source;
    const copy = { ...draft, status: unconfirmed.status, source };
    const row = await insertRow(tx, actor, list, copy, { copyOf: origin.id });
    await copyContent(tx, origin.id, Number(row['id']));
    return row;
  });

/** Updates a fee table: every field of a draft, only the provenance in any other state. */
export const updateTable = (db: Database, actor: Actor, { id, version, ...sent }: Written): Promise<Row> =>
  db.transaction(async (tx) => {
    const before = await lockTableAndStore(tx, id);
    requireVersion(before, version);
    const isEdited = changesFees(before, sent);
    if (isEdited) requireDraft(before);
    const isMoved = before.effectiveFrom !== sent.effectiveFrom;
    if (isMoved && before.correctsId !== null)
      throw new AppError({ code: 'unknownRow', field: 'effectiveFrom' });
    if (isMoved) await rejectDate(tx, { id, storeId: before.storeId, effectiveFrom: sent.effectiveFrom });
    const row = await writeRow(tx, actor, list, { before, version, sent });
    if (isEdited) await recordEditor(tx, actor, id);
    return row;
  });

/** Removes drafts with their content. */
export const removeTables = (db: Database, actor: Actor, ids: readonly number[]) =>
  db.transaction(async (tx) => {
    const rows = await lockRows(tx, list, ids);
    await rejectUsed(tx, list, rows);
    for (const { id } of rows) requireDraft(await lockTable(tx, Number(id)));
    return deleteRows(tx, actor, list, rows);
  });
