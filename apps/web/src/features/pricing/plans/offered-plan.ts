import type { Named } from '../../../domain/names/name.ts';

/** A price plan as the page shows it. Sums in halalas, VAT included. */
export interface OfferedPlan extends Named {
  readonly id: number;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
  readonly monthlyPrice: number;
  readonly yearlyPrice: number;
  /** People who may use it, the subscriber included. */
  readonly users: number;
  readonly recommended: boolean;
}

/** The plans on offer: an admin's browser also receives the others. */
export const offeredPlans = (
  plans: readonly (OfferedPlan & { readonly active: boolean })[],
): readonly OfferedPlan[] => plans.filter(({ active }) => active).map(offeredPlan);

const offeredPlan = ({
  id,
  nameEn,
  nameAr,
  descriptionEn,
  descriptionAr,
  monthlyPrice,
  yearlyPrice,
  users,
  recommended,
}: OfferedPlan): OfferedPlan => ({
  id,
  nameEn,
  nameAr,
  descriptionEn,
  descriptionAr,
  monthlyPrice,
  yearlyPrice,
  users,
  recommended,
});

/** The plans as text, equal if nothing that the page shows differs. */
export const planSignature = (plans: readonly OfferedPlan[]): string => JSON.stringify(plans);
