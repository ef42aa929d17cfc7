import * as z from 'zod/mini';
import { type ListedProduct, updateProduct } from '@saer/contract/products/product';
import type { EditedChange } from './pending-change.ts';
import { usePendingChanges } from './change-store.ts';

/** Fields of a product that an edit empties by leaving them out. */
const emptied = {
  barcode: null,
  sku: null,
  nameEn: null,
  nameAr: null,
  type: null,
  sizeClass: null,
  sides: null,
  weight: null,
  handover: null,
  marginRate: null,
  marginAmount: null,
  ending: null,
  override: null,
  price: null,
  currentPrice: null,
  minPrice: null,
  maxPrice: null,
  monthlySales: null,
} as const satisfies Partial<ListedProduct>;

/** A product with the input of an edit that waits to be sent; its results are still those before it. */
export const withEdit = (
  product: ListedProduct,
  edit: Pick<EditedChange, 'body'> | undefined,
): ListedProduct =>
  edit === undefined ? product : { ...product, ...emptied, ...z.parse(updateProduct.body, edit.body) };

/** The last edit of a product that was saved in this browser and not sent yet. */
export const useWaitingEdit = (id: number): EditedChange | undefined =>
  usePendingChanges()
    .filter((change) => change.kind === 'edit')
    .findLast(({ body }) => body.id === id);
