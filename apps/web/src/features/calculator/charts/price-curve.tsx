import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatShort } from '@saer/i18n/format-number';
import { curve, profitAt } from '@saer/pricing/search/profit';
import { memo, useId, useMemo, useState } from 'react';
import type { Answer } from '@saer/quoting/calculator/calculation';
import type { ProductQuote } from '@saer/quoting/quote-product';
import { priceWindow, zonesNear } from '../state/price-window.ts';
import { Plot } from '../../../components/chart/plot.tsx';
import { linearScale, roundTicks } from '../../../components/chart/scale.ts';
import { Money } from '../../../components/figure/money.tsx';

type MarkKind = 'breakEven' | 'minimum' | 'shown';

/** A price worth pointing at on the curve. */
interface CurveMark {
  readonly kind: MarkKind;
  readonly price: number;
  readonly profit: number;
  readonly colour: string;
}

const colours: Readonly<Record<MarkKind, string>> = {
  breakEven: 'var(--color-muted)',
  minimum: 'var(--color-info)',
  shown: 'var(--color-brand)',
};

/** Break-even, minimum and the current price, if they exist; the last one is drawn on top. */
const curveMarks = (quote: ProductQuote): readonly CurveMark[] => {
  const { terms, breakEven, final } = quote;
  const prices: readonly (readonly [MarkKind, number | null])[] = [
    ['breakEven', breakEven],
    ['minimum', quote.recommended === null ? null : quote.minimum.statement.price],
    ['shown', final.statement.price],
  ];
  return prices.flatMap(([kind, price]) =>
    price === null ? [] : [{ kind, price, profit: profitAt(terms, price), colour: colours[kind] }],
  );
};

type CurveLegendProps = {
  readonly marks: readonly CurveMark[];
  readonly hasZones: boolean;
  readonly hasGaps: boolean;
};

/** Explains the dots and shades of the curve. */
function CurveLegend({ marks, hasZones, hasGaps }: CurveLegendProps) {
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

type Props = Pick<Answer, 'quote'>;

/** Halalas: ticks are at least a riyal apart. */
const RIYAL = 100;
const shortMoney = (halalas: number): string => formatShort(halalas, 2);

const POINTS = 160;

/** Profit against price: losses, jumps, and the relevant prices. */
export const PriceCurve = memo(function PriceCurve({ quote }: Props) {
  const { t } = useLingui();
  const readerId = useId();
  const { terms, final } = quote;
  const finalPrice = final.statement.price;
  const gaps = quote.recommended === null ? [] : quote.gaps;
  const { from, to } = useMemo(() => priceWindow(quote), [quote]);
  const points = useMemo(() => curve(terms, from, to, POINTS), [terms, from, to]);
  const [pointed, setPointed] = useState<number>();

  const profits = points.map(({ profit }) => profit);
  const [low, high] = [Math.min(0, ...profits), Math.max(0, ...profits)];
  const room = Math.max((high - low) * 0.08, 50);
  const x = linearScale(from, to, 0, 100);
  const y = linearScale(low - room, high + room, 100, 0);
  const read = Math.min(to, Math.max(from, pointed ?? finalPrice));
  const readProfit = profitAt(terms, read);
  const readout = t`At ${formatMoney(read)} the profit is ${formatMoney(readProfit)}`;
  const marks = curveMarks(quote).filter(({ price }) => price >= from && price <= to);

  return (
    <figure className="flex flex-col gap-3">
      <Plot
        x={{ scale: x, ticks: roundTicks(from, to, 5, RIYAL), text: shortMoney }}
        y={{ scale: y, ticks: roundTicks(low - room, high + room, 4, RIYAL), text: shortMoney }}
        axisWidth="2.75rem"
        height="h-52"
        onPoint={(share) => setPointed(Math.round(from + share * (to - from)))}
        onLeave={() => setPointed(undefined)}
      >
        <div className="absolute inset-x-0 bottom-0 bg-danger-soft" style={{ top: `${y(0)}%` }} />
        {gaps.map((gap) => (
          <Shade key={gap.first} kind="gap" start={x(gap.first)} end={x(gap.last ?? to)} />
        ))}
        {zonesNear(quote).map((zone) => (
          <Shade key={zone.first} kind="zone" start={x(zone.first)} end={x(zone.last ?? to)} />
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full rtl:-scale-x-100"
        >
          <line
            x1="0"
            x2="100"
            y1={y(0)}
            y2={y(0)}
            className="stroke-edge"
            vectorEffect="non-scaling-stroke"
          />
          <polyline
            points={points
              .map(({ price, profit }) => `${x(price).toFixed(2)},${y(profit).toFixed(2)}`)
              .join(' ')}
            fill="none"
            className="stroke-brand"
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span className="absolute inset-y-0 w-px bg-muted" style={{ insetInlineStart: `${x(read)}%` }} />
        {marks.map(({ kind, price, profit, colour }) => (
          <span
            key={kind}
            className="absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full ring-2 ring-surface rtl:translate-x-1/2"
            style={{
              insetInlineStart: `${x(price)}%`,
              bottom: `${100 - y(profit)}%`,
              backgroundColor: colour,
            }}
          />
        ))}
      </Plot>
      <div className="ms-13 flex flex-col gap-1.5">
        <label htmlFor={readerId} className="text-sm text-ink" data-testid="curve-readout">
          {readout}
        </label>
        <input
          id={readerId}
          type="range"
          min={from}
          max={to}
          step={1}
          value={read}
          onChange={(event) => setPointed(Number(event.target.value))}
          aria-label={t`See the profit at a price`}
          aria-valuetext={readout}
          className="w-full accent-brand"
        />
      </div>
      <figcaption className="flex flex-col gap-2">
        <span className="sr-only">
          <Trans>
            Profit from {formatMoney(from)} to {formatMoney(to)}: lowest {formatMoney(Math.min(...profits))},
            highest {formatMoney(Math.max(...profits))}.
          </Trans>
        </span>
        <CurveLegend marks={marks} hasZones={zonesNear(quote).length > 0} hasGaps={gaps.length > 0} />
      </figcaption>
    </figure>
  );
});

function Shade({
  kind,
  start,
  end,
}: {
  readonly kind: 'gap' | 'zone';
  readonly start: number;
  readonly end: number;
}) {
  const [from, to] = [Math.max(0, start), Math.min(100, end)];
  if (to <= from) return null;
  return (
    <span
      className={`absolute inset-y-0 ${kind === 'zone' ? 'bg-warning-soft opacity-80' : 'bg-info-soft opacity-80'}`}
      style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
    />
  );
}
