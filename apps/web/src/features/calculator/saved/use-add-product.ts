import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/products/product';
import { formatMoney } from '@saer/i18n/format-money';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { discardChange, calculatedBy, queueChange } from '../../../domain/pending-changes/queue-change.ts';
import { usePendingChanges } from '../../../domain/pending-changes/change-store.ts';
import { type Outcome as SendOutcome, onOutcome } from '../../../domain/pending-changes/send-changes.ts';
import { ApiFailure } from '../../../lib/api/api.ts';
import { useIsConnected, WaitCancelled } from '../../../lib/api/connection.ts';
import { isUnanswered } from '../../../lib/api/offline-reading.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { addProductMutation } from './queries.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { type Draft } from '@saer/contract/products/calculator-draft';
import { searchQuery } from '@saer/contract/products/calculator-search';
import { type DraftFieldError, getDraftFieldError } from './draft-field-error.ts';
import { getNames } from './apply-edits.ts';
import { saveKeyFor, usedSaveKey } from './save-key.ts';

/** The result of the last request. */
type Outcome =
  | { readonly is: 'saved'; readonly product: ListedProduct }
  /** The store has a product with this barcode already. */
  | { readonly is: 'exists'; readonly id: number }
  | { readonly is: 'failed'; readonly error: Error };

interface Sent {
  readonly content: string;
  readonly outcome: Outcome;
}

const getOutcome = (error: Error): Outcome => {
  const reply = error instanceof ApiFailure ? error.reply : undefined;
  return reply?.code === 'productExists'
    ? { is: 'exists', id: Number(reply.details?.['id']) }
    : { is: 'failed', error };
};

/** Adds the calculation to the user's products: the same content once, however often it is sent. */
export function useAddProduct(
  answer: Answer | undefined,
  draft: Draft,
  onFieldProblem: (problem: DraftFieldError) => void,
) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useMutation(addProductMutation);
  const isConnected = useIsConnected();
  const changes = usePendingChanges();
  const [sent, setSent] = useState<Sent>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const body = answer && { ...answer.product, ...getNames(draft.name), store: answer.store.code };
  const content = JSON.stringify(body ?? null);

  const recordOutcome = (outcome: Outcome): void => setSent({ content, outcome });

  const fail = (error: Error): void => {
    // Whoever left the page while it waited would not learn of it otherwise.
    if (error instanceof WaitCancelled || !isHere.current) {
      showToast({ tone: 'neutral', text: error.message });
      return;
    }
    const problem = getDraftFieldError(error);
    recordOutcome(getOutcome(error));
    if (problem) onFieldProblem(problem);
  };

  const usedKey = usedSaveKey(content);
  const waiting = changes.find(
    (change) =>
      change.kind === 'add' &&
      change.body.saveKey !== undefined &&
      change.body.saveKey === usedKey &&
      change.rejection === undefined,
  );

  // Sent by now: the page shows its end as if it had been sent at once.
  const showOutcome = useEffectEvent((ended: SendOutcome) => {
    if (ended.change.kind !== 'add' || ended.change.body.saveKey !== usedSaveKey(content)) return;
    if (ended.is === 'saved') recordOutcome({ is: 'saved', product: ended.product });
    else {
      discardChange(ended.change);
      fail(ended.error);
    }
  });
  useEffect(() => onOutcome((ended) => showOutcome(ended)), []);

  /** Says whether this browser had room for it. */
  const wait = async (more: object, isSent: boolean): Promise<boolean> => {
    if (!answer || body === undefined) return false;
    const { quote, table, book } = answer;
    return queueChange({
      kind: 'add',
      body: { ...body, ...more, saveKey: saveKeyFor(content) },
      name: draft.name.trim() || (answer.product.barcode ?? ''),
      query: searchQuery(draft),
      calculated: calculatedBy(quote.final.statement.price, table, book.on),
      isSent,
    });
  };

  const send = async (more: { readonly whenThere?: 'keepBoth' }): Promise<void> => {
    if (body === undefined || isPending || waiting !== undefined) return;
    setSent(undefined);
    if (!isConnected && (await wait(more, false))) return;
    try {
      const product = await mutateAsync({ ...body, ...more, saveKey: saveKeyFor(content) });
      recordOutcome({ is: 'saved', product });
      const price = formatMoney(product.finalPrice);
      showToast({ tone: 'positive', text: t`Saved in your products at ${price}.` });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!isUnanswered(error) || !(await wait(more, true))) fail(error);
    }
  };

  return {
    isPending,
    /** Saved in this browser, and sent when the connection is back. */
    isWaiting: waiting !== undefined,
    cancelWaiting: (): void => {
      if (waiting === undefined) return;
      discardChange(waiting);
      showToast({ tone: 'neutral', text: t`Cancelled: nothing was saved.` });
    },
    outcome: sent?.content === content ? sent.outcome : undefined,
    add: (): void => {
      if (body && !('nameEn' in body || 'nameAr' in body || 'barcode' in body)) {
        onFieldProblem({
          field: 'name',
          message: t`Give the product a name or barcode first so you can find it later.`,
        });
        return;
      }
      void send({});
    },
    keepBoth: (): void => void send({ whenThere: 'keepBoth' }),
    /** The existing product was updated instead. */
    updated: (product: ListedProduct): void => recordOutcome({ is: 'saved', product }),
    /** Nothing was decided: as before the press. */
    dismiss: (): void => setSent(undefined),
  };
}
