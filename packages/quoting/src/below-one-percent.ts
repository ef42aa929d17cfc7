type BasisPoints = number;

const onePercent: BasisPoints = 100;

/** True if a rate is more than nothing and below 1 %: 0.15 may have been written for 15 %. */
export const isBelowOnePercent = (rate: BasisPoints): boolean => rate > 0 && rate < onePercent;

/** The rate that such a one may have been written for: 15 % for 0.15 %. */
export const meantRate = (rate: BasisPoints): BasisPoints => rate * 100;
