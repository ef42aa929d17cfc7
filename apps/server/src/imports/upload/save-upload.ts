import type { ProductBatch, uploadProducts } from '@saer/contract/product-batch';
import type * as z from 'zod/mini';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { FileContext } from '../../storage/files/file-context.ts';
import { addFile } from '../../storage/files/save-file.ts';
import type { WrittenBytes } from '../../storage/files/write-parts.ts';
import type { Principal } from '../../http/principal.ts';
import { closeSaved, openBatch, requireContent, requireOpen } from '../batch/lifecycle.ts';
import { lockOwner } from '../../products/editing/lock-owner.ts';
import { requireAddable } from '../../products/editing/require-addable.ts';
import { requireSheetRows } from '../../subscriptions/entitlements/find-entitlements.ts';
import { getBatch, progressOf } from '../queries.ts';
import { planRows } from '../saving/plan-rows.ts';
import type { PricedRow, RowFieldError } from '../saving/price-rows.ts';
import { notifyTeam } from '../saving/notify-team.ts';
import { writePlan } from '../saving/write-plan.ts';

interface UploadTarget extends z.output<typeof uploadProducts.query> {
  readonly fileName: string;
  readonly content: string;
}

type Saved =
  | { readonly ok: true; readonly batch: ProductBatch | null }
  | { readonly ok: false; readonly fieldErrors: readonly RowFieldError[] };

/** Keeps a sheet as it was uploaded. Where its owner has no room left for it, its products are saved all the same. */
async function keepSheet(
  tx: Transaction,
  files: FileContext,
  { ownerId, fileName }: { readonly ownerId: number; readonly fileName: string },
  written: WrittenBytes,
): Promise<string | null> {
  const named = { bucketId: 'product-sheets', ownerId, name: fileName } as const;
  const type = { mediaType: 'application/octet-stream' };
  try {
    return (await addFile(tx, files, { ...named, ...type }, written)).fileId;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Saves the rows of a file as a batch of the caller's key, all or none; under a key that is saved already nothing is saved again. */
export const saveUpload = (
  files: FileContext,
  { tenantId: ownerId, accountId: actorId }: Pick<Principal, 'tenantId' | 'accountId'>,
  { key, fileName, whenThere = 'update', only, content }: UploadTarget,
  rows: readonly PricedRow[],
  written: WrittenBytes | null,
): Promise<Saved> =>
  files.db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const before = only === 'check' ? undefined : await getBatch(tx, ownerId, key);
    if (before !== undefined) requireContent(before, content);
    if (before?.state === 'stored') return { ok: true, batch: await progressOf(tx, before) };
    const planned = await planRows(tx, { ownerId, whenThere }, rows);
    if (only === 'check') return planned.ok ? { ok: true, batch: null } : planned;
    const named = fileName === '' ? {} : { fileName };
    // Rows that cannot be saved leave no batch behind: corrected, the file may come under the same key.
    if (!planned.ok) return planned;
    await requireSheetRows(tx, ownerId, rows.length);
    await requireAddable(tx, ownerId, planned.plan.added.length);
    const batch = await openBatch(tx, ownerId, { key, rows: rows.length, whenThere, content, ...named });
    requireOpen(batch);
    await writePlan(tx, { ownerId, actorId }, planned.plan);
    await notifyTeam(tx, { ownerId, actorId }, fileName === '' ? null : fileName, planned.plan);
    const fileId = written === null ? null : await keepSheet(tx, files, { ownerId, fileName }, written);
    return { ok: true, batch: await progressOf(tx, await closeSaved(tx, batch.id, planned.plan, fileId)) };
  });
