import { Trans } from '@lingui/react/macro';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import type { Shape } from '../fee-words.ts';

type Props = {
  readonly rate: {
    readonly shape: Shape;
    readonly rate1: number;
    readonly limit: number | null;
    readonly rate2: number | null;
  };
};

/** A commission in one line. */
export function CommissionWords({ rate: { shape, rate1, limit, rate2 } }: Props) {
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
