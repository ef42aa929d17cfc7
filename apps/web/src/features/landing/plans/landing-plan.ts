import type { Named } from '../../../domain/names/name.ts';

/** A price plan on the landing page. Sums in halalas. */
export interface LandingPlan extends Named {
  readonly descriptionEn: string;
  readonly descriptionAr: string;
  readonly monthlyPrice: number;
  readonly yearlyPrice: number;
  /** Counts how many people may work with it. */
  readonly users: number;
}

/** The plans on offer: an admin's browser also receives the others. */
export const offeredPlans = (plans: readonly (LandingPlan & { readonly active: boolean })[]) =>
  plans.filter(({ active }) => active).map(landingPlan);

const landingPlan = ({
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
