import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import { standardVat } from '@saer/contract/fees/standard-vat';
import type { DeadZone } from '@saer/pricing/search/gaps';
import { forHandover, type QuotableBook } from '@saer/quoting/fee-book';
import { priceProduct } from '@saer/quoting/price-product';
import type { FeeSizeClass, FeeStore } from './fee-stores.ts';

/** The commission that dead zones are computed with: the flat rate of most categories, and a category that has it. */
export interface UsualCommission {
  readonly rate: number;
  readonly subFamily: string;
}

export function usualCommission({ feeTable }: FeeStore): UsualCommission | undefined {
  const counts = new Map<number, { count: number; subFamily: string }>();
  for (const [subFamily, rule] of Object.entries(feeTable.referralRules)) {
    if (rule.shape !== 'flat') continue;
    const known = counts.get(rule.rate1);
    counts.set(rule.rate1, { count: (known?.count ?? 0) + 1, subFamily: known?.subFamily ?? subFamily });
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other.count - one.count);
  return most === undefined ? undefined : { rate: most[0], subFamily: most[1].subFamily };
}

/**
 * Prices that earn less than a lower one, for a parcel at the weight limit of a slab, sold by somebody registered for VAT at the usual
 * commission. What the product costs makes no difference to them.
 */
export function findDeadZones(
  book: PublicFeeBook,
  store: FeeStore,
  { code, handover, packaging }: FeeSizeClass,
  maxWeight: number,
  { subFamily }: UsualCommission,
): readonly DeadZone[] {
  const feeTable = forHandover(store.feeTable, handover ?? undefined);
  const added = feeTable.store.shippingWeight.addsPackaging ? packaging : 0;
  const quotable: QuotableBook = {
    on: book.on,
    stores: [{ ...store, feeTable }],
    families: book.families,
    subFamilies: book.subFamilies,
    types: book.types,
    overrides: [],
  };
  const found = priceProduct(quotable, {
    store: store.code,
    ...(handover === null ? {} : { handover }),
    subFamily,
    sizeClass: code,
    weight: Math.max(1, maxWeight - added),
    cost: 1,
    costIncludesVat: false,
    costVat: standardVat,
    vat: standardVat,
    vatRegistered: true,
    feeVatIsCost: false,
    marginRate: 0,
    marginBase: 'price',
    extraRate: 0,
    extraFixed: 0,
    ...noOptionalLines,
  });
  return found.ok ? found.quote.deadZones : [];
}
