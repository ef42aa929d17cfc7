import { standardVat } from '@saer/contract/fees/standard-vat';
import type { StoreRules } from '@saer/contract/fees/store-rules';
import { desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { feeTable } from '../tables.ts';
import { publishedStates } from './dates.ts';

/** Rules that the first draft of a store begins with. */
export const usualRules: StoreRules = {
  feeVat: standardVat,
  minReferral: 0,
  priceEnding: 'none',
  addsPackaging: false,
  volumetricDivisor: null,
  roundUpTo: null,
  shippingCredit: [],
};

/** Picks the store's rules from a fee table. */
export const pickRules = (table: StoreRules): StoreRules => {
  const { feeVat, minReferral, priceEnding, addsPackaging, volumetricDivisor, roundUpTo, shippingCredit } =
    table;
  return { feeVat, minReferral, priceEnding, addsPackaging, volumetricDivisor, roundUpTo, shippingCredit };
};

/** Rules that an empty draft begins with: of the store's latest published table, else of its latest draft. */
export async function firstRules(tx: Transaction, storeId: number): Promise<StoreRules> {
  const [latest] = await tx
    .select()
    .from(feeTable)
    .where(eq(feeTable.storeId, storeId))
    .orderBy(
      desc(sql`${feeTable.state} in ${publishedStates}`),
      desc(feeTable.effectiveFrom),
      desc(feeTable.id),
    )
    .limit(1);
  return pickRules(latest ?? usualRules);
}
