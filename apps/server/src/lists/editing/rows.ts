import { lastPosition } from '@saer/contract/limits';
import { eq, getTableColumns, inArray, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { difference, recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { ListTable, Row } from '../listing/relations.ts';
import { type ListName, tables } from '../tables.ts';
import { freeCode } from './free-code.ts';
import { lockList } from './lock-list.ts';
import { provenanceAfter } from './provenance.ts';
import { rejectConflict } from './reject-conflict.ts';

/** Who changes a list. */
export interface Actor {
  readonly accountId: number;
}

/** What is the server's own to write of a row, and no part of what is told of a change. */
const kept = new Set([
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

/** What the history calls a row: its names, or what stands for one. */
export const namedAs = (row: Row) => {
  const other = text(row['name']) ?? text(row['barcode']) ?? text(row['code']);
  return { nameEn: text(row['nameEn']) ?? other, nameAr: text(row['nameAr']) ?? other };
};

/** The values of a row that people write, as its history keeps them. */
export const writtenValues = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !kept.has(name)));

async function nextPosition(tx: Transaction, table: ListTable): Promise<Row> {
  const { position } = getTableColumns(table);
  if (position === undefined) return {};
  const [row] = await tx.select({ last: max(position) }).from(table);
  // Behind the last place there is none: such rows share it, and stand in the order in which they were added.
  return { position: Math.min(Number(row?.last ?? -1) + 1, lastPosition) };
}

/** The values a new row gets where its keeper named none. */
async function defaults(tx: Transaction, table: ListTable, sent: Row): Promise<Row> {
  const nameEn = text(sent['nameEn']);
  const needsCode = 'code' in getTableColumns(table) && sent['code'] === undefined && nameEn !== null;
  return {
    ...(sent['position'] === undefined ? await nextPosition(tx, table) : {}),
    ...(needsCode ? { code: await freeCode(tx, table, nameEn) } : {}),
  };
}

/** How far a row is backed after a change; nothing where its list has no such columns. */
const provenanceOf = (
  { accountId }: Actor,
  table: ListTable,
  change: Parameters<typeof provenanceAfter>[1],
): Row => ('status' in getTableColumns(table) ? provenanceAfter(accountId, change) : {});

/** Of a row that belongs to one seller: whose history it is in. */
const ownerOf = ({ accountId }: Row) => (typeof accountId === 'number' ? { ownerId: accountId } : {});

const only = (rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
};

/** Writes a new row of a list and its history. `more` is written with it and told in its history: rows that belong to it. */
export async function insertRow(
  tx: Transaction,
  actor: Actor,
  list: ListName,
  sent: Row,
  more: Row = {},
): Promise<Row> {
  const table: ListTable = tables[list];
  // One at a time in each list: codes and places are given one after the other.
  await lockList(tx, list);
  const values = {
    ...sent,
    ...(await defaults(tx, table, sent)),
    ...provenanceOf(actor, table, { before: undefined, sent, changed: Object.keys(sent) }),
  };
  const row = only(await rejectConflict(tx.insert(table).values(values).returning(), values));
  await recordChange(tx, {
    actorId: actor.accountId,
    entity: list,
    entityId: Number(row['id']),
    ...ownerOf(row),
    action: 'create',
    named: namedAs(row),
    after: { ...writtenValues(row), ...more },
  });
  return row;
}

/** A row as it is now, held until the transaction ends: nobody else changes it meanwhile. */
export async function lockRow(tx: Transaction, list: ListName, id: number): Promise<Row> {
  const table: ListTable = tables[list];
  return only(await tx.select().from(table).where(eq(table.id, id)).for('update'));
}

interface Write {
  /** The row as it was held. */
  readonly before: Row;
  /** The reading of it that the change was made from. */
  readonly version: number;
  readonly sent: Row;
  /** Rows that belong to it, before and after; told in its history. */
  readonly more?: { readonly before: Row; readonly after: Row };
  /** What is done to it, where that is more than changing it. */
  readonly action?: string;
}

/** Whether two values are told apart in a history: lists and objects by what they hold. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Writes a held row anew, with its history; where nothing differs it stays as it is. A row that was changed since it was read is refused. */
export async function writeRow(
  tx: Transaction,
  actor: Actor,
  list: ListName,
  { before, version, sent, more = { before: {}, after: {} }, action = 'update' }: Write,
): Promise<Row> {
  const table: ListTable = tables[list];
  if (before['version'] !== version) throw new AppError({ code: 'rowChanged' });
  const changedValues = Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => value !== undefined && !isSame(value, before[name])),
  );
  const belonging = isSame(more.before, more.after) ? { before: {}, after: {} } : more;
  if (Object.keys(changedValues).length === 0 && Object.keys(belonging.after).length === 0) return before;
  const changed = [...Object.keys(changedValues), ...Object.keys(belonging.after)];
  const written = { ...changedValues, ...provenanceOf(actor, table, { before, sent, changed }) };
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
  const changes = difference(writtenValues(before), writtenValues(written));
  await recordChange(tx, {
    actorId: actor.accountId,
    entity: list,
    entityId: id,
    ...ownerOf(row),
    action,
    named: namedAs(row),
    before: { ...changes.before, ...belonging.before },
    after: { ...changes.after, ...belonging.after },
  });
  return row;
}

/** Several rows, held; one that is missing refuses all. */
export async function lockRows(
  tx: Transaction,
  list: ListName,
  ids: readonly number[],
): Promise<readonly Row[]> {
  const table: ListTable = tables[list];
  const wanted = [...new Set(ids)];
  const rows: Row[] = await tx
    .select()
    .from(table)
    .where(inArray(table.id, wanted))
    .orderBy(table.id)
    .for('update');
  if (rows.length < wanted.length) throw new AppError({ code: 'rowGone' });
  return rows;
}

/** Deletes held rows with their history. `belonging` tells by key what went with a row. */
export async function deleteRows(
  tx: Transaction,
  actor: Actor,
  list: ListName,
  rows: readonly Row[],
  belonging: ReadonlyMap<number, Row> = new Map(),
): Promise<{ removed: number[] }> {
  const table: ListTable = tables[list];
  const removed = rows.map(({ id }) => Number(id));
  await tx.delete(table).where(inArray(table.id, removed));
  for (const row of rows)
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: list,
      entityId: Number(row['id']),
      ...ownerOf(row),
      action: 'remove',
      named: namedAs(row),
      before: { ...writtenValues(row), ...belonging.get(Number(row['id'])) },
    });
  return { removed };
}
