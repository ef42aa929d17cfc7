import { errorReply } from '@saer/contract/api/error-reply';
import { addedProduct, updateProduct } from '@saer/contract/products/product';
import * as z from 'zod/mini';
import { browserProduct } from '../product/browser-product.ts';

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
  /** Of this change, for as long as it waits. */
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
