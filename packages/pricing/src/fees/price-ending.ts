import type { Halalas } from '../money/units.ts';

/** Ending of a shelf price: anyhow, on 95 halalas, on 99 halalas, or on a whole riyal. */
export type PriceEnding = 'none' | '.95' | '.99' | 'whole';

const RIYAL: Halalas = 100;
const endingHalalas = { '.95': 95, '.99': 99, whole: 0 } as const;

/** The lowest price with the ending that is not below `price`. */
export function withEnding(price: Halalas, ending: PriceEnding): Halalas {
  if (ending === 'none') return price;
  const halalas = endingHalalas[ending];
  return Math.ceil((price - halalas) / RIYAL) * RIYAL + halalas;
}
