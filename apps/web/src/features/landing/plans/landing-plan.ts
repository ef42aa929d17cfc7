import type { Named } from '../named.ts';

/** What the landing page says of a price plan. Sums in halalas. */
export interface LandingPlan extends Omit<Named, 'code'> {
  readonly descriptionEn: string;
  readonly descriptionAr: string;
  readonly monthlyPrice: number;
  readonly yearlyPrice: number;
  /** How many people may work with it. */
  readonly users: number;
}

export const landingPlan = ({
  nameEn,
  nameAr,
  descriptionEn,
  descriptionAr,
  monthlyPrice,
  yearlyPrice,
  users,
}: LandingPlan): LandingPlan => ({
  nameEn,
  nameAr,
  descriptionEn,
  descriptionAr,
  monthlyPrice,
  yearlyPrice,
  users,
});
