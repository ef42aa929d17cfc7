import { leastPrice } from './least-price.ts';
import type { Offer } from './offer.ts';
import { recommendedPrice } from './recommend.ts';
import type { Target } from './target.ts';
import type { FulfilmentFee } from './terms.ts';
import type { Halalas } from './units.ts';

/** An offer's recommended price for another target or another fulfilment fee; null if no price reaches it. */
export function otherPrice(
  { terms, ending }: Offer,
  target: Target,
  fulfilment: FulfilmentFee = terms.fulfilment,
): Halalas | null {
  const other = { ...terms, fulfilment };
  const minimum = leastPrice(other, target);
  return minimum === null ? null : recommendedPrice(other, target, ending, minimum);
}

/** The recommended price for the seller's own target alone, if a confirmed range factor requires more; else null. */
export function ownPrice(offer: Offer): Halalas | null {
  if (offer.rangeFactorRole !== 'floor' || offer.ownTarget === null) return null;
  const price = otherPrice(offer, offer.ownTarget);
  return price === offer.recommended.statement.price ? null : price;
}
