import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { curve, profitAt } from '@saer/pricing/search/profit';
import type { PriceRange } from '@saer/pricing/search/price-range';
import type { Terms } from '@saer/pricing/fees/terms';
import type { ReactNode } from 'react';
import { Money } from '../../../../components/figure/money.tsx';
import { LineChart } from '../../charts/line-chart.tsx';
import type { PriceWindow } from './price-window.ts';

/** The profit of one product, or of one way of selling it. */
interface CurveLine {
  readonly id: string;
  readonly terms: Terms;
  readonly colour: string;
  /** Named in the legend; a line alone needs no name. */
  readonly name?: ReactNode;
  readonly dashes?: string;
}

/** A price worth pointing at, on the first line. */
export interface CurveMark {
  readonly id: string;
  readonly name: ReactNode;
  readonly price: number;
  readonly colour: string;
}

interface Props {
  readonly lines: readonly CurveLine[];
  readonly window: PriceWindow;
  readonly marks: readonly CurveMark[];
  /** Prices that earn less than a lower one. */
  readonly zones?: readonly PriceRange[];
}

const POINTS = 60;
const noZones: readonly PriceRange[] = [];

/** Profit against price, with the prices and ranges that matter. */
export function ProfitCurve({ lines, window: { from, to }, marks, zones = noZones }: Props) {
  const { t } = useLingui();
  const visible = marks.filter(({ price }) => price >= from && price <= to);
  const profitOf = (price: number): number => {
    const terms = lines[0]?.terms;
    return terms === undefined ? 0 : profitAt(terms, price);
  };
  const drawn = lines.map(({ terms: own, ...line }) => ({
    ...line,
    points: curve(own, from, to, POINTS).map(({ price, profit }) => ({ x: price, y: profit })),
  }));
  const profits = drawn.flatMap(({ points }) => points.map(({ y }) => y));
  const [lowest, highest] = [Math.min(...profits), Math.max(...profits)];
  return (
    <LineChart
      xName={<Trans>Price for the buyer</Trans>}
      yName={<Trans>Profit per unit</Trans>}
      xUnit="money"
      yUnit="money"
      lines={drawn}
      marks={visible.map(({ id, name, price, colour }) => ({
        id,
        colour,
        x: price,
        y: profitOf(price),
        name: (
          <>
            {name} <Money halalas={price} />
          </>
        ),
      }))}
      shades={zones
        .filter(({ first, last }) => first <= to && (last ?? to) >= from)
        .map(({ first, last }) => ({ from: first, to: last ?? to }))}
      shadeName={<Trans>Earns less than a lower price</Trans>}
      hasLosses
      summary={t`Profit between the prices ${formatMoney(from)} and ${formatMoney(to)}: lowest ${formatMoney(lowest)}, highest ${formatMoney(highest)}.`}
    />
  );
}
