import { Trans } from '@lingui/react/macro';
import { Profit } from '../profit.tsx';

type Props = {
  /** Halalas per sold unit. */
  readonly gain: number;
  readonly monthlySales: number | null;
};

/** The gain of a change: each month where the sales are known, else per sold unit. */
export function ActionEffect({ gain, monthlySales }: Props) {
  return (
    <span className="text-sm whitespace-nowrap text-muted">
      {monthlySales === null ? (
        <Trans>
          <Profit halalas={gain} /> a unit
        </Trans>
      ) : (
        <Trans>
          <Profit halalas={gain * monthlySales} /> a month
        </Trans>
      )}
    </span>
  );
}
