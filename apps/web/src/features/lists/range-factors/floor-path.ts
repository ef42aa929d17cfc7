import type { FloorPoint } from './floor-curve.ts';

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
