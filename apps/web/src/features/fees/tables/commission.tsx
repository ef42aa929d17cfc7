import { Trans } from '@lingui/react/macro';
import type { ReferralRule } from '@saer/pricing/terms';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';

/** A commission: its rates, and the price at which another one begins. */
export function Commission({ rule }: { readonly rule: ReferralRule }) {
  const first = <Rate basisPoints={rule.rate1} />;
  if (rule.shape === 'flat') return first;
  const second = <Rate basisPoints={rule.rate2} />;
  const limit = <Money halalas={rule.limit} />;
  return rule.shape === 'threshold' ? (
    <Trans>
      {first} up to {limit}, above it {second} of the whole price
    </Trans>
  ) : (
    <Trans>
      {first} up to {limit}, {second} of what is above it
    </Trans>
  );
}
