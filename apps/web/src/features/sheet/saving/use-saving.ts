import { useQueryClient } from '@tanstack/react-query';
import type { ProductBatch } from '@saer/contract/product-batch';
import { useRef, useState } from 'react';
import { everyFeeBook } from '../../../domain/fee-book/query.ts';
import { ApiFailure } from '../../../lib/api.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import type { GridSession } from '../grid/use-grid-session.ts';
import { batchErrors } from '../model/batch-errors.ts';
import type { GridRows } from '../model/grid-row.ts';
import { saveRows } from './save-rows.ts';
import type { WrittenProduct } from '@saer/contract/product';

/** Names what is to be stored: the same rows go on under the key they were begun with, others need a new one. */
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
      /** It was given up; the part that is on its way still arrives. */
      readonly isEnding: boolean;
    }
  /** No answer came, or a busy one: what has arrived is there, and the rest may follow. */
  | { readonly name: 'broken'; readonly why: string; readonly received: number; readonly total: number }
  | { readonly name: 'refused'; readonly why: string }
  | { readonly name: 'stored'; readonly batch: ProductBatch };

const isPassing = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500 || error.status === 429);

/** Stores the good rows: all of them or none, under a key by which a broken connection goes on. */
export function useSaving(
  { dispatch, pendingBatch, rememberBatch }: GridSession,
  fileName: string | undefined,
) {
  const client = useQueryClient();
  const wordsOf = useFailureWords();
  const [storing, setStoring] = useState<SavingState>({ name: 'idle' });
  const isCancelled = useRef(false);

  const reject = (error: unknown, rows: GridRows): void => {
    if (!(error instanceof ApiFailure)) throw error;
    const problems = error.reply === undefined ? [] : [error.reply, ...(error.reply.problems ?? [])];
    const refused = batchErrors(rows, [
      ...new Map(problems.map((each) => [`${each.field} ${each.code}`, each])).values(),
    ]);
    // A batch that is over or differs can only be begun anew.
    rememberBatch(null);
    if (refused.size > 0) dispatch({ type: 'refuse', refused });
    setStoring({ name: 'refused', why: wordsOf(error) });
  };

  /** Back to the rows, with nothing begun: the server lets go of what had arrived. */
  const forget = (): void => {
    rememberBatch(null);
    setStoring({ name: 'idle' });
  };

  const keyFor = async (content: string): Promise<string> => {
    const known = pendingBatch();
    if (known?.content === content) return known.key;
    const key = crypto.randomUUID();
    rememberBatch({ key, content });
    return key;
  };

  const store = async (rows: GridRows): Promise<void> => {
    const products = rows.flatMap(({ outcome }) => (outcome?.ok === true ? [outcome.product] : []));
    const total = products.length;
    let received = 0;
    const tell = (): void => setStoring({ name: 'sending', received, total, isEnding: isCancelled.current });
    isCancelled.current = false;
    tell();
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
          tell();
        },
      });
      if (batch === null) {
        forget();
        return;
      }
      setStoring({ name: 'stored', batch });
      // Their lists and their figures are others by now.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== everyFeeBook[0] });
    } catch (error) {
      if (isPassing(error) && isCancelled.current) forget();
      else if (isPassing(error)) setStoring({ name: 'broken', why: error.message, received, total });
      else reject(error, rows);
    }
  };

  return {
    storing,
    store,
    cancel: (): void => {
      isCancelled.current = true;
      setStoring((now) => (now.name === 'sending' ? { ...now, isEnding: true } : now));
    },
    /** Back to the rows; what was begun stays where it is until the rows are stored or changed. */
    close: (): void => setStoring({ name: 'idle' }),
  };
}

export type SaveSession = ReturnType<typeof useSaving>;
