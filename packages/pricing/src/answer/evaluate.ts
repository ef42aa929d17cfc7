import { prepareTerms } from '../search/prepared-terms.ts';
import { breakEven } from '../search/least-price.ts';
import { deadZones, type DeadZone } from '../search/gaps.ts';
import type { FeeTable, FeeTableVersion } from '../fees/fee-table.ts';
import type { Parcel } from '../fees/parcel.ts';
import { pricePoint, type PricePoint } from './price-point.ts';
import { productTerms } from '../fees/product-terms.ts';
import type { Product } from '../fees/product.ts';
import type { Refusal } from '../fees/refusal.ts';
import type { Terms } from '../fees/terms.ts';
import type { Halalas } from '../money/units.ts';

/** Everything about one price of a product, whatever the target. */
export interface Evaluation {
  readonly ok: true;
  readonly store: string;
  readonly version: FeeTableVersion;
  readonly parcel: Parcel | null;
  readonly terms: Terms;
  readonly point: PricePoint;
  readonly deadZones: readonly DeadZone[];
  readonly breakEven: Halalas | null;
}

/** The reverse of `quote`: from a price to its profit. Needs neither a margin nor a range factor. */
export function evaluate(feeTable: FeeTable, product: Product, price: Halalas): Evaluation | Refusal {
  const found = productTerms(feeTable, { ...product, price });
  if (!found.ok) return found;
  const { terms, parcel } = found;
  const prepared = prepareTerms(terms);
  const zones = deadZones(prepared);
  return {
    ok: true,
    store: feeTable.store.code,
    version: feeTable.version,
    parcel,
    terms,
    point: pricePoint(prepared, price, [], zones),
    deadZones: zones,
    breakEven: breakEven(prepared),
  };
}
