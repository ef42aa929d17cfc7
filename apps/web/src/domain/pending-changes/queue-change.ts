import type { FeeTable } from '@saer/contract/fees/fee-table';
import {
  maxPending,
  withChange,
  withoutChange,
  type AddedChange,
  type Calculated,
  type EditedChange,
} from './pending-change.ts';
import { readQueue, updateQueue } from './change-store.ts';
import type { EndpointInput } from '@saer/contract/api/endpoint';
import type { ListedProduct, updateProduct } from '@saer/contract/products/product';
import { onlineManager } from '@tanstack/react-query';
import { isUnanswered } from '../../lib/api/offline-reading.ts';

type New<C> = Omit<C, 'id' | 'madeAt' | 'rejection'>;

/** Describes a price that was calculated here, and the fees it comes from. */
export const calculatedBy = (price: number, { version }: FeeTable, on: string): Calculated => ({
  price,
  feeTable: version.name,
  effectiveFrom: version.effectiveFrom,
  on,
});

/** Saves a change in this browser until it can be sent. False if the browser has no room for it: then nothing is saved. */
export async function queueChange(change: New<AddedChange> | New<EditedChange>): Promise<boolean> {
  if ((await readQueue()).length >= maxPending) return false;
  const identified = { ...change, id: crypto.randomUUID(), madeAt: new Date().toISOString() };
  return updateQueue((queue) => withChange(queue, identified));
}

/** Removes a change that waits: it is never sent. Returns how to restore it. */
export function discardChange(change: AddedChange | EditedChange): () => void {
  void updateQueue((queue) => withoutChange(queue, change.id));
  return () => void updateQueue((queue) => [...queue, change]);
}

/** Lets a rejected change be sent again, with other content if there is any. */
export const retryChange = (change: AddedChange | EditedChange): Promise<boolean> =>
  updateQueue((queue) =>
    queue.map((each) => {
      if (each.id !== change.id) return each;
      const { rejection: _rejection, ...waiting } = change;
      return waiting;
    }),
  );

interface Edit {
  readonly base: ListedProduct;
  readonly body: EndpointInput<typeof updateProduct>['body'];
  readonly name: string;
}

/** Saves an edit of a product, or without a connection saves it in this browser until it can be sent. */
export async function saveOrWait(
  save: (body: Edit['body']) => Promise<ListedProduct>,
  { base, body, name }: Edit,
): Promise<ListedProduct | 'waiting'> {
  const wait = (isSent: boolean): Promise<boolean> => queueChange({ kind: 'edit', base, body, name, isSent });
  if (!onlineManager.isOnline() && (await wait(false))) return 'waiting';
  try {
    const saved = await save(body);
    // An earlier edit that was rejected has been decided by this one.
    await updateQueue((queue) => queue.filter((each) => each.kind === 'add' || each.body.id !== body.id));
    return saved;
  } catch (error) {
    if (!isUnanswered(error) || !(await wait(true))) throw error;
    return 'waiting';
  }
}
