import { formatShort } from './format-number.ts';

/** Millimetres as centimetres, for fields: 2.5. */
export const formatSide = (millimetres: number): string => formatShort(millimetres, 1);

/** Grams, for fields: 1,200. */
export const formatWeight = (grams: number): string => formatShort(grams, 0);
