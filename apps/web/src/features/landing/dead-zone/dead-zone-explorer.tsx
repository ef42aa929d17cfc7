import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type PointerEvent } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { type DeadZoneExample, profitAt } from './dead-zone-example.ts';
import type { CurvePoint } from '@saer/pricing/search/profit';

/** The position of a price and a profit in a chart, in per cent from its start and its top. */
interface CurveScale {
  readonly x: (price: number) => number;
  readonly y: (profit: number) => number;
}

const HEADROOM = 0.12;

export function curveScale(points: readonly CurvePoint[]): CurveScale {
  const prices = points.map(({ price }) => price);
  const profits = points.map(({ profit }) => profit);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  const [low, high] = [Math.min(...profits), Math.max(...profits)];
  const room = (high - low) * HEADROOM;
  return {
    x: (price) => round((100 * (price - min)) / (max - min)),
    y: (profit) => round((100 * (high + room - profit)) / (high - low + 2 * room)),
  };
}

const round = (share: number): number => Math.round(share * 100) / 100;

interface ProfitCurveProps {
  readonly example: DeadZoneExample;
  readonly scale: CurveScale;
  /** Called while a pointer drags along it, with the place between its start and its end. */
  readonly onDrag: (share: number) => void;
  readonly children: ReactNode;
}

const clamped = (share: number): number => Math.min(1, Math.max(0, share));

function shareAt({ currentTarget, clientX }: PointerEvent): number {
  const { left, right, width } = currentTarget.getBoundingClientRect();
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return clamped((isMirrored ? right - clientX : clientX - left) / width);
}

/** Profit against price. Drawn without text: SVG text turns round in a right-to-left page, labels are HTML. */
function ProfitCurve({ example, scale, onDrag, children }: ProfitCurveProps) {
  const { points, zone } = example;
  const line = points.map(({ price, profit }) => `${scale.x(price)} ${scale.y(profit)}`).join(' L');
  const [from, to] = [scale.x(zone.earnsMoreAt), scale.x(zone.last)];
  const peak = scale.y(profitAt(example, zone.earnsMoreAt));
  return (
    <div aria-hidden className="mx-2">
      <p className="mb-2 text-xs text-muted">
        <Trans>Profit from one unit</Trans>
      </p>
      <div
        className="relative h-56 cursor-ew-resize touch-pan-y border-b border-edge select-none sm:h-64"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onDrag(shareAt(event));
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(shareAt(event));
        }}
      >
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full rtl:-scale-x-100"
        >
          <rect x={from} y="0" width={to - from} height="100" className="fill-warning-soft" />
          <path d={`M0 100 L${line} L100 100Z`} className="fill-brand-soft opacity-70" />
          <path
            d={`M${from} ${peak} H${to}`}
            className="stroke-warning"
            strokeWidth="1.5"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${line}`}
            className="fill-none stroke-brand"
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {children}
      </div>
      <div className="relative h-6 text-xs text-muted">
        {[zone.earnsMoreAt, zone.last].map((price) => (
          <span
            key={price}
            className="absolute top-1.5 -translate-x-1/2 rtl:translate-x-1/2"
            style={{ insetInlineStart: `${scale.x(price)}%` }}
          >
            <Money halalas={price} />
          </span>
        ))}
      </div>
    </div>
  );
}

interface Props {
  readonly price: number;
  readonly profit: number;
  readonly isHere: boolean;
  readonly onGo: (price: number) => void;
  readonly children: ReactNode;
}

/** A price of the story with its profit, which moves the price there. */
function StoryStep({ price, profit, isHere, onGo, children }: Props) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isHere}
        className="w-full rounded-control border border-line px-3 py-2 text-start text-sm transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft"
        onClick={() => onGo(price)}
      >
        <span className="block text-xs text-muted">{children}</span>
        <span className="mt-0.5 flex items-baseline justify-between gap-2">
          <Money halalas={price} />
          <strong className="font-semibold text-brand-strong">
            <Money halalas={profit} />
          </strong>
        </span>
      </button>
    </li>
  );
}

/** A price compared with the one before the jump, in words. */
function DeadZoneStory({ example, price }: { readonly example: DeadZoneExample; readonly price: number }) {
  const { zone } = example;
  const best = zone.earnsMoreAt;
  const difference = profitAt(example, price) - profitAt(example, best);
  if (price < best) return null;
  if (price === best) return <Trans>Now raise the price by one halala, and see what is left.</Trans>;
  return price <= zone.last ? (
    <Trans>
      That is <Money halalas={-difference} /> less than at <Money halalas={best} />, though your customer pays{' '}
      <Money halalas={price - best} /> more.
    </Trans>
  ) : (
    <Trans>
      From <Money halalas={zone.last + 1} /> on, a higher price pays again: <Money halalas={difference} />{' '}
      more than at <Money halalas={best} />.
    </Trans>
  );
}

/** The curve with a price that moves along it, and what happens on the way. */
export function DeadZoneExplorer({ example }: { readonly example: DeadZoneExample }) {
  const { t } = useLingui();
  const id = useId();
  const { zone, from, to, points } = example;
  const [price, setPrice] = useState(zone.earnsMoreAt);
  const slider = useRef<HTMLInputElement>(null);

  // It can be moved before hydration: its position is then adopted.
  useLayoutEffect(() => {
    const { current } = slider;
    if (current !== null && current.value !== current.defaultValue) setPrice(current.valueAsNumber);
  }, []);

  const profit = profitAt(example, price);
  const scale = curveScale(points);
  const isDead = price >= zone.first && price <= zone.last;
  const step = (at: number) => ({
    price: at,
    profit: profitAt(example, at),
    isHere: price === at,
    onGo: setPrice,
  });
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
      <ProfitCurve
        example={example}
        scale={scale}
        onDrag={(share) => setPrice(Math.round(from + share * (to - from)))}
      >
        <span
          className={`absolute -ms-2.5 -mt-2.5 size-5 rounded-full border-3 border-surface shadow-raised ${isDead ? 'bg-warning' : 'bg-brand'}`}
          style={{ insetInlineStart: `${scale.x(price)}%`, top: `${scale.y(profit)}%` }}
        />
      </ProfitCurve>
      <label htmlFor={id} className="mt-3 block text-sm font-medium">
        <Trans>Move the price</Trans>
      </label>
      <input
        ref={slider}
        id={id}
        type="range"
        className="mt-1 h-8 w-full cursor-pointer accent-brand"
        min={from}
        max={to}
        step={1}
        value={price}
        aria-valuetext={t`At ${formatMoney(price)} you keep ${formatMoney(profit)}`}
        onChange={(event) => setPrice(event.target.valueAsNumber)}
      />
      <output htmlFor={id} className="mt-3 block min-h-18 text-base">
        <Trans>
          At{' '}
          <strong className="font-semibold">
            <Money halalas={price} />
          </strong>{' '}
          you keep{' '}
          <strong className={`font-semibold ${isDead ? 'text-warning' : 'text-brand-strong'}`}>
            <Money halalas={profit} />
          </strong>
          .
        </Trans>{' '}
        <DeadZoneStory example={example} price={price} />
      </output>
      <ol className="mt-3 grid gap-2 sm:grid-cols-3">
        <StoryStep {...step(zone.earnsMoreAt)}>
          <Trans>Just before the jump</Trans>
        </StoryStep>
        <StoryStep {...step(zone.first)}>
          <Trans>One halala more</Trans>
        </StoryStep>
        <StoryStep {...step(zone.last + 1)}>
          <Trans>The fee is made up for</Trans>
        </StoryStep>
      </ol>
    </div>
  );
}
