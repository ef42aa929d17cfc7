import type { referenceData } from '@saer/contract/reference-data';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseUsed } from '../../reference/keeping/refuse-used.ts';
import { unconfirmed } from '../../reference/keeping/provenance.ts';
import { deleteRows, holdRows, insertRow, type Keeper, writeRow } from '../../reference/keeping/rows.ts';
import type { Row } from '../../reference/listing/relations.ts';
import { feeTable, store } from '../../reference/tables.ts';
import { copyContent } from './copy-content.ts';
import { changesTable } from './changes-table.ts';
import { refuseDate } from './dates.ts';
import { lockStore } from './store-lock.ts';
import { holdTable, holdTableOfStore, recordEditor, requireDraft, requireVersion } from './table-row.ts';

type Sent = z.output<typeof referenceData.feeTable.create.body>;
type Written = z.output<typeof referenceData.feeTable.update.body>;

const unsourced = { status: unconfirmed.status, source: unconfirmed.source };

async function requireOrigin(tx: Transaction, storeId: number, copyOf: number | undefined): Promise<void> {
  if ((await tx.$count(store, eq(store.id, storeId))) === 0)
    throw new AppError({ code: 'unknownRow', field: 'storeId' });
  if (copyOf !== undefined && (await tx.$count(feeTable, eq(feeTable.id, copyOf))) === 0)
    throw new AppError({ code: 'unknownRow', field: 'copyOf' });
}

/** A new draft of a store: empty, or with the content of another version. */
export const createTable = (db: Database, keeper: Keeper, { copyOf, ...sent }: Sent): Promise<Row> =>
  db.transaction(async (tx) => {
    await requireOrigin(tx, sent.storeId, copyOf);
    await lockStore(tx, sent.storeId);
    await refuseDate(tx, sent);
    const draft = { ...sent, state: 'draft', editedBy: keeper.accountId };
    // A copy is to be confirmed anew, its head like every figure in it.
    const row = await (copyOf === undefined
      ? insertRow(tx, keeper, 'feeTable', draft)
      : insertRow(tx, keeper, 'feeTable', { ...draft, ...unsourced }, { copyOf }));
    if (copyOf !== undefined) await copyContent(tx, copyOf, Number(row['id']));
    return row;
  });

/** Writes a draft anew; of a table that is none, how far it is backed. */
export const updateTable = (db: Database, keeper: Keeper, { id, version, ...sent }: Written): Promise<Row> =>
  db.transaction(async (tx) => {
    const before = await holdTableOfStore(tx, id);
    requireVersion(before, version);
    const isEdited = changesTable(before, sent);
    if (isEdited) requireDraft(before);
    if (before.effectiveFrom !== sent.effectiveFrom)
      await refuseDate(tx, { id, storeId: before.storeId, effectiveFrom: sent.effectiveFrom });
    const row = await writeRow(tx, keeper, 'feeTable', { before, version, sent });
    if (isEdited) await recordEditor(tx, keeper, id);
    return row;
  });

/** Removes drafts with what is in them. */
export const removeTables = (db: Database, keeper: Keeper, ids: readonly number[]) =>
  db.transaction(async (tx) => {
    const rows = await holdRows(tx, 'feeTable', ids);
    await refuseUsed(tx, 'feeTable', rows);
    for (const { id } of rows) requireDraft(await holdTable(tx, Number(id)));
    return deleteRows(tx, keeper, 'feeTable', rows);
  });
