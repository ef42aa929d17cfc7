import type { ProductInput } from '@saer/contract/products/product-input';
import { isPlanNeeded } from '../../../domain/entitlements/is-plan-needed.ts';
import { ApiFailure } from '../../../lib/api/api.ts';
import { WaitCancelled } from '../../../lib/api/connection.ts';

/** Why a product was not saved. A rejection says what to change; other failures may be temporary. */
export interface SaveFailure {
  readonly message: string;
  readonly isRefusal: boolean;
  /** A plan is needed: its way is shown. */
  readonly needsPlan?: boolean;
}

/**
 * Whether the server rejected only the recommendation of a price. For a seller with an own price this changes nothing: the results
 * of that price are valid even if no price reaches the target.
 */
export const lacksOnlyRecommendation = (error: unknown, product: Pick<ProductInput, 'price'>): boolean =>
  product.price !== undefined &&
  error instanceof ApiFailure &&
  (error.reply?.code === 'missingFactor' || error.reply?.code === 'targetUnreachable');

/** The error message of a failed save; undefined if it did not fail, or the product was saved all the same. */
export const saveFailure = (
  error: Error | null,
  product: Pick<ProductInput, 'price'> | undefined,
): SaveFailure | undefined => {
  if (
    error === null ||
    error instanceof WaitCancelled ||
    (product && lacksOnlyRecommendation(error, product))
  )
    return undefined;
  const needsPlan = isPlanNeeded(error);
  const isRefusal =
    needsPlan || (error instanceof ApiFailure && error.status === 400 && error.reply !== undefined);
  return { message: error.message, isRefusal, needsPlan };
};
