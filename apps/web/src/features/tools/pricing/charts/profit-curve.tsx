import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatShort } from '@saer/i18n/format-number';
import { curve } from '@saer/pricing/curve';
import type { PriceRange } from '@saer/pricing/price-range';
import { profitAt } from '@saer/pricing/profit';
import type { Terms } from '@saer/pricing/terms';
import type { ReactNode } from 'react';
import { Money } from '../../../../components/money.tsx';
import type { PriceWindow } from './price-window.ts';
import { ticks } from './ticks.ts';

/** The profit of one product, or of one way of selling it. */
export interface CurveLine {
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

/** Profit against price. Runs in reading direction; figures are HTML, which a mirrored drawing would turn round. */
export function ProfitCurve(props: Props) {
  const {
    lines,
    window: { from, to },
    marks,
    zones = [],
  } = props;
  const drawn = lines.map((line) => ({ ...line, points: curve(line.terms, from, to, POINTS) }));
  const profits = drawn.flatMap(({ points }) => points.map(({ profit }) => profit));
  const [lowest, highest] = [Math.min(0, ...profits), Math.max(0, ...profits)];
  const room = Math.max((highest - lowest) * 0.08, 50);
  const x = (price: number): number => ((price - from) / (to - from || 1)) * 100;
  const y = (profit: number): number =>
    100 - ((profit - lowest + room) / (highest - lowest + 2 * room)) * 100;
  const [terms] = lines.map((line) => line.terms);
  const visible = marks.filter(({ price }) => price >= from && price <= to);
  const shaded = zones.filter(({ first, last }) => first <= to && (last ?? to) >= from);
  const named = drawn.filter(({ name }) => name !== undefined);
  return (
    <figure className="flex flex-col gap-2">
      <p aria-hidden className="text-xs text-muted">
        <Trans>Profit per unit at each price</Trans>
      </p>
      <div aria-hidden className="flex gap-2">
        <div className="relative w-9 shrink-0 text-xs text-muted">
          {ticks(lowest - room, highest + room, 4).map((profit) => (
            <span key={profit} className="absolute end-0 -translate-y-1/2" style={{ top: `${y(profit)}%` }}>
              <bdi dir="ltr">{formatShort(profit, 2)}</bdi>
            </span>
          ))}
        </div>
        <div className="relative h-44 min-w-0 flex-1 overflow-hidden rounded-lg border border-line bg-field forced-color-adjust-none">
          <div
            className="absolute inset-x-0 bottom-0 bg-danger-soft"
            style={{ top: `${Math.max(0, y(0))}%` }}
          />
          {shaded.map(({ first, last }) => (
            <div
              key={first}
              className="absolute inset-y-0 bg-warning-soft opacity-80"
              style={{
                insetInlineStart: `${Math.max(0, x(first))}%`,
                width: `${Math.max(0.4, Math.min(100, x(last ?? to)) - Math.max(0, x(first)))}%`,
              }}
            />
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
            {drawn.map(({ id, points, colour, dashes }) => (
              <polyline
                key={id}
                points={points
                  .map(({ price, profit }) => `${x(price).toFixed(2)},${y(profit).toFixed(2)}`)
                  .join(' ')}
                fill="none"
                stroke={colour}
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeDasharray={dashes}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          {terms === undefined
            ? null
            : visible.map(({ id, price, colour }) => (
                <span
                  key={id}
                  className="absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full ring-2 ring-surface rtl:translate-x-1/2"
                  style={{
                    insetInlineStart: `${x(price)}%`,
                    top: `${y(profitAt(terms, price))}%`,
                    backgroundColor: colour,
                  }}
                />
              ))}
        </div>
      </div>
      <div aria-hidden className="relative ms-11 h-5 text-xs text-muted">
        {ticks(from, to, 5).map((price) => (
          <span
            key={price}
            className="absolute -translate-x-1/2 rtl:translate-x-1/2"
            style={{ insetInlineStart: `${x(price)}%` }}
          >
            <bdi dir="ltr">{formatShort(price, 2)}</bdi>
          </span>
        ))}
      </div>
      <figcaption>
        <span className="sr-only">
          <Trans>
            Profit between the prices {formatMoney(from)} and {formatMoney(to)}: lowest{' '}
            {formatMoney(Math.min(...profits))}, highest {formatMoney(Math.max(...profits))}.
          </Trans>
        </span>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-muted">
          {named.map(({ id, name, colour, dashes }) => (
            <li key={id} className="flex items-center gap-1.5">
              <svg aria-hidden viewBox="0 0 20 4" className="h-1 w-5 shrink-0 forced-color-adjust-none">
                <path d="M0 2H20" stroke={colour} strokeWidth="2.5" strokeDasharray={dashes} />
              </svg>
              {name}
            </li>
          ))}
          {visible.map(({ id, name, price, colour }) => (
            <li key={id} className="flex items-center gap-1.5">
              <span
                aria-hidden
                className="size-2.5 shrink-0 rounded-full forced-color-adjust-none"
                style={{ backgroundColor: colour }}
              />
              {name} <Money halalas={price} />
            </li>
          ))}
          {shaded.length === 0 ? null : (
            <li className="flex items-center gap-1.5">
              <span
                aria-hidden
                className="size-3 shrink-0 rounded-sm border border-warning bg-warning-soft"
              />
              <Trans>Earns less than a lower price</Trans>
            </li>
          )}
        </ul>
      </figcaption>
    </figure>
  );
}
