import type { VersionRate } from '@saer/contract/fee-version';
import type { ListRow } from '@saer/contract/lists/all';

type Family = ListRow<'productFamily'>;
type SubFamily = ListRow<'productSubFamily'>;

export interface FamilyRates {
  readonly family: Family;
  readonly rates: readonly { readonly subFamily: SubFamily; readonly rate: VersionRate }[];
}

/** The commissions of a version under their families, in the order of the lists. */
export function ratesByFamily(
  families: readonly Family[],
  subFamilies: readonly SubFamily[],
  rates: readonly VersionRate[],
): readonly FamilyRates[] {
  const bySubFamily = new Map(rates.map((rate) => [rate.subFamily, rate]));
  return families
    .map((family) => ({
      family,
      rates: subFamilies
        .filter(({ familyId }) => familyId === family.id)
        .flatMap((subFamily) => {
          const rate = bySubFamily.get(subFamily.code);
          return rate === undefined ? [] : [{ subFamily, rate }];
        }),
    }))
    .filter((each) => each.rates.length > 0);
}
