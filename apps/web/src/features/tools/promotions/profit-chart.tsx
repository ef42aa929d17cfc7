import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { curve, profitAt } from '@saer/pricing/search/profit';
import type { Terms } from '@saer/pricing/fees/terms';
import type { ReactNode } from 'react';
import { LineChart } from '../charts/line-chart.tsx';

interface Props {
  readonly terms: Terms;
  /** Prices worth naming; the chart shows those between the lowest and the highest, and a little more. */
  readonly prices: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly price: number;
    readonly colour: string;
  }[];
  readonly shades?: readonly { readonly from: number; readonly to: number }[];
  readonly shadeName?: ReactNode;
}

const POINTS = 80;

/** Profit of a unit at every price between those that a promotion is about. */
export function ProfitChart({ terms, prices, shades, shadeName }: Props) {
  const { t } = useLingui();
  const all = prices.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const margin = Math.max(50, Math.round((highest - lowest) * 0.12));
  const points = curve(terms, Math.max(1, lowest - margin), highest + margin, POINTS);
  return (
    <LineChart
      xName={<Trans>Price for the buyer</Trans>}
      yName={<Trans>Profit per unit</Trans>}
      xUnit="money"
      yUnit="money"
      lines={[
        {
          id: 'profit',
          points: points.map(({ price, profit }) => ({ x: price, y: profit })),
          colour: 'var(--color-brand)',
        },
      ]}
      marks={prices.map(({ price, ...mark }) => ({ ...mark, x: price, y: profitAt(terms, price) }))}
      {...(shades === undefined ? {} : { shades, shadeName })}
      hasLosses
      summary={t`Profit per unit: ${formatMoney(profitAt(terms, lowest))} at ${formatMoney(lowest)}, ${formatMoney(profitAt(terms, highest))} at ${formatMoney(highest)}.`}
    />
  );
}
