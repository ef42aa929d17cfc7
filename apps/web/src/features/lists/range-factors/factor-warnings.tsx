import { Plural, Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { checkRangeFactors } from '@saer/pricing/check-range-factors';
import type { RangeFactor } from '@saer/pricing/fee-table';
import { bandFloor } from '@saer/pricing/range-factor';
import { Notice } from '../../../components/notice.tsx';

type Props = {
  readonly bands: readonly RangeFactor[];
};

/** Oddities in a set of bands; renders nothing where there are none. */
export function FactorWarnings({ bands }: Props) {
  const { gaps, fallingFloors } = checkRangeFactors(bands);
  return (
    <>
      {gaps.length === 0 ? null : (
        <Notice tone="warning">
          <ul className="flex flex-col gap-1" data-testid="gaps">
            {gaps.map(({ lower, higher }) => (
              <li key={higher.id}>
                <Trans>
                  Costs from {formatMoney((lower.max ?? lower.min) + 1)} to {formatMoney(higher.min - 1)} are
                  in no band, so no factor applies to them.
                </Trans>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {fallingFloors.length === 0 ? null : (
        <Notice tone="warning">
          <p>
            <Plural
              value={fallingFloors.length}
              one="One band starts with a lower minimum profit than the previous band ends with. The higher one applies until the new band exceeds it."
              other="# bands start with a lower minimum profit than the previous band ends with. The higher one applies until the new band exceeds it."
            />
          </p>
          <ul className="mt-1 grid gap-x-6 gap-y-0.5 text-xs sm:grid-cols-2" data-testid="falls">
            {fallingFloors.map(({ lower, higher }) => (
              <li key={higher.id}>
                <Trans>
                  From a cost of {formatMoney(higher.min)}: {formatMoney(bandFloor(higher, higher.min))} after{' '}
                  {formatMoney(bandFloor(lower, lower.max ?? lower.min))}
                </Trans>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
