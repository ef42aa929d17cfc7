import { useLingui } from '@lingui/react/macro';
import { formatSide, formatShort } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { SizeClass } from '@saer/pricing/fees/fee-table';
import { Money } from '../../../components/figure/money.tsx';
import type { NamedByCode } from '../../../domain/names/name-of.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { Table } from './table.tsx';

interface Props {
  readonly classes: readonly (SizeClass & NamedByCode)[];
}

/** A store's size classes with their limits, and the lowest fee of each. */
export function ClassTable({ classes }: Props) {
  const { t } = useLingui();
  const name = useName();
  const sidesOf = ({ longestSide, medianSide, shortestSide }: SizeClass): string => {
    const sides = [longestSide, medianSide, shortestSide].filter((side) => side !== null);
    return sides.length === 0 ? t`No limit` : isolateLtr(sides.map(formatSide).join(' × '));
  };
  return (
    <Table
      caption={t`Size classes`}
      heads={[t`Size class`, t`Sides up to (cm)`, t`Weight up to (kg)`, t`Fee from`]}
      rows={classes.map((each) => ({
        id: each.code,
        cells: [
          name(each),
          sidesOf(each),
          each.maxShippingWeight === null ? t`No limit` : formatShort(each.maxShippingWeight, 3),
          <Money key="fee" halalas={each.slabs[0]?.feeBelow ?? 0} />,
        ],
      }))}
    />
  );
}
