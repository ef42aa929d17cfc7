import { Trans } from '@lingui/react/macro';
import type { VersionRate } from '@saer/contract/fee-version';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';

type Props = { readonly rate: Pick<VersionRate, 'shape' | 'rate1' | 'limit' | 'rate2'> };

/** A commission in one line. */
export function PrintedCommission({ rate: { shape, rate1, limit, rate2 } }: Props) {
  const first = <Rate basisPoints={rate1} />;
  if (limit === null || rate2 === null) return first;
  const second = <Rate basisPoints={rate2} />;
  const at = <Money halalas={limit} />;
  return shape === 'threshold' ? (
    <Trans>
      {first} up to {at}, above it {second} of the whole price
    </Trans>
  ) : (
    <Trans>
      {first} up to {at}, {second} of what is above it
    </Trans>
  );
}
