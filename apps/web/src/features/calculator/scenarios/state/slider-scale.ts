/** The ends and the step of a slider, in the unit of its value. */
export interface SliderScale {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

const STEPS = 100;
const round = [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 100_000, 1_000_000];

/**
 * A scale from half to one and a half times of a sum in halalas, in about a hundred round steps. Without a sum it goes up to a hundred
 * riyals.
 */
export function scaleAround(sum: number | null, maxSum: number): SliderScale {
  const around = sum === null || sum < 1 ? 5_000 : sum;
  const step = round.findLast((each) => each * STEPS <= around) ?? 1;
  const minimum = Math.max(step, Math.floor(around / 2 / step) * step);
  const maximum = Math.min(Math.floor(maxSum / step) * step, Math.ceil((around * 1.5) / step) * step);
  return { minimum, maximum: Math.max(maximum, minimum + step), step };
}

export const isOnScale = (value: number, { minimum, maximum }: SliderScale): boolean =>
  value >= minimum && value <= maximum;
