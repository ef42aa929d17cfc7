import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatShort } from '@saer/i18n/format-number';
import type { RangeFactor } from '@saer/pricing/fees/fee-table';
import { useId, useMemo, useState } from 'react';
import { rangeFactorFloor } from '@saer/pricing/fees/range-factor';
import { Plot } from '../../../components/chart/plot.tsx';
import { logScale, powerTicks } from '../../../components/chart/log-scale.ts';
import { Card } from '../../../components/layout/card.tsx';

/** A cost, and the minimum profit there; null: no band contains it. */
interface FloorPoint {
  readonly cost: number;
  readonly floor: number | null;
}

const LOWEST = 100;
const POINTS = 240;

/** The costs that are drawn: from a riyal to well above the last end of a band. */
function costWindow(bands: readonly RangeFactor[]): { readonly from: number; readonly to: number } {
  const ends = bands.flatMap(({ min, max }) => [min, max ?? min]);
  return { from: LOWEST, to: Math.max(LOWEST * 100, Math.max(...ends) * 2) };
}

/** The least profit at a cost by bands of one target. */
function floorAt(bands: readonly RangeFactor[], cost: number): number | null {
  const scope = bands[0]?.scope;
  const code = scope === undefined || scope.kind === 'general' ? '' : scope.code;
  return rangeFactorFloor(bands, { family: code, subFamily: code, type: code }, cost)?.floor ?? null;
}

/** Points along the window, evenly on a scale of powers, with every end of a band among them. */
function floorCurve(bands: readonly RangeFactor[]): readonly FloorPoint[] {
  const { from, to } = costWindow(bands);
  const steps = Array.from({ length: POINTS + 1 }, (_, step) =>
    Math.round(from * (to / from) ** (step / POINTS)),
  );
  const ends = bands.flatMap(({ min, max }) => [min - 1, min, ...(max === null ? [] : [max, max + 1])]);
  const costs = [...new Set([...steps, ...ends])].filter((cost) => cost >= from && cost <= to);
  return costs.toSorted((a, b) => a - b).map((cost) => ({ cost, floor: floorAt(bands, cost) }));
}

/** The path of a line through points; null breaks it. */
const linePath = (points: readonly (readonly [number, number] | null)[]): string =>
  points
    .map((point, at) =>
      point === null
        ? ''
        : `${(points[at - 1] ?? null) === null ? 'M' : 'L'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`,
    )
    .join('');

const shortMoney = (halalas: number): string => formatShort(halalas, 2);

const WIDTH = 1000;
const HEIGHT = 300;
const STEPS = 1000;

/** The least profit against the cost, on scales of powers; a value is read off by pointer or arrow keys. */
export function FloorChart({ bands }: { readonly bands: readonly RangeFactor[] }) {
  const { t } = useLingui();
  const id = useId();
  const [step, setStep] = useState(STEPS / 2);
  const { from, to } = costWindow(bands);
  const points = useMemo(() => floorCurve(bands), [bands]);
  const floors = points.flatMap(({ floor }) => (floor === null || floor <= 0 ? [] : [floor]));
  const low = Math.min(...floors, 100);
  const high = Math.max(...floors, low * 10) * 1.2;
  const x = logScale(from, to, 0, 100);
  const y = logScale(low, high, 100, 0);
  const cost = Math.round(from * (to / from) ** (step / STEPS));
  const floor = floorAt(bands, cost);
  const readout =
    floor === null
      ? t`No factor applies at a cost of ${formatMoney(cost)}.`
      : t`At a cost of ${formatMoney(cost)} the minimum profit is ${formatMoney(floor)}.`;

  return (
    <Card labelledBy={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-base font-semibold text-ink">
        <Trans>Minimum profit by cost</Trans>
      </h2>
      <figure className="mt-4 flex flex-col gap-3">
        <Plot
          x={{ scale: x, ticks: powerTicks(from, to), text: shortMoney }}
          y={{ scale: y, ticks: powerTicks(low, high), text: shortMoney }}
          axisWidth="3.5rem"
          height="h-60"
          onPoint={(share) => setStep(Math.round(share * STEPS))}
        >
          {bands.map(({ id: band, min }) => (
            <span
              key={band}
              className="absolute inset-y-0 border-s border-dashed border-line"
              style={{ insetInlineStart: `${x(min)}%` }}
            />
          ))}
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full rtl:-scale-x-100"
          >
            <path
              d={linePath(
                points.map(({ cost: each, floor: profit }) =>
                  profit === null ? null : [x(each) * (WIDTH / 100), y(profit) * (HEIGHT / 100)],
                ),
              )}
              fill="none"
              className="stroke-brand"
              strokeWidth="2.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span className="absolute inset-y-0 w-px bg-muted" style={{ insetInlineStart: `${x(cost)}%` }} />
          {floor === null ? null : (
            <span
              className="absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full bg-brand ring-2 ring-surface rtl:translate-x-1/2"
              style={{ insetInlineStart: `${x(cost)}%`, bottom: `${100 - y(floor)}%` }}
            />
          )}
        </Plot>
        <div className="ms-16 flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm text-ink" data-testid="floor-readout">
            {readout}
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={STEPS}
            step={1}
            value={step}
            onChange={(event) => setStep(Number(event.target.value))}
            aria-label={t`See the minimum profit at a cost`}
            aria-valuetext={readout}
            className="w-full accent-brand"
          />
        </div>
        <figcaption className="text-xs text-muted">
          <Trans>
            Both axes are logarithmic: each step is ten times the last. Dashed lines: where a band starts. In
            SAR.
          </Trans>
        </figcaption>
      </figure>
    </Card>
  );
}
