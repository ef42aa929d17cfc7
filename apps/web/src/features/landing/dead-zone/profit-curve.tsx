import { Trans } from '@lingui/react/macro';
import type { PointerEvent, ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import type { CurveScale } from './curve-scale.ts';
import { type DeadZoneExample, profitAt } from './dead-zone-example.ts';

interface Props {
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
export function ProfitCurve({ example, scale, onDrag, children }: Props) {
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
