import * as z from 'zod/mini';
import { errorReply } from '@saer/contract/api/error-reply';
import { addedProduct, updateProduct, type ListedProduct } from '@saer/contract/products/product';
import { browserProduct } from '../product/product-copy.ts';

/** Price at the time of the change, and the fees it comes from. */
const calculated = z.object({
  /** Halalas. */
  price: z.int(),
  /** The fee table's name and first day. */
  feeTable: z.string(),
  effectiveFrom: z.string(),
  /** The day whose fees were used. */
  on: z.string(),
});
export type Calculated = z.infer<typeof calculated>;

const common = {
  /** Key of this change, for as long as it waits. */
  id: z.string(),
  /** Name of the product on screen. */
  name: z.string(),
  /** ISO 8601. */
  madeAt: z.string(),
  calculated: z.optional(calculated),
  /** It was sent at least once: it may have been saved although no reply came. */
  isSent: z.boolean(),
  /** Why the server did not save it. It is not sent again before someone decides. */
  rejection: z.optional(z.object({ message: z.string(), reply: z.optional(errorReply) })),
};

const addedChange = z.object({
  ...common,
  kind: z.literal('add'),
  /** With its save key: sent again, it makes no second product. */
  body: addedProduct,
  /** The query of the calculator's address that opens it. */
  query: z.string(),
});

const editedChange = z.object({
  ...common,
  kind: z.literal('edit'),
  body: updateProduct.body,
  /** The product with which the editor began. */
  base: browserProduct,
});

/** A product saved without a connection, which waits to be sent. */
export const pendingChange = z.discriminatedUnion('kind', [addedChange, editedChange]);
export type PendingChange = AddedChange | EditedChange;
export type AddedChange = Sent<z.output<typeof addedChange>, z.input<typeof addedChange.shape.body>>;
export type EditedChange = Sent<z.output<typeof editedChange>, z.input<typeof editedChange.shape.body>>;
/** The body as it is sent: fields with a usual value may be left out. */
type Sent<Change, Body> = Omit<Change, 'body'> & { readonly body: Body };

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
