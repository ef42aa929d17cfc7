import type * as z from 'zod/mini';
import type { referralRule as endpoint } from '@saer/contract/lists/referral-rule';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import {
  lockRow,
  insertRow,
  type Actor,
  writeRow,
  changedFields,
  deleteRows,
} from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { referralRule as list } from '../lists.ts';
import { removeContent, bumpVersion, changeKind, changesFees } from '../versions/bump-version.ts';
import { lockDraft, lockOwningTable, requireDraft, lockTable } from '../versions/lock-table.ts';
import { rateErrors } from '../versions/content-errors.ts';
import type { FieldError } from '@saer/contract/api/error-reply';
import type { FeeVersion, saveRates as contract } from '@saer/contract/publishing/fee-version';
import { and, eq, inArray } from 'drizzle-orm';
import { atPosition } from '../../lists/editing/at-position.ts';
import { readVersion } from '../versions/find-version.ts';

type SentRate = z.output<typeof endpoint.create.body>;
type Written = z.output<typeof endpoint.update.body>;

function rejectWrongRate(sent: SentRate | Written): void {
  const [first, ...others] = rateErrors(sent);
  if (first !== undefined) throw new AppError(first, ...others);
}

/** Adds a commission to a draft. */
export const createRate = (db: Database, actor: Actor, sent: SentRate): Promise<Row> =>
  db.transaction(async (tx) => {
    await lockDraft(tx, sent.feeTableId);
    rejectWrongRate(sent);
    const row = await insertRow(tx, actor, list, sent);
    await bumpVersion(tx, actor, sent.feeTableId, 'figures');
    return row;
  });

/** Updates a commission: every field in a draft, only the provenance in any other table. */
export const updateRate = (db: Database, actor: Actor, written: Written): Promise<Row> =>
  db.transaction(async (tx) => {
    const { id, version, ...sent } = written;
    const table = await lockOwningTable(tx, list.table, id);
    const before = await lockRow(tx, list, id);
    if (changesFees(before, sent)) requireDraft(table);
    rejectWrongRate(written);
    const row = await writeRow(tx, actor, list, { before, version, sent });
    if (row['version'] !== version)
      await bumpVersion(tx, actor, table.id, changeKind(changedFields(before, sent)));
    return row;
  });

export const removeRates = (db: Database, actor: Actor, ids: readonly number[]) =>
  db.transaction((tx) => removeContent(tx, actor, list, ids));

type Sent = z.output<typeof contract.body>;
type Named = Sent['removed'][number];

/** Rejects what is wrong with single commissions, each error at its position. */
function rejectWrong({ added, changed }: Sent): void {
  const [first, ...others] = [
    ...added.flatMap((each, at) => rateErrors(each, `added.${at}.`)),
    ...changed.flatMap((each, at) => rateErrors(each, `changed.${at}.`)),
  ];
  if (first !== undefined) throw new AppError(first, ...others);
}

/** Rejects rows that are no longer as the caller read them, each at its position. */
function rejectStale(before: ReadonlyMap<number, Row>, part: string, named: readonly Named[]): void {
  const [first, ...others] = named.flatMap(({ id, version }, at): FieldError[] => {
    const row = before.get(id);
    if (row === undefined) return [{ code: 'rowGone', field: `${part}.${at}` }];
    return row['version'] === version ? [] : [{ code: 'rowChanged', field: `${part}.${at}` }];
  });
  if (first !== undefined) throw new AppError(first, ...others);
}

/** The named commissions of a fee table, locked. */
async function lockRates(tx: Transaction, feeTableId: number, ids: readonly number[]) {
  const { table } = list;
  const rows: Row[] = await tx
    .select()
    .from(table)
    .where(and(eq(table.feeTableId, feeTableId), inArray(table.id, [...ids])))
    .orderBy(table.id)
    .for('update');
  return new Map(rows.map((row) => [Number(row['id']), row]));
}

/** Writes several commissions of a fee table: all of them or none. Outside drafts only their provenance. */
export const saveRates = (db: Database, actor: Actor, sent: Sent): Promise<FeeVersion> =>
  db.transaction(async (tx) => {
    const { id: feeTableId, added, changed, removed } = sent;
    const table = await lockTable(tx, feeTableId);
    if (added.length + removed.length > 0) requireDraft(table);
    rejectWrong(sent);
    const ids = [...changed, ...removed].map(({ id }) => id);
    const before = await lockRates(tx, feeTableId, ids);
    rejectStale(before, 'changed', changed);
    rejectStale(before, 'removed', removed);

    const gone = removed.flatMap(({ id }): Row[] => [before.get(id) ?? {}]);
    if (gone.length > 0) await deleteRows(tx, actor, list, gone);
    const fields = new Set<string>();
    for (const [at, { id, version, ...values }] of changed.entries()) {
      const row = before.get(id) ?? {};
      if (changesFees(row, values)) requireDraft(table);
      for (const field of changedFields(row, values)) fields.add(field);
      await atPosition(`changed.${at}`, () =>
        writeRow(tx, actor, list, { before: row, version, sent: values }),
      );
    }
    for (const [at, values] of added.entries())
      await atPosition(`added.${at}`, () => insertRow(tx, actor, list, { feeTableId, ...values }));
    if (added.length + gone.length > 0) await bumpVersion(tx, actor, feeTableId, 'figures');
    else if (fields.size > 0) await bumpVersion(tx, actor, feeTableId, changeKind([...fields]));
    return readVersion(tx, feeTableId);
  });
