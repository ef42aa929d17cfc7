import type { RangeFactor } from '@saer/pricing/fee-table';
import { rangeFactorFloor } from '@saer/pricing/range-factor';

/** A cost, and the minimum profit there; null: no band contains it. */
export interface FloorPoint {
  readonly cost: number;
  readonly floor: number | null;
}

const LOWEST = 100;
const POINTS = 240;

/** The costs that are drawn: from a riyal to well above the last end of a band. */
export function costWindow(bands: readonly RangeFactor[]): { readonly from: number; readonly to: number } {
  const ends = bands.flatMap(({ min, max }) => [min, max ?? min]);
  return { from: LOWEST, to: Math.max(LOWEST * 100, Math.max(...ends) * 2) };
}

/** The least profit at a cost by bands of one target. */
export function floorAt(bands: readonly RangeFactor[], cost: number): number | null {
  const scope = bands[0]?.scope;
  const code = scope === undefined || scope.kind === 'general' ? '' : scope.code;
  return rangeFactorFloor(bands, { family: code, subFamily: code, type: code }, cost)?.floor ?? null;
}

/** Points along the window, evenly on a scale of powers, with every end of a band among them. */
export function floorCurve(bands: readonly RangeFactor[]): readonly FloorPoint[] {
  const { from, to } = costWindow(bands);
  const steps = Array.from({ length: POINTS + 1 }, (_, step) =>
    Math.round(from * (to / from) ** (step / POINTS)),
  );
  const ends = bands.flatMap(({ min, max }) => [min - 1, min, ...(max === null ? [] : [max, max + 1])]);
  const costs = [...new Set([...steps, ...ends])].filter((cost) => cost >= from && cost <= to);
  return costs.toSorted((a, b) => a - b).map((cost) => ({ cost, floor: floorAt(bands, cost) }));
}

interface Scales {
  readonly x: (cost: number) => number;
  readonly y: (floor: number) => number;
}

/** The line through points, broken where no band holds. */
export const floorPath = (points: readonly FloorPoint[], { x, y }: Scales): string =>
  points
    .map(({ cost, floor }, at) => {
      if (floor === null) return '';
      const isStart = (points[at - 1]?.floor ?? null) === null;
      return `${isStart ? 'M' : 'L'}${x(cost).toFixed(1)} ${y(floor).toFixed(1)}`;
    })
    .join('');

/** Maps values to a length on a logarithmic scale, so that 10 to 100 takes as much space as 100 to 1,000. */
export const powerScale = (from: number, to: number, start: number, end: number) => {
  const [low, high] = [Math.log(from), Math.log(to)];
  return (value: number): number =>
    start + ((Math.log(Math.max(value, from)) - low) / (high - low || 1)) * (end - start);
};

/** 1, 10, 100 … riyals within a range of halalas. */
export const powerTicks = (from: number, to: number): readonly number[] => {
  const first = Math.ceil(Math.log10(from) - 1e-9);
  const last = Math.floor(Math.log10(to) + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => 10 ** (first + index));
};
