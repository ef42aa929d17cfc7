const NICE = [1, 2, 5, 10];

/** About `count` round values within a range, in halalas and at least a riyal apart. */
export function ticks(from: number, to: number, count: number): readonly number[] {
  const rough = Math.max((to - from) / count, 100);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (NICE.find((nice) => nice * power >= rough) ?? 10);
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}
