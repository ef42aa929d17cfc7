import type * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import { indexCategories } from '@saer/quoting/search/category-index';
import { maxBatchRowsFrom } from '@saer/contract/products/calculate';
import type { uploadProducts, uploadReply, ProductBatch } from '@saer/contract/products/product-batch';
import type { FieldError } from '@saer/contract/api/error-reply';
import { riyadhDay } from '@saer/i18n/format-date';
import { assumptionsOf } from '@saer/spreadsheet/rows/recognise/assumptions';
import { missingColumns } from '@saer/spreadsheet/rows/cells/missing-columns';
import { categoryAnswers } from '@saer/spreadsheet/rows/names/category-answers';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import {
  type FileContext,
  saveBytes,
  addFile,
  dropObjects,
  type WrittenBytes,
} from '../../storage/files/save-file.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { SignedInCaller } from '../../http/mounting/mount.ts';
import type { UploadedFile } from '../../http/mounting/uploaded-file.ts';
import { findWords } from '../../lists/category-words/find-category-words.ts';
import { findSheetAnswers } from '../answers/sheet-answers.ts';
import { rejectTooManyRows, requireContent, closeSaved, openBatch, requireOpen } from '../batch/lifecycle.ts';
import { requireSheetRows } from '../../subscriptions/entitlements/find-entitlements.ts';
import { getBatch, readProgress } from '../queries.ts';
import {
  atCell,
  readSheetRows,
  assumptionWords,
  listUploadErrors,
  missingErrors,
  questionErrors,
} from './upload-errors.ts';
import { findSheet } from './find-sheet.ts';
import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { lockOwner, requireAddable } from '../../products/editing/owned-product.ts';
import { planRows } from '../saving/plan-rows.ts';
import type { PricedSheetRow, RowFieldError } from '../saving/price-rows.ts';
import { notifyTeam, writePlan } from '../saving/write-plan.ts';

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
const saveUpload = (
  files: FileContext,
  { tenantId: ownerId, accountId: actorId }: Pick<Principal, 'tenantId' | 'accountId'>,
  { key, fileName, whenThere = 'update', only, content }: UploadTarget,
  rows: readonly PricedSheetRow[],
  written: WrittenBytes | null,
): Promise<Saved> =>
  files.db.transaction(async (tx) => {
    await lockOwner(tx, ownerId);
    const before = only === 'check' ? undefined : await getBatch(tx, ownerId, key);
    if (before !== undefined) requireContent(before, content);
    if (before?.state === 'stored') return { ok: true, batch: await readProgress(tx, before) };
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
    return { ok: true, batch: await readProgress(tx, await closeSaved(tx, batch.id, planned.plan, fileId)) };
  });

type Query = z.output<typeof uploadProducts.query>;
type Reply = z.output<typeof uploadReply>;

/** Whatever decides how a file is read and saved. */
type ReadOptions = Omit<Query, 'key' | 'only'>;

/** Bytes that are hashed at once. */
const piece = 1024 * 1024;

/** Hashes what a key of an upload belongs to: how the file is read and saved, and its bytes. SHA-256 in hexadecimal. */
async function contentHash(
  bytes: Uint8Array,
  { whenThere = 'update', units = '', ignored = '', ...others }: ReadOptions,
): Promise<string> {
  const yieldToEventLoop = timeSlice();
  const hash = createHash('sha256').update(JSON.stringify([whenThere, units, ignored]));
  // Keys of files that were sent before there were others stay valid.
  const more = Object.entries(others).filter(
    ([name, text]) => name !== 'key' && name !== 'only' && text !== undefined,
  );
  if (more.length > 0) hash.update(JSON.stringify(more.toSorted(([one], [other]) => (one < other ? -1 : 1))));
  for (let at = 0; at < bytes.length; at += piece) {
    hash.update(bytes.subarray(at, at + piece));
    await yieldToEventLoop();
  }
  return hash.digest('hex');
}

/** A name from a file, limited to what can be stored and displayed. */
const plainName = (name: string): string => name.replaceAll('\0', '').slice(0, 200);

/** Created on first use, and only once. */
function once<Value extends object>(make: () => Value): () => Value {
  let memo: Value | undefined;
  return () => (memo ??= make());
}

/** Keeps the bytes of a sheet if its rows are saved; those that name no file go at once. */
const keepUnlessRefused = (
  files: FileContext,
  bytes: Uint8Array,
  save: (written: WrittenBytes) => ReturnType<typeof saveUpload>,
): ReturnType<typeof saveUpload> =>
  saveBytes(files, bytes, async (written) => {
    const saved = await save(written);
    if (!saved.ok || saved.batch?.file === null)
      await dropObjects(
        files.store,
        written.parts.map(({ object }) => object),
      );
    return saved;
  });

/** Reads a file of products, reports errors at their cells, and saves it if there are none. */
export async function uploadSheet(
  files: FileContext,
  { principal, language, platform }: Pick<SignedInCaller, 'principal' | 'language' | 'platform'>,
  query: Query,
  file: UploadedFile,
): Promise<Reply> {
  const { db } = files;
  const { tenantId: ownerId } = principal;
  const content = await contentHash(file.bytes, query);
  const before = query.only === 'check' ? undefined : await getBatch(db, ownerId, query.key);
  if (before !== undefined) requireContent(before, content);
  // Fees and words are loaded while another process reads the file.
  const [{ layout, rows, defaults }, book, words, answers] = await Promise.all([
    findSheet(db, ownerId, file, query, maxBatchRowsFrom(platform)),
    findFeeBook(db, riyadhDay(new Date()), ownerId),
    findWords(db),
    findSheetAnswers(db, ownerId),
  ]);
  if (layout.rows === 0) throw new AppError({ code: 'empty', field: 'file' });
  rejectTooManyRows(layout.rows, platform, 'file');
  // Looking at a file needs no plan, and one that is saved stays so.
  if (query.only !== 'check' && before?.state !== 'stored') await requireSheetRows(db, ownerId, layout.rows);
  const { mapping, units, mixed, facts } = layout;
  const { good, fieldErrors, doubts, missing } = await readSheetRows(rows, layout, {
    book,
    defaults,
    units,
    mixed,
    words: once(() => indexCategories(book, words)),
    answers: categoryAnswers(answers),
  });
  // A file whose columns nobody knows has no rows yet.
  const unheld =
    rows.length > 0
      ? missing
      : new Map(missingColumns(mapping, defaults).map((column) => [column, layout.rows] as const));
  const reply = async (
    count: number,
    wrong: readonly FieldError[],
    more: Partial<Reply> = {},
  ): Promise<Reply> => ({
    sheet: plainName(layout.sheet) || '1',
    rows: layout.rows,
    good: count,
    ...(await listUploadErrors(wrong, language)),
    assumptions: assumptionWords(assumptionsOf(facts, { ...layout, defaults }), language),
    questions: await questionErrors(layout.questions, layout.headers, language),
    missing: [...missingErrors(unheld, language)],
    doubts: (await listUploadErrors(doubts, language)).problems,
    totals: facts.totals,
    batch: null,
    ...more,
  });
  // The answer was lost: whatever fees and answers are by now, the file is stored.
  if (before?.state === 'stored')
    return reply(layout.rows, [], { questions: [], missing: [], batch: await readProgress(db, before) });
  if (fieldErrors.length > 0 || layout.questions.length > 0 || unheld.size > 0)
    return reply(good.length, fieldErrors);
  const target = { ...query, content, fileName: plainName(file.name) };
  const saved =
    query.only === 'check'
      ? await saveUpload(files, principal, target, good, null)
      : await keepUnlessRefused(files, file.bytes, (written) =>
          saveUpload(files, principal, target, good, written),
        );
  if (saved.ok) return reply(good.length, [], { batch: saved.batch });
  const texts = new Map(rows.map((row) => [row.at, row]));
  const wrong = new Set(saved.fieldErrors.map(({ at }) => at));
  return reply(
    good.length - wrong.size,
    saved.fieldErrors.map(({ at, fieldError }) =>
      atCell(texts.get(at) ?? { at, texts: {} }, fieldError, layout),
    ),
  );
}
