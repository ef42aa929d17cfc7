import type { RangeFactor } from '@saer/pricing/fee-table';
import { rangeFactorFloor } from '@saer/pricing/range-factor';

/** A cost, and the least profit asked for there; null: no band holds it. */
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
