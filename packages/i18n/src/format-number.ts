import { isolateLtr } from './isolate-ltr.ts';

export const MINUS = '\u2212';

/** Groups thousands like `Intl.NumberFormat`, without the milliseconds that creating one takes in a browser. */
const grouped = (whole: string): string =>
  whole.length <= 3 ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** An integer of smallest units as a decimal number, Latin digits in both languages: (111970, 2) is 1,119.70. */
export const formatScaled = (value: number, scale: number): string => {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const whole = grouped(digits.slice(0, digits.length - scale));
  const fraction = digits.slice(digits.length - scale);
  return `${value < 0 ? MINUS : ''}${whole}${scale === 0 ? '' : `.${fraction}`}`;
};

/** The same without trailing zeros: (850, 2) is 8.5. */
export const formatShort = (value: number, scale: number): string =>
  scale === 0 ? formatScaled(value, 0) : formatScaled(value, scale).replace(/\.?0+$/, '');

/** Basis points as a percentage without a sign, for fields: 8.5. */
export const formatPercentNumber = (basisPoints: number): string => formatShort(basisPoints, 2);

/** Basis points for a sentence: 8.5%. */
export const formatRate = (basisPoints: number): string => isolateLtr(`${formatPercentNumber(basisPoints)}%`);
