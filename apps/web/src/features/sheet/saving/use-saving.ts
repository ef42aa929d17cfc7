import { useQueryClient } from '@tanstack/react-query';
import { type ProductBatch, maxChunkRows } from '@saer/contract/products/product-batch';
import { useRef, useState } from 'react';
import type { WrittenProduct } from '@saer/contract/products/product';
import { everyFeeBook } from '../../../domain/fee-book/query.ts';
import { isPlanNeeded } from '../../../domain/entitlements/is-plan-needed.ts';
import { ApiFailure } from '../../../lib/api/api.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { forgetDraft } from '../draft/draft-store.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import { batchErrors } from '../model/batch-errors.ts';
import type { GridRows } from '../model/grid-row.ts';
import { batchCalls } from '../queries.ts';

interface SaveOptions {
  readonly key: string;
  /** The content of the key. */
  readonly content: string;
  readonly fileName?: string;
  readonly products: readonly WrittenProduct[];
  /** How many rows have arrived; all of them: they are being saved. */
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
  const wordsOf = useFailureWords();
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
    setState({ name: 'rejected', why: wordsOf(error), needsPlan: isPlanNeeded(error) });
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
