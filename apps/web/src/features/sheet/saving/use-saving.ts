import { useQueryClient } from '@tanstack/react-query';
import { type ProductBatch, maxChunkRows } from '@saer/contract/products/product-batch';
import { useRef, useState } from 'react';
import type { WrittenProduct } from '@saer/contract/products/product';
import { everyFeeBook } from '../../../domain/fee-book/query.ts';
import { isPlanNeeded, useEntitlements } from '../../../domain/entitlements/use-entitlements.ts';
import { ApiFailure } from '../../../lib/api/api.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { forgetDraft } from '../draft/draft-store.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import type { GridRows, GridRow } from '../model/grid-row.ts';
import { batchCalls } from '../queries.ts';
import { sheetRowsFrom } from '@saer/contract/subscriptions/entitlements';
import { platform } from '../../../lib/browser/platform.ts';
import type { FieldErrorReply } from '@saer/contract/api/error-reply';
import { columnOfError } from '@saer/spreadsheet/rows/read/column-of-error';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';

/** The number of a row as displayed, in place of its place among those that were sent. */
function displayedRow(details: FieldErrorReply['details'], sent: GridRows): FieldErrorReply['details'] {
  const place = details?.['row'];
  const row = typeof place === 'number' ? sent[place - 1] : undefined;
  return row === undefined ? details : { ...details, row: row.at === null ? 'added' : row.at + 1 };
}

/** The server's errors (`products.<row>.<field>`), at their rows and columns. */
export function batchErrors(
  sent: GridRows,
  problems: readonly FieldErrorReply[],
): ReadonlyMap<number, readonly RowError[]> {
  const errors = new Map<number, RowError[]>();
  for (const { code, details: said, field = '' } of problems) {
    const [, index = '', rest = ''] = /^products\.(\d+)(?:\.(.+))?$/.exec(field) ?? [];
    const row: GridRow | undefined = index === '' ? undefined : sent[Number(index)];
    if (row === undefined) continue;
    const column = columnOfError({ field: rest }, row.texts);
    const details = displayedRow(said, sent);
    const fieldError = details === undefined ? { code } : { code, details };
    errors.set(row.id, [...(errors.get(row.id) ?? []), { column, fieldError }]);
  }
  return errors;
}

interface SaveOptions {
  readonly key: string;
  /** The content of the key. */
  readonly content: string;
  readonly fileName?: string;
  readonly products: readonly WrittenProduct[];
  /** Counts how many rows have arrived; all of them: they are being saved. */
  readonly onProgress: (received: number) => void;
  readonly isCancelled: () => boolean;
}

/** Sends the rows in chunks and saves them; called again with the same key it resumes. null: it was cancelled. */
async function saveRows(options: SaveOptions): Promise<ProductBatch | null> {
  const { key, content, fileName, products, onProgress, isCancelled } = options;
  let batch = await batchCalls.begin({
    key,
    content,
    rows: products.length,
    ...(fileName === undefined ? {} : { fileName: fileName.slice(-200) }),
  });
  if (batch.state === 'stored') return batch;
  onProgress(batch.received);
  while (batch.next !== null && !isCancelled()) {
    batch = await batchCalls.fill(key, batch.next, products.slice(batch.next, batch.next + maxChunkRows));
    onProgress(batch.received);
  }
  // If it was cancelled while the last part was being sent, nothing is saved either.
  if (isCancelled()) {
    await batchCalls.cancel(key);
    return null;
  }
  return batchCalls.store(key);
}

/** Hashes what is to be saved: the same rows resume under the key they were started with, others need a new one. */
async function batchContent(products: readonly WrittenProduct[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(products));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type SavingState =
  | { readonly name: 'idle' }
  | {
      readonly name: 'sending';
      readonly received: number;
      readonly total: number;
      /** It was cancelled; the part being sent still arrives. */
      readonly isCancelling: boolean;
    }
  /** No reply, or a busy server: received parts remain, and the rest can follow. */
  | { readonly name: 'broken'; readonly why: string; readonly received: number; readonly total: number }
  | { readonly name: 'rejected'; readonly why: string; readonly needsPlan: boolean }
  | { readonly name: 'saved'; readonly batch: ProductBatch };

interface SavedSheet {
  readonly account: number;
  readonly fileName: string | undefined;
}

const isPassing = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500 || error.status === 429);

/** Saves the good rows: all or none, under a key with which an interrupted save resumes. */
export function useSaving(
  { dispatch, pendingBatch, setPendingBatch }: GridSession,
  { account, fileName }: SavedSheet,
) {
  const client = useQueryClient();
  const getWords = useFailureWords();
  const [state, setState] = useState<SavingState>({ name: 'idle' });
  const isCancelled = useRef(false);

  const reject = (error: unknown, rows: GridRows): void => {
    if (!(error instanceof ApiFailure)) throw error;
    const problems = error.reply === undefined ? [] : [error.reply, ...(error.reply.problems ?? [])];
    const errors = batchErrors(rows, [
      ...new Map(problems.map((each) => [`${each.field} ${each.code}`, each])).values(),
    ]);
    // A batch that is finished or differs can only be started again.
    setPendingBatch(null);
    if (errors.size > 0) dispatch({ type: 'rejectRows', errors });
    setState({ name: 'rejected', why: getWords(error), needsPlan: isPlanNeeded(error) });
  };

  /** Returns to the rows and cancels: the server discards what had arrived. */
  const forget = (): void => {
    setPendingBatch(null);
    setState({ name: 'idle' });
  };

  const keyFor = async (content: string): Promise<string> => {
    const known = pendingBatch();
    if (known?.content === content) return known.key;
    const key = crypto.randomUUID();
    setPendingBatch({ key, content });
    return key;
  };

  const save = async (rows: GridRows): Promise<void> => {
    const products = rows.flatMap(({ outcome }) => (outcome?.ok === true ? [outcome.product] : []));
    const total = products.length;
    let received = 0;
    const showProgress = (): void =>
      setState({ name: 'sending', received, total, isCancelling: isCancelled.current });
    isCancelled.current = false;
    showProgress();
    try {
      const content = await batchContent(products);
      const batch = await saveRows({
        key: await keyFor(content),
        content,
        ...(fileName === undefined ? {} : { fileName }),
        products,
        isCancelled: () => isCancelled.current,
        onProgress: (arrived) => {
          received = arrived;
          showProgress();
        },
      });
      if (batch === null) {
        forget();
        return;
      }
      // Before anything says that it is saved: whoever leaves then does not find it here again.
      if (batch.rows === rows.length) await forgetDraft(account);
      setState({ name: 'saved', batch });
      // Their lists and their figures are others by now.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== everyFeeBook[0] });
    } catch (error) {
      if (isPassing(error) && isCancelled.current) forget();
      else if (isPassing(error)) setState({ name: 'broken', why: error.message, received, total });
      else reject(error, rows);
    }
  };

  return {
    state,
    save,
    cancel: (): void => {
      isCancelled.current = true;
      setState((now) => (now.name === 'sending' ? { ...now, isCancelling: true } : now));
    },
    /** Returns to the rows; the batch stays open until the rows are saved or changed. */
    close: (): void => setState({ name: 'idle' }),
  };
}

export type SaveSession = ReturnType<typeof useSaving>;

export interface SheetLimit {
  /** Rows that are saved at a time: with a plan, or without one. */
  readonly max: number;
  /** The rows of a sheet without a plan, where this one has more; else undefined. */
  readonly exceeded: number | undefined;
}

/** Counts how many rows of a sheet may be saved, and whether this one needs a plan. */
export function useSheetLimit(rows: number): SheetLimit {
  const rights = useEntitlements();
  const max = sheetRowsFrom('subscribed', platform());
  if (rights === undefined || rights.state === 'subscribed') return { max, exceeded: undefined };
  const own = sheetRowsFrom(rights.state, platform());
  return { max: own, exceeded: rows > own ? own : undefined };
}
