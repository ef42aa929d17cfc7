import type { referralRule as contract } from '@saer/contract/lists/referral-rule';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { lockRow, insertRow, type Actor, writeRow } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { referralRule as list } from '../lists.ts';
import { changedNames, changesTable } from '../versions/changes-table.ts';
import { removeContent } from '../versions/remove-content.ts';
import { countChange, holdDraft, lockTableOf, kindOfChange, requireDraft } from '../versions/table-row.ts';
import { rateErrors } from './rate-errors.ts';

type Sent = z.output<typeof contract.create.body>;
type Written = z.output<typeof contract.update.body>;

function rejectWrong(sent: Sent | Written): void {
  const [first, ...others] = rateErrors(sent);
  if (first !== undefined) throw new AppError(first, ...others);
}

/** A new commission of a draft. */
export const createRate = (db: Database, actor: Actor, sent: Sent): Promise<Row> =>
  db.transaction(async (tx) => {
    await holdDraft(tx, sent.feeTableId);
    rejectWrong(sent);
    const row = await insertRow(tx, actor, list, sent);
    await countChange(tx, actor, sent.feeTableId, 'figures');
    return row;
  });

/** Replaces a commission of a draft; for any other table, only its provenance. */
export const updateRate = (db: Database, actor: Actor, written: Written): Promise<Row> =>
  db.transaction(async (tx) => {
    const { id, version, ...sent } = written;
    const table = await lockTableOf(tx, list.table, id);
    const before = await lockRow(tx, list, id);
    if (changesTable(before, sent)) requireDraft(table);
    rejectWrong(written);
    const row = await writeRow(tx, actor, list, { before, version, sent });
    if (row['version'] !== version)
      await countChange(tx, actor, table.id, kindOfChange(changedNames(before, sent)));
    return row;
  });

export const removeRates = (db: Database, actor: Actor, ids: readonly number[]) =>
  db.transaction((tx) => removeContent(tx, actor, list, ids));
