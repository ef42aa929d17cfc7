/** How a shelf price may end: anyhow, on 95 halalas, on 99 halalas, or on a whole riyal. */
export type PriceEnding = 'none' | '.95' | '.99' | 'whole';
