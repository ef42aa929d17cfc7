import { withVat } from '@saer/pricing/rounding';
import type { Halalas } from '@saer/pricing/units';
import type { StoreFeeTable } from '@saer/quoting/fee-book';

const nameKey = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The fulfilment fees of a size class at a price, VAT included, one for each weight slab. `name`: the class's code or its name as files
 * write it (`standard_parcel`). Null if the store has no such class; a class whose last slab is open has more fees than these, so null too.
 */
export function classFees(
  { sizeClasses, store }: StoreFeeTable,
  name: string,
  price: Halalas,
): readonly Halalas[] | null {
  if (name === '') return null;
  const key = nameKey(name);
  const found = sizeClasses.find(({ code }) => nameKey(code) === key || nameKey(code).endsWith(key));
  if (found === undefined || found.overflow !== null || found.slabs.length === 0) return null;
  const isBelow = found.breakpoint === null || price <= found.breakpoint;
  return found.slabs.map(({ feeBelow, feeAbove }) => withVat(isBelow ? feeBelow : feeAbove, store.feeVat));
}
