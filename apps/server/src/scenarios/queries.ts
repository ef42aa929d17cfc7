import * as z from 'zod/mini';
import type { ListFilter } from '@saer/contract/api/list-filter';
import {
  type createScenario,
  maxScenarios,
  type Scenario,
  scenarioColumn,
} from '@saer/contract/products/scenario';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import { difference, recordChange } from '../audit/queries.ts';
import { history } from '../audit/tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { contentHash } from '../http/replies/content-hash.ts';
import type { Principal } from '../http/requests/caller.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { lockList } from '../lists/editing/rows.ts';
import { account } from '../principals/tables.ts';
import { scenario } from './tables.ts';

type Actor = Pick<Principal, 'accountId' | 'tenantId'>;
type Owner = Pick<Principal, 'tenantId'>;
type Content = Omit<z.output<typeof createScenario.body>, 'saveKey'>;

const select = (db: Database | Transaction) =>
  db
    .select({
      id: scenario.id,
      version: scenario.version,
      createdAt: scenario.createdAt,
      updatedAt: scenario.updatedAt,
      ownerId: scenario.ownerId,
      name: scenario.name,
      columns: scenario.columns,
      changedBy: { id: account.id, fullName: account.fullName },
    })
    .from(scenario)
    .leftJoin(account, eq(account.id, scenario.changedById));

type Row = Awaited<ReturnType<typeof select>>[number];

const savedColumns = z.array(scenarioColumn);

/** A saved row as clients get it; fields that the calculator has got since are empty. */
const present = ({ ownerId: _ownerId, columns, ...row }: Row): Scenario => ({
  ...row,
  columns: savedColumns.parse(columns),
});

const list: List<Scenario> = {
  table: scenario,
  listed: {
    id: scenario.id,
    name: scenario.name,
    createdAt: scenario.createdAt,
    updatedAt: scenario.updatedAt,
  },
  search: scenario.search,
  usual: { updatedAt: 'desc' },
  read: async (db, ids) => (await select(db).where(inArray(scenario.id, [...ids]))).map(present),
};

const ownedBy = ({ tenantId }: Owner) => eq(scenario.ownerId, tenantId);

export function findScenarioPage(db: Database, reader: Owner, filter: ListFilter) {
  const [relation] = filter.relations ?? [];
  if (relation !== undefined)
    throw new AppError({
      code: 'unknownRelation',
      field: 'filter.relations',
      details: { relation, options: null },
    });
  return findPage(db, list, filter, ownedBy(reader));
}

async function readRow(db: Database | Transaction, owner: Owner, id: number): Promise<Row> {
  const [row] = await select(db).where(and(eq(scenario.id, id), ownedBy(owner)));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

/** A scenario of the reader's seller; any other is reported as missing. */
export const readScenario = async (db: Database, reader: Owner, id: number): Promise<Scenario> =>
  present(await readRow(db, reader, id));

const namedAs = ({ name }: Pick<Row, 'name'>) => ({ nameEn: name, nameAr: name });
const auditValues = ({ name, columns }: Pick<Row, 'name' | 'columns'>) => ({ name, columns });

const toChange = (actor: Actor, { id, ownerId, name }: Pick<Row, 'id' | 'ownerId' | 'name'>) => ({
  actorId: actor.accountId,
  entity: 'scenario',
  entityId: id,
  ownerId,
  named: namedAs({ name }),
});

/** The scenario that an earlier request with this key created; refused if that had other content. */
async function findSavedBefore(tx: Transaction, owner: Owner, saveKey: string, saveContent: string) {
  const same = and(ownedBy(owner), eq(scenario.saveKey, saveKey));
  const [before] = await tx
    .select({ id: scenario.id, content: scenario.saveContent })
    .from(scenario)
    .where(same);
  if (before !== undefined && before.content !== saveContent)
    throw new AppError({ code: 'saveKeyUsed', field: 'saveKey' });
  return before?.id;
}

/**
 * Saves a new scenario; the same request again returns the first.
 * @throws {AppError} `tooManyScenarios`, or `saveKeyUsed` for another content under the same key
 */
export const addScenario = (
  db: Database,
  actor: Actor,
  { saveKey, ...content }: z.output<typeof createScenario.body>,
): Promise<Scenario> =>
  db.transaction(async (tx) => {
    // Two requests are counted one after the other.
    await lockList(tx, `scenario ${actor.tenantId}`);
    const saveContent = contentHash(content);
    const before = saveKey === undefined ? undefined : await findSavedBefore(tx, actor, saveKey, saveContent);
    if (before !== undefined) return present(await readRow(tx, actor, before));
    if ((await tx.$count(scenario, ownedBy(actor))) >= maxScenarios)
      throw new AppError({ code: 'tooManyScenarios', details: { maximum: maxScenarios } });
    const [added] = await tx
      .insert(scenario)
      .values({
        ...content,
        ...(saveKey === undefined ? {} : { saveKey, saveContent }),
        ownerId: actor.tenantId,
        changedById: actor.accountId,
      })
      .returning({ id: scenario.id });
    const row = await readRow(tx, actor, added?.id ?? 0);
    await recordChange(tx, { ...toChange(actor, row), action: 'create', after: auditValues(row) });
    return present(row);
  });

interface Edited {
  readonly id: number;
  readonly version: number;
  readonly values: Partial<Content>;
}

/**
 * Changes the name or the columns of a scenario, or both.
 * @throws {AppError} `rowGone`, or `rowChanged` for an outdated version
 */
export const editScenario = (
  db: Database,
  actor: Actor,
  { id, version, values }: Edited,
): Promise<Scenario> =>
  db.transaction(async (tx) => {
    await tx.select({ id: scenario.id }).from(scenario).where(eq(scenario.id, id)).for('update');
    const before = await readRow(tx, actor, id);
    if (before.version !== version) throw new AppError({ code: 'rowChanged' });
    await tx
      .update(scenario)
      .set({ ...values, version: version + 1, changedById: actor.accountId, updatedAt: sql`now()` })
      .where(eq(scenario.id, id));
    const row = await readRow(tx, actor, id);
    const changes = difference(auditValues(before), auditValues(row));
    if (Object.keys(changes.after).length > 0)
      await recordChange(tx, { ...toChange(actor, row), action: 'update', ...changes });
    return present(row);
  });

/** Deletes scenarios of the actor's seller: none, if one of them is missing or someone else's. */
export const deleteScenarios = (db: Database, actor: Actor, ids: readonly number[]) =>
  db.transaction(async (tx) => {
    const requested = [...new Set(ids)];
    const rows = await tx
      .delete(scenario)
      .where(and(inArray(scenario.id, requested), ownedBy(actor)))
      .returning();
    if (rows.length < requested.length) throw new AppError({ code: 'rowGone' });
    for (const row of rows)
      await recordChange(tx, { ...toChange(actor, row), action: 'remove', before: auditValues(row) });
    return { removed: rows.map(({ id }) => id) };
  });

export const ownedScenarios: OwnedRecords = {
  name: 'scenarios',
  read: async (db, accountId) =>
    (await select(db).where(eq(scenario.ownerId, accountId)).orderBy(scenario.id)).map(present),
  erase: (tx, accountId) =>
    tx.delete(history).where(and(eq(history.entity, 'scenario'), eq(history.ownerId, accountId))),
};
