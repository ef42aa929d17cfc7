import type { BasisPoints } from '@saer/pricing/units';

/** The standard rate of VAT in Saudi Arabia since 1 July 2020. Source: GAZT, VAT General Guideline (July 2020). */
export const standardRate: BasisPoints = 1500;
