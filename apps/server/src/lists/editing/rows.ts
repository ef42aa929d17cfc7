import { lastPosition } from '@saer/contract/api/limits';
import { eq, getTableColumns, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { difference, recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { EditedTable, KeyedTable, Row } from '../listing/admin-list.ts';
import { generateCode } from './generate-code.ts';
import { provenanceAfter } from './provenance.ts';
import { rejectConflict } from './reject-conflict.ts';

/** Lets one transaction at a time add to a list whose rows have to fit each other. */
export async function lockList(tx: Transaction, list: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reference ${list}`}))`);
}

/** The account that makes a change. */
export interface Actor {
  readonly accountId: number;
}

/** Columns that only the server writes; they are not audited. */
const serverColumns = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'search',
  'confirmed',
  'confirmedAt',
  'confirmedBy',
  'editedBy',
]);

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The name of a row in the history. */
export const namedAs = (row: Row) => {
  const other = text(row['name']) ?? text(row['barcode']) ?? text(row['code']);
  return { nameEn: text(row['nameEn']) ?? other, nameAr: text(row['nameAr']) ?? other };
};

/** The audited values of a row: those that people write. */
export const auditValues = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !serverColumns.has(name)));

/** The position after the last of some rows; beyond the last position rows share it, in the order in which they were added. */
export async function nextPosition(tx: Transaction, table: KeyedTable, among?: SQL): Promise<number> {
  const { position } = getTableColumns(table);
  if (position === undefined) throw new Error('The table has no positions');
  const [row] = await tx
    .select({ last: max(position) })
    .from(table)
    .where(among);
  return Math.min(Number(row?.last ?? -1) + 1, lastPosition);
}

/** Values of a new row that its creator did not send. */
async function defaults(tx: Transaction, table: KeyedTable, sent: Row): Promise<Row> {
  const columns = getTableColumns(table);
  const nameEn = text(sent['nameEn']);
  const needsCode = 'code' in columns && sent['code'] === undefined && nameEn !== null;
  const needsPosition = 'position' in columns && sent['position'] === undefined;
  return {
    ...(needsPosition ? { position: await nextPosition(tx, table) } : {}),
    ...(needsCode ? { code: await generateCode(tx, table, nameEn) } : {}),
  };
}

/** A row’s provenance after a change; empty for lists without provenance. */
const toProvenance = (
  { accountId }: Actor,
  table: KeyedTable,
  change: Parameters<typeof provenanceAfter>[1],
): Row => ('status' in getTableColumns(table) ? provenanceAfter(accountId, change) : {});

/** The owner of a row that belongs to one seller, whose history shows it. */
const toOwner = ({ accountId }: Row) => (typeof accountId === 'number' ? { ownerId: accountId } : {});

const only = (rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
};

/** Inserts a row with its audit entry; one that names its key gets that. `more`: child rows, audited with it. */
export async function insertRow(
  tx: Transaction,
  actor: Actor,
  list: EditedTable,
  sent: Row,
  more: Row = {},
): Promise<Row> {
  const { table } = list;
  // One insert at a time per list: codes and positions depend on existing rows.
  await lockList(tx, list.name);
  const values = {
    ...sent,
    ...(await defaults(tx, table, sent)),
    ...toProvenance(actor, table, { before: undefined, sent, changed: Object.keys(sent) }),
  };
  const insert = sent['id'] === undefined ? tx.insert(table) : tx.insert(table).overridingSystemValue();
  const row = only(await rejectConflict(insert.values(values).returning(), values));
  await recordChange(tx, {
    actorId: actor.accountId,
    entity: list.name,
    entityId: Number(row['id']),
    ...toOwner(row),
    action: 'create',
    named: namedAs(row),
    after: { ...auditValues(row), ...more },
  });
  return row;
}

/** Reads a row and locks it until the transaction ends. */
export async function lockRow(tx: Transaction, list: EditedTable, id: number): Promise<Row> {
  const { table } = list;
  return only(await tx.select().from(table).where(eq(table.id, id)).for('update'));
}

interface Write {
  /** The row as it was locked. */
  readonly before: Row;
  /** The version the change was made from. */
  readonly version: number;
  readonly sent: Row;
  /** Child rows before and after, audited with it. */
  readonly more?: { readonly before: Row; readonly after: Row };
  /** The audit’s action; default: `update`. */
  readonly action?: string;
}

/** Compares values by content, like the audit. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields whose values a change alters; omitted fields do not change. */
export const changedFields = (before: Row, sent: Row): string[] =>
  Object.entries(sent).flatMap(([name, value]) =>
    value !== undefined && !isSame(value, before[name]) ? [name] : [],
  );

/** Updates a locked row with its audit entry, unless nothing differs. Rejects an outdated version. */
export async function writeRow(
  tx: Transaction,
  actor: Actor,
  list: EditedTable,
  { before, version, sent, more = { before: {}, after: {} }, action = 'update' }: Write,
): Promise<Row> {
  const { table } = list;
  if (before['version'] !== version) throw new AppError({ code: 'rowChanged' });
  const changedValues = Object.fromEntries(changedFields(before, sent).map((name) => [name, sent[name]]));
  const children = isSame(more.before, more.after) ? { before: {}, after: {} } : more;
  if (Object.keys(changedValues).length === 0 && Object.keys(children.after).length === 0) return before;
  const changed = [...Object.keys(changedValues), ...Object.keys(children.after)];
  const written = { ...changedValues, ...toProvenance(actor, table, { before, sent, changed }) };
  const values = {
    ...written,
    version: version + 1,
    updatedAt: sql`now()`,
  };
  const id = Number(before['id']);
  const row = only(
    await rejectConflict(tx.update(table).set(values).where(eq(table.id, id)).returning(), {
      ...before,
      ...values,
    }),
  );
  const changes = difference(auditValues(before), auditValues(written));
  await recordChange(tx, {
    actorId: actor.accountId,
    entity: list.name,
    entityId: id,
    ...toOwner(row),
    action,
    named: namedAs(row),
    before: { ...changes.before, ...children.before },
    after: { ...changes.after, ...children.after },
  });
  return row;
}

/** Reads and locks several rows; throws if one is missing. */
export async function lockRows(
  tx: Transaction,
  list: EditedTable,
  ids: readonly number[],
): Promise<readonly Row[]> {
  const { table } = list;
  const requested = [...new Set(ids)];
  const rows: Row[] = await tx
    .select()
    .from(table)
    .where(inArray(table.id, requested))
    .orderBy(table.id)
    .for('update');
  if (rows.length < requested.length) throw new AppError({ code: 'rowGone' });
  return rows;
}

/** Deletes locked rows with an audit entry each. `childRows`: by id, deleted with them. */
export async function deleteRows(
  tx: Transaction,
  actor: Actor,
  list: EditedTable,
  rows: readonly Row[],
  childRows: ReadonlyMap<number, Row> = new Map(),
): Promise<{ removed: number[] }> {
  const { table } = list;
  const removed = rows.map(({ id }) => Number(id));
  await tx.delete(table).where(inArray(table.id, removed));
  for (const row of rows)
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: list.name,
      entityId: Number(row['id']),
      ...toOwner(row),
      action: 'remove',
      named: namedAs(row),
      before: { ...auditValues(row), ...childRows.get(Number(row['id'])) },
    });
  return { removed };
}
