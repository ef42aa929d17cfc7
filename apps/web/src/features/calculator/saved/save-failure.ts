import type { ProductInput } from '@saer/contract/product-input';
import { ApiFailure } from '../../../lib/api.ts';
import { WaitCancelled } from '../../../lib/connection.ts';

/** Why a product was not kept. A refusal says itself what to change; anything else may pass. */
export interface SaveFailure {
  readonly message: string;
  readonly isRefusal: boolean;
}

/**
 * Whether the server refused only to recommend a price. To a seller who has a price already that takes nothing away: what the
 * price brings stands, whatever no price can reach.
 */
export const lacksOnlyRecommendation = (error: unknown, product: Pick<ProductInput, 'price'>): boolean =>
  product.price !== undefined &&
  error instanceof ApiFailure &&
  (error.reply?.code === 'missingFactor' || error.reply?.code === 'targetUnreachable');

/** What to tell the seller of a save that failed; undefined: it did not fail, or was kept all the same. */
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
  const isRefusal = error instanceof ApiFailure && error.status === 400 && error.reply !== undefined;
  return { message: error.message, isRefusal };
};
