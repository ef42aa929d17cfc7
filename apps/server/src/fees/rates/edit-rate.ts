import type { referralRule as contract } from '@saer/contract/lists/referral-rule';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockRow, insertRow, type Actor, writeRow, changedFields } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { referralRule as list } from '../lists.ts';
import { removeContent } from '../versions/remove-content.ts';
import { bumpVersion, changeKind, changesFees } from '../versions/bump-version.ts';
import { lockDraft, lockOwningTable, requireDraft } from '../versions/lock-table.ts';
import { rateErrors } from './rate-errors.ts';

type Sent = z.output<typeof contract.create.body>;
type Written = z.output<typeof contract.update.body>;

function rejectWrong(sent: Sent | Written): void {
  const [first, ...others] = rateErrors(sent);
  if (first !== undefined) throw new AppError(first, ...others);
}

/** Adds a commission to a draft. */
export const createRate = (db: Database, actor: Actor, sent: Sent): Promise<Row> =>
  db.transaction(async (tx) => {
    await lockDraft(tx, sent.feeTableId);
    rejectWrong(sent);
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
    rejectWrong(written);
    const row = await writeRow(tx, actor, list, { before, version, sent });
    if (row['version'] !== version)
      await bumpVersion(tx, actor, table.id, changeKind(changedFields(before, sent)));
    return row;
  });

export const removeRates = (db: Database, actor: Actor, ids: readonly number[]) =>
  db.transaction((tx) => removeContent(tx, actor, list, ids));
