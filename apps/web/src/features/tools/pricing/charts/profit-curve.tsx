import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { curve, profitAt } from '@saer/pricing/search/profit';
import type { PriceRange } from '@saer/pricing/search/price-range';
import type { Terms } from '@saer/pricing/fees/terms';
import type { ReactNode } from 'react';
import { Money } from '../../../../components/figure/money.tsx';
import { LineChart } from '../../charts/line-chart.tsx';
import type { DeadZone } from '@saer/pricing/search/gaps';

/** The prices that a chart shows. */
export interface PriceWindow {
  readonly from: number;
  readonly to: number;
}

/** A window around prices, with a quarter of their distance on both sides; null entries are left out. */
export function priceWindow(prices: readonly (number | null)[]): PriceWindow {
  const known = prices.filter((price) => price !== null);
  const [min, max] = [Math.min(...known), Math.max(...known)];
  const room = Math.max(Math.round((max - min) * 0.25), Math.round(max * 0.1), 100);
  return { from: Math.max(1, min - room), to: max + room };
}

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
  const getProfit = (price: number): number => {
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
        y: getProfit(price),
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

/** The break-even price as a mark of the curve; none if every price is a loss. */
export const breakEvenMark = (price: number | null): readonly CurveMark[] =>
  price === null
    ? []
    : [{ id: 'breakEven', name: <Trans>Break-even price</Trans>, price, colour: 'var(--color-muted)' }];

/** The price that a tool is about. */
export const priceMark = (price: number): CurveMark => ({
  id: 'price',
  name: <Trans>This price</Trans>,
  price,
  colour: 'var(--color-brand)',
});

/** Dead zones above the break-even price: below it every price is a loss anyway. */
export const usefulZones = (zones: readonly DeadZone[], breakEven: number | null): readonly DeadZone[] =>
  zones.filter(({ earnsMoreAt }) => breakEven !== null && earnsMoreAt >= breakEven);
