import { linearScale, type Scale } from './scale.ts';

/** Maps positive values to a length on a logarithmic scale, so that 10 to 100 takes as much space as 100 to 1,000. */
export const logScale = (from: number, to: number, start: number, end: number): Scale => {
  const toLength = linearScale(Math.log(from), Math.log(to), start, end);
  return (value) => toLength(Math.log(Math.max(value, from)));
};

/** The powers of ten within a range. */
export function powerTicks(from: number, to: number): readonly number[] {
  const first = Math.ceil(Math.log10(from) - 1e-9);
  const last = Math.floor(Math.log10(to) + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => 10 ** (first + index));
}
