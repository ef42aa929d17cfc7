import { formatShort } from './format-number.ts';
import { isolateLtr } from './isolate-ltr.ts';

/** Basis points as a percentage without a sign, for fields: 8.5. */
export const formatPercentNumber = (basisPoints: number): string => formatShort(basisPoints, 2);

/** Basis points for a sentence: 8.5%. */
export const formatRate = (basisPoints: number): string => isolateLtr(`${formatPercentNumber(basisPoints)}%`);
