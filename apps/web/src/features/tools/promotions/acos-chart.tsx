import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import type { Terms } from '@saer/pricing/fees/terms';
import { profitWithAcos } from '@saer/tools/promotions/ad-spend';
import type { ReactNode } from 'react';
import { Rate } from '../../../components/figure/rate.tsx';
import { LineChart } from '../charts/line-chart.tsx';

interface Props {
  readonly terms: Terms;
  readonly price: number;
  readonly marks: readonly {
    readonly id: string;
    readonly name: ReactNode;
    readonly acos: number;
    readonly colour: string;
  }[];
}

const STEPS = 40;

/** Profit of an order against the share of its price that advertising took. */
export function AcosChart({ terms, price, marks }: Props) {
  const { t } = useLingui();
  const furthest = Math.max(500, ...marks.map(({ acos }) => acos));
  const end = Math.min(10_000, Math.ceil((furthest * 1.3) / 500) * 500);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const acos = Math.round((end * step) / STEPS);
    return { x: acos, y: profitWithAcos(terms, price, acos) };
  });
  return (
    <LineChart
      xName={<Trans>ACOS</Trans>}
      yName={<Trans>Profit of an order after ads</Trans>}
      xUnit="rate"
      yUnit="money"
      lines={[{ id: 'profit', points, colour: 'var(--color-brand)' }]}
      marks={marks.map(({ acos, name, ...mark }) => ({
        ...mark,
        name: (
          <>
            {name} <Rate basisPoints={acos} />
          </>
        ),
        x: acos,
        y: profitWithAcos(terms, price, acos),
      }))}
      hasLosses
      summary={t`Without ads an order leaves ${formatMoney(profitWithAcos(terms, price, 0))}, at an ACOS of ${formatRate(end)} ${formatMoney(profitWithAcos(terms, price, end))}.`}
    />
  );
}
