import type { ListedProduct } from '@saer/contract/products/product';
import type { PendingChange } from './pending-change.ts';

/** More than anybody saves by hand between two connections. */
export const maxPending = 200;

type Queue = readonly PendingChange[];

const isSameProduct = (one: PendingChange, other: PendingChange): boolean =>
  one.kind === 'edit' && other.kind === 'edit' && one.body.id === other.body.id;

const isSameSave = (one: PendingChange, other: PendingChange): boolean =>
  one.kind === 'add' && other.kind === 'add' && one.body.saveKey === other.body.saveKey;

/**
 * The queue with a change more. Saving the same twice is one change, and a later edit of a product takes the place of the waiting one;
 * unless that may have arrived: then the later one follows it.
 */
export function withChange(queue: Queue, next: PendingChange): Queue {
  const at = queue.findLastIndex((each) => isSameSave(each, next) || isSameProduct(each, next));
  const before = queue[at];
  if (before === undefined) return [...queue, next];
  if (before.kind === 'edit' && next.kind === 'edit') {
    if (before.isSent && before.rejection === undefined) return [...queue, next];
    // A rejected edit was compared with the product as it is now; a waiting one still begins where it began.
    const { base } = before.rejection === undefined ? before : next;
    return queue.with(at, { ...next, base, body: { ...next.body, version: base.version } });
  }
  return queue.with(at, { ...next, isSent: before.isSent });
}

export const withoutChange = (queue: Queue, id: string): Queue => queue.filter((each) => each.id !== id);

/** The queue after a change was saved: later edits of the same product continue from there. */
export const afterSaving = (queue: Queue, sent: PendingChange, saved: ListedProduct): Queue =>
  withoutChange(queue, sent.id).map((each) =>
    isSameProduct(each, sent) && each.kind === 'edit'
      ? { ...each, base: saved, body: { ...each.body, version: saved.version } }
      : each,
  );

/** The next change to send: in order, but not after a rejected one of the same product. */
export const nextToSend = (queue: Queue): PendingChange | undefined =>
  queue.find(
    (change, at) =>
      change.rejection === undefined &&
      !queue
        .slice(0, at)
        .some((earlier) => earlier.rejection !== undefined && isSameProduct(earlier, change)),
  );
