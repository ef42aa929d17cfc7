import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../../../components/money.tsx';
import type { CurveMark } from './curve-marks.ts';

type Props = {
  readonly marks: readonly CurveMark[];
  readonly hasZones: boolean;
  readonly hasGaps: boolean;
};

/** Explains the dots and shades of the curve. */
export function CurveLegend({ marks, hasZones, hasGaps }: Props) {
  const { t } = useLingui();
  const names = { breakEven: t`Break-even price`, minimum: t`Minimum price`, shown: t`This price` };
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-muted">
      {marks.map(({ kind, price, colour }) => (
        <li key={kind} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-full forced-color-adjust-none"
            style={{ backgroundColor: colour }}
          />
          {names[kind]} <Money halalas={price} />
        </li>
      ))}
      {hasZones ? (
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-sm border border-warning bg-warning-soft" />
          <Trans>Earns less than a lower price</Trans>
        </li>
      ) : null}
      {hasGaps ? (
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-sm border border-info bg-info-soft" />
          <Trans>Misses your target again</Trans>
        </li>
      ) : null}
    </ul>
  );
}
