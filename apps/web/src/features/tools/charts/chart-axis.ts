import { formatPercentNumber } from '@saer/i18n/format-rate';
import { formatScaled, formatShort } from '@saer/i18n/format-number';

/** Unit of an axis: halalas, whole things, or basis points. */
export type AxisUnit = 'money' | 'count' | 'rate';

const NICE = [1, 2, 5, 10];
/** From here on riyals are written without halalas. */
const THOUSAND_RIYALS = 100_000;

/** About `count` round values within a range, in the smallest unit and at least one of it apart. */
export function axisTicks(from: number, to: number, count: number): readonly number[] {
  const rough = Math.max((to - from) / count, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (NICE.find((nice) => nice * power >= rough) ?? 10);
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

/** A value of an axis, as short as it is clear. */
export function axisText(value: number, unit: AxisUnit): string {
  if (unit === 'rate') return `${formatPercentNumber(value)}%`;
  if (unit === 'count') return formatScaled(value, 0);
  return Math.abs(value) < THOUSAND_RIYALS ? formatShort(value, 2) : formatScaled(Math.round(value / 100), 0);
}
