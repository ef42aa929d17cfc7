import { Trans } from '@lingui/react/macro';
import type { Refusal } from '@saer/pricing/refusal';
import { Rate } from '../../../components/rate.tsx';

/** Why there is no price, and what to change. */
export function DemoRefusal({ refusal }: { readonly refusal: Refusal }) {
  if (refusal.reason === 'weightAboveClass') {
    return <Trans>This parcel is too heavy for its size. Choose a larger size.</Trans>;
  }
  if (refusal.reason === 'noReferralRule') {
    return <Trans>This store has no commission for this category. Choose another category.</Trans>;
  }
  if (refusal.reason === 'missingFactor') {
    return <Trans>No minimum-profit factor is set for this cost yet, so there is no price.</Trans>;
  }
  if (refusal.reason !== 'targetUnreachable') {
    return <Trans>These fields aren’t enough to price the product. Check the numbers.</Trans>;
  }
  if (refusal.highestMargin === null) return <Trans>Every price makes a loss with these fees.</Trans>;
  return (
    <Trans>
      No price leaves this margin. The highest one reachable is{' '}
      <Rate basisPoints={refusal.highestMargin.rate} />.
    </Trans>
  );
}
