import { Trans } from '@lingui/react/macro';
import { Money } from '../../../components/figure/money.tsx';
import type { DrawnZone } from '../figures.ts';

/** Share of the height above and below the line. */
const margin = 0.12;

/** Profit against price around a dead zone. Drawn without text, which a right-to-left page would mirror. */
export function ZoneDrawing({ zone, points }: DrawnZone) {
  const prices = points.map(({ price }) => price);
  const profits = points.map(({ profit }) => profit);
  const [from, to] = [Math.min(...prices), Math.max(...prices)];
  const [low, high] = [Math.min(...profits), Math.max(...profits)];
  const x = (price: number): number => ((price - from) / (to - from)) * 100;
  const y = (profit: number): number =>
    100 * (1 - margin - ((profit - low) / (high - low)) * (1 - 2 * margin));
  const line = points.map(({ price, profit }) => `${x(price).toFixed(2)} ${y(profit).toFixed(2)}`).join(' L');
  const peak = points.find(({ price }) => price === zone.earnsMoreAt)?.profit ?? high;
  return (
    <figure className="max-w-2xl rounded-card border border-line bg-surface p-card">
      <p className="mb-2 text-xs text-muted">
        <Trans>Profit from one piece</Trans>
      </p>
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-44 w-full border-b border-edge rtl:-scale-x-100"
      >
        <rect
          x={x(zone.earnsMoreAt)}
          width={x(zone.last) - x(zone.earnsMoreAt)}
          height="100"
          className="fill-warning-soft"
        />
        <path
          d={`M${x(zone.earnsMoreAt)} ${y(peak)}H${x(zone.last)}`}
          className="stroke-warning"
          strokeDasharray="4 4"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${line}`}
          fill="none"
          className="stroke-brand"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="relative h-6 text-xs text-muted">
        {[zone.earnsMoreAt, zone.last].map((price) => (
          <span
            key={price}
            className="absolute top-1.5 -translate-x-1/2 rtl:translate-x-1/2"
            style={{ insetInlineStart: `${x(price)}%` }}
          >
            <Money halalas={price} />
          </span>
        ))}
      </div>
      <figcaption className="mt-2 text-sm text-muted">
        <Trans>In the shaded range a higher price earns less than the price at its beginning.</Trans>
      </figcaption>
    </figure>
  );
}
