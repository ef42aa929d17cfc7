import type { ReactNode } from 'react';
import { Plot } from '../../../components/chart/plot.tsx';
import { linearScale, roundTicks } from '../../../components/chart/scale.ts';
import { formatPercentNumber, formatScaled, formatShort } from '@saer/i18n/format-number';

/** Unit of an axis: halalas, whole things, or basis points. */
type AxisUnit = 'money' | 'count' | 'rate';

/** From here on riyals are written without halalas. */
const THOUSAND_RIYALS = 100_000;

/** A value of an axis, as short as it is clear. */
function axisText(value: number, unit: AxisUnit): string {
  if (unit === 'rate') return `${formatPercentNumber(value)}%`;
  if (unit === 'count') return formatScaled(value, 0);
  return Math.abs(value) < THOUSAND_RIYALS ? formatShort(value, 2) : formatScaled(Math.round(value / 100), 0);
}

/** A value at a place of the horizontal axis. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

interface ChartLine {
  readonly id: string;
  /** In rising order of `x`. */
  readonly points: readonly ChartPoint[];
  readonly colour: string;
  /** Named in the legend; a line alone needs no name. */
  readonly name?: ReactNode;
  readonly dashes?: string;
}

/** A point worth naming. */
interface ChartMark extends ChartPoint {
  readonly id: string;
  readonly name: ReactNode;
  readonly colour: string;
}

/** A value to compare the line with, drawn across. */
interface ChartLevel {
  readonly id: string;
  readonly y: number;
  readonly name: ReactNode;
  readonly colour: string;
}

interface Props {
  readonly xName: ReactNode;
  readonly yName: ReactNode;
  readonly xUnit: AxisUnit;
  readonly yUnit: AxisUnit;
  readonly lines: readonly ChartLine[];
  readonly marks?: readonly ChartMark[];
  readonly levels?: readonly ChartLevel[];
  /** Ranges of the horizontal axis that are shaded, and what they mean. */
  readonly shades?: readonly { readonly from: number; readonly to: number }[];
  readonly shadeName?: ReactNode;
  /** Values below zero are losses. */
  readonly hasLosses?: boolean;
  /** Says in a sentence what the picture shows. */
  readonly summary: string;
}

const Dot = ({ colour }: { readonly colour: string }) => (
  <span
    aria-hidden
    className="size-2.5 shrink-0 rounded-full forced-color-adjust-none"
    style={{ backgroundColor: colour }}
  />
);

const Stroke = ({ colour, dashes }: { readonly colour: string; readonly dashes?: string | undefined }) => (
  <svg aria-hidden viewBox="0 0 20 4" className="h-1 w-5 shrink-0 forced-color-adjust-none">
    <path d="M0 2H20" stroke={colour} strokeWidth="2.5" strokeDasharray={dashes} />
  </svg>
);

const none: readonly never[] = [];

const LEVEL_DASHES = '4 3';

/** Lines over an axis, in reading direction. Figures are HTML: a mirrored drawing would turn them round. */
export function LineChart({
  xName,
  yName,
  xUnit,
  yUnit,
  lines,
  marks = none,
  levels = none,
  shades = none,
  shadeName,
  hasLosses = false,
  summary,
}: Props) {
  const points = [...lines.flatMap((line) => line.points), ...marks];
  const xs = points.map(({ x }) => x);
  const ys = [0, ...points.map(({ y }) => y), ...levels.map(({ y }) => y)];
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const room = (high - low || 1) * 0.08;
  const bottom = low < 0 ? low - room : low;
  const left = linearScale(from, to, 0, 100);
  const top = linearScale(bottom, high + room, 100, 0);
  const yTicks = roundTicks(bottom, high + room, 4, 1);
  const widest = Math.max(...yTicks.map((tick) => axisText(tick, yUnit).length));
  return (
    <figure className="flex flex-col gap-2">
      <p aria-hidden className="text-xs text-muted">
        {yName}
      </p>
      <Plot
        x={{ scale: left, ticks: roundTicks(from, to, 4, 1), text: (value) => axisText(value, xUnit) }}
        y={{ scale: top, ticks: yTicks, text: (value) => axisText(value, yUnit) }}
        axisWidth={`${widest}ch`}
        height="h-44 print:h-28"
      >
        {hasLosses && bottom < 0 ? (
          <div className="absolute inset-x-0 bottom-0 bg-danger-soft" style={{ top: `${top(0)}%` }} />
        ) : null}
        {shades.map((shade) => (
          <div
            key={shade.from}
            className="absolute inset-y-0 bg-warning-soft"
            style={{
              insetInlineStart: `${left(Math.max(from, shade.from))}%`,
              width: `${Math.max(0.6, left(Math.min(to, shade.to)) - left(Math.max(from, shade.from)))}%`,
            }}
          />
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full rtl:-scale-x-100"
        >
          <path d={`M0 ${top(0)}H100`} className="stroke-edge" vectorEffect="non-scaling-stroke" />
          {levels.map(({ id, y, colour }) => (
            <path
              key={id}
              d={`M0 ${top(y)}H100`}
              stroke={colour}
              strokeWidth="1.5"
              strokeDasharray={LEVEL_DASHES}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(({ id, points: line, colour, dashes }) => (
            <polyline
              key={id}
              points={line.map(({ x, y }) => `${left(x).toFixed(2)},${top(y).toFixed(2)}`).join(' ')}
              fill="none"
              stroke={colour}
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeDasharray={dashes}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {marks.map(({ id, x, y, colour }) => (
          <span
            key={id}
            className="absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full ring-2 ring-surface rtl:translate-x-1/2"
            style={{ insetInlineStart: `${left(x)}%`, top: `${top(y)}%`, backgroundColor: colour }}
          />
        ))}
      </Plot>
      <p aria-hidden className="text-center text-xs text-muted">
        {xName}
      </p>
      <figcaption>
        <span className="sr-only">{summary}</span>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-muted">
          {lines.map(({ id, name, colour, dashes }) =>
            name === undefined ? null : (
              <li key={id} className="flex items-center gap-1.5">
                <Stroke colour={colour} dashes={dashes} />
                <span>{name}</span>
              </li>
            ),
          )}
          {levels.map(({ id, name, colour }) => (
            <li key={id} className="flex items-center gap-1.5">
              <Stroke colour={colour} dashes={LEVEL_DASHES} />
              <span>{name}</span>
            </li>
          ))}
          {marks.map(({ id, name, colour }) => (
            <li key={id} className="flex items-center gap-1.5">
              <Dot colour={colour} />
              <span>{name}</span>
            </li>
          ))}
          {shades.length === 0 ? null : (
            <li className="flex items-center gap-1.5">
              <span
                aria-hidden
                className="size-3 shrink-0 rounded-sm border border-warning bg-warning-soft"
              />
              <span>{shadeName}</span>
            </li>
          )}
        </ul>
      </figcaption>
    </figure>
  );
}
