import type { EndpointInput } from '@saer/contract/api/endpoint';
import type { ListedProduct, updateProduct } from '@saer/contract/products/product';
import { onlineManager } from '@tanstack/react-query';
import { isUnanswered } from '../../lib/api/offline-reading.ts';
import { updateQueue } from './change-store.ts';
import { queueChange } from './queue-change.ts';

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
