import type * as z from 'zod/mini';
import type { FeeVersion, replaceContent } from '@saer/contract/publishing/fee-version';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { provenanceAfter } from '../../lists/editing/provenance.ts';
import { type Actor, changedFields, writeRow, auditValues } from '../../lists/editing/rows.ts';
import type { Row, KeyedTable } from '../../lists/listing/admin-list.ts';
import { productSubFamily } from '../../lists/tables.ts';
import { feeTable as feeTableList } from '../lists.ts';
import { classification, type slab, referralRule } from '../tables.ts';
import { writeSlabs } from '../classes/edit-class.ts';
import { readVersion } from '../versions/find-version.ts';
import { findClasses, findRates } from '../versions/read-content.ts';
import { bumpVersion, changeKind, recordEditor } from '../versions/bump-version.ts';
import { lockTable, requireDraft, requireVersion } from '../versions/lock-table.ts';
import { classKey, rateKey } from './preview-content.ts';
import { contentErrors } from '../versions/content-errors.ts';

/** An existing row and its new values. */
interface Pair<Before> {
  readonly before: Before;
  readonly sent: Row;
}

/** The changes that turn existing rows into the requested ones. */
interface RowDiff<Before> {
  readonly added: readonly Row[];
  readonly changed: readonly Pair<Before>[];
  readonly removed: readonly Before[];
}

const differs = (before: Row, sent: Row): boolean =>
  Object.entries(sent).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));

/** Matches rows by key, so that a row whose values change keeps its id and history. */
function diffRows<Before extends Row>(
  rows: readonly Before[],
  requested: readonly Row[],
  keyOf: (row: Row) => string,
): RowDiff<Before> {
  const before = new Map(rows.map((row) => [keyOf(row), row]));
  const after = new Set(requested.map(keyOf));
  const pairs = requested.map((sent) => ({ before: before.get(keyOf(sent)), sent }));
  return {
    added: pairs.flatMap((each) => (each.before === undefined ? [each.sent] : [])),
    changed: pairs.flatMap((each) =>
      each.before !== undefined && differs(each.before, each.sent)
        ? [{ before: each.before, sent: each.sent }]
        : [],
    ),
    removed: rows.filter((row) => !after.has(keyOf(row))),
  };
}

const auditedRows = (rows: readonly Row[], keyOf: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [keyOf(row), auditValues(row)]));

/** The audited values of a diff before and after, by row key. */
const auditedDiff = (
  { added, changed, removed }: RowDiff<Row>,
  keyOf: (row: Row) => string,
): { readonly before: Row; readonly after: Row } => ({
  before: auditedRows([...changed.map(({ before }) => before), ...removed], keyOf),
  after: auditedRows([...changed.map(({ sent }) => sent), ...added], keyOf),
});

const isEmpty = ({ added, changed, removed }: RowDiff<Row>): boolean =>
  added.length + changed.length + removed.length === 0;

const contents = { classification, referralRule };

/** Applies a diff to one list of a fee table's content. `writeChildren` writes the child rows of a row. */
async function writeRows<Before extends Row & { readonly id: number }>(
  tx: Transaction,
  list: keyof typeof contents,
  { added, changed, removed }: RowDiff<Before>,
  writeChildren: (id: number, sent: Row) => Promise<void> = async () => undefined,
): Promise<void> {
  const table: KeyedTable = contents[list];
  if (removed.length > 0)
    await tx.delete(table).where(
      inArray(
        table.id,
        removed.map(({ id }) => id),
      ),
    );
  for (const sent of added) {
    const rows: Row[] = await tx.insert(table).values(sent).returning();
    for (const { id } of rows) await writeChildren(Number(id), sent);
  }
  for (const { before, sent } of changed) {
    const written = { version: Number(before['version']) + 1, updatedAt: sql`now()` };
    await tx
      .update(table)
      .set({ ...sent, ...written })
      .where(eq(table.id, before.id));
    await writeChildren(before.id, sent);
  }
}

type Sent = z.output<typeof replaceContent.body>;
type Content = Sent['content'];

/** Sub family ids by code. */
async function subFamilyIds(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ code: productSubFamily.code, id: productSubFamily.id })
    .from(productSubFamily);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Content as rows of a fee table, classes positioned in the order sent. */
const requestedRows = (
  feeTableId: number,
  { classes, rates }: Content,
  ids: ReadonlyMap<string, number>,
) => ({
  classes: classes.map((each, position) => ({ ...each, position, feeTableId })),
  rates: rates.map((each) => ({ ...each, subFamilyId: ids.get(each.subFamily) ?? 0, feeTableId })),
});

/** Adds the resulting provenance to each changed row. */
const withProvenance = <Before extends Row>(
  { accountId }: Actor,
  { added, changed, removed }: RowDiff<Before>,
): RowDiff<Before> => ({
  added: added.map((sent) => ({
    ...sent,
    ...provenanceAfter(accountId, { before: undefined, sent, changed: Object.keys(sent) }),
  })),
  changed: changed.map(({ before, sent }) => ({
    before,
    sent: {
      ...sent,
      ...provenanceAfter(accountId, { before, sent, changed: changedFields(before, sent) }),
    },
  })),
  removed,
});

async function findChanges(tx: Transaction, actor: Actor, { id, content }: Sent) {
  const ids = await subFamilyIds(tx);
  const [first, ...others] = contentErrors(
    content,
    new Set(ids.keys()),
    (part, at) => `content.${part}.${at}.`,
  );
  if (first !== undefined) throw new AppError(first, ...others);
  const requested = requestedRows(id, content, ids);
  // Positions are compared by order alone, so that a class does not change where nothing moved.
  const classes = (await findClasses(tx, id)).map((row, position) => ({ ...row, position }));
  return {
    classes: withProvenance(actor, diffRows(classes, requested.classes, classKey)),
    rates: withProvenance(actor, diffRows(await findRates(tx, id), requested.rates, rateKey)),
  };
}

const slabsIn = (sent: Row): readonly Omit<typeof slab.$inferSelect, 'classificationId'>[] =>
  Array.isArray(sent['slabs']) ? sent['slabs'] : [];

const toKind = (...lists: readonly RowDiff<Row>[]) =>
  lists.some(({ added, removed }) => added.length + removed.length > 0)
    ? 'figures'
    : changeKind(
        lists.flatMap(({ changed }) => changed.flatMap(({ before, sent }) => changedFields(before, sent))),
      );

/** Writes the positions of a fee table's size classes in the requested order. */
async function writePositions(
  tx: Transaction,
  feeTableId: number,
  requested: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<void> {
  const positions = new Map(requested.map((each, index) => [keyOf(each), index]));
  const { id, code, handover, position } = classification;
  const rows = await tx
    .select({ id, code, handover, position })
    .from(classification)
    .where(eq(classification.feeTableId, feeTableId));
  for (const row of rows) {
    const requestedPosition = positions.get(keyOf(row));
    if (requestedPosition !== undefined && requestedPosition !== row.position)
      await tx.update(classification).set({ position: requestedPosition }).where(eq(id, row.id));
  }
}

/** Writes the rules that came with a draft's content; a change of them is audited as one in the form is. */
async function writeRules(tx: Transaction, actor: Actor, before: Row, { version, content }: Sent) {
  const { rules = {} } = content;
  if (changedFields(before, rules).length === 0) return;
  await writeRow(tx, actor, feeTableList, { before, version, sent: rules });
  await recordEditor(tx, actor, Number(before['id']));
}

/** Replaces a draft's whole content, in an audited change and another of its rules: all or nothing. */
export const replaceDraft = (db: Database, actor: Actor, sent: Sent): Promise<FeeVersion> =>
  db.transaction(async (tx) => {
    const { id, version } = sent;
    const table = await lockTable(tx, id);
    requireVersion(table, version);
    requireDraft(table);
    await writeRules(tx, actor, table, sent);
    const { classes, rates } = await findChanges(tx, actor, sent);
    if (isEmpty(classes) && isEmpty(rates)) return readVersion(tx, id);
    await writeRows(tx, 'classification', classes, (classId, row) => writeSlabs(tx, classId, slabsIn(row)));
    await writePositions(tx, id, sent.content.classes, classKey);
    await writeRows(tx, 'referralRule', rates);
    await bumpVersion(tx, actor, id, toKind(classes, rates));
    const audited = { classes: auditedDiff(classes, classKey), rates: auditedDiff(rates, rateKey) };
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: 'feeTable',
      entityId: id,
      action: 'replace',
      named: { nameEn: table.name, nameAr: table.name },
      before: { classes: audited.classes.before, rates: audited.rates.before },
      after: { classes: audited.classes.after, rates: audited.rates.after },
    });
    return readVersion(tx, id);
  });
