import { Trans } from '@lingui/react/macro';
import type { FieldError } from '@saer/contract/field-error';
import { Rate } from '../../../components/rate.tsx';

/** Why there is no price, and what to change. */
export function DemoRefusal({ fieldError: { code, details } }: { readonly fieldError: FieldError }) {
  if (code === 'weightAboveClass') {
    return <Trans>This parcel is too heavy for its size. Choose a larger size.</Trans>;
  }
  if (code === 'noReferralRule') {
    return <Trans>This store has no commission for this category. Choose another category.</Trans>;
  }
  if (code !== 'targetUnreachable') {
    return <Trans>These fields aren’t enough to price the product. Check the numbers.</Trans>;
  }
  const highest = details?.['highestMarginRate'];
  if (typeof highest !== 'number') return <Trans>Every price makes a loss with these fees.</Trans>;
  return (
    <Trans>
      No price leaves this margin. The highest one reachable is <Rate basisPoints={highest} />.
    </Trans>
  );
}
