import { withDefault } from '@saer/contract/api/field';
import { listedProduct } from '@saer/contract/products/product';
import * as z from 'zod/mini';

/** A product as a browser saved it; earlier versions of Saer did not say by which fees its figures are. */
export const browserProduct = z.extend(listedProduct, {
  byOldFees: withDefault(listedProduct.shape.byOldFees, true),
});
