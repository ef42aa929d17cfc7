import { Trans } from '@lingui/react/macro';
import type { Refusal } from '@saer/pricing/refusal';
import { Rate } from '../../../components/rate.tsx';

/** Why there is no price, and what to change. */
export function TrialRefusal({ refusal }: { readonly refusal: Refusal }) {
  switch (refusal.reason) {
    case 'weightAboveClass':
      return <Trans>This parcel is too heavy for its size. Choose a larger size.</Trans>;
    case 'noReferralRule':
      return <Trans>This store has no commission for this category. Choose another category.</Trans>;
    case 'missingFactor':
      return <Trans>This cost is missing a range factor, so there is no price for it yet.</Trans>;
    case 'targetUnreachable':
      return refusal.highestMargin === null ? (
        <Trans>Every price makes a loss with these fees.</Trans>
      ) : (
        <Trans>
          No price leaves this margin. The highest one reachable is{' '}
          <Rate basisPoints={refusal.highestMargin.rate} />.
        </Trans>
      );
    default:
      return <Trans>These fields do not make a product yet. Check the numbers.</Trans>;
  }
}
