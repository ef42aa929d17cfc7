import type { PointerEvent } from 'react';

/** Maps values to places of a drawing. */
export type Scale = (value: number) => number;

/** Maps a range of values evenly to a length. A range of one value is at the start. */
export const linearScale = (from: number, to: number, start: number, end: number): Scale => {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
};

const roundSteps = [1, 2, 5, 10];

/** About `count` round values within a range, at least `least` apart. */
export function roundTicks(from: number, to: number, count: number, least: number): readonly number[] {
  const rough = Math.max((to - from) / count, least);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (roundSteps.find((each) => each * power >= rough) ?? 10);
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

/** The place of a pointer between the start of an element, in reading direction, and its end: 0 to 1. */
export function pointedShare({ clientX, currentTarget }: PointerEvent): number {
  const { left, right, width } = currentTarget.getBoundingClientRect();
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  return Math.min(1, Math.max(0, (isRtl ? right - clientX : clientX - left) / width));
}
