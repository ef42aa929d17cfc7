import type { StoreRules } from '@saer/contract/store-rules';
import type { InferInsertModel } from 'drizzle-orm';
import type { store } from '../lists/tables.ts';
import { seedProvenance } from './provenance.ts';
import { hundredths, published, type PublishedStore } from './published-data.ts';

const credit = ({ shippingReimbursement = [] }: PublishedStore) =>
  shippingReimbursement.flatMap(({ maxOrderSar, amount }) =>
    maxOrderSar === null ? [] : [{ upTo: hundredths(maxOrderSar), credit: hundredths(amount) }],
  );

/** The store for which sellers type rates themselves. */
const manualStore = 'CUSTOM';

/** Shops of the seller's own: nobody stands between them and the buyer. */
const ownShops = new Set(['SALLA', 'ZID']);

/** Whether a store sells to buyers for others. A seller who types the rates may sell anywhere; who supplies a shop sells to the shop. */
const isMarketplace = ({ code, fulfilmentMode }: PublishedStore): boolean =>
  code !== manualStore &&
  !ownShops.has(code) &&
  fulfilmentMode !== 'WHOLESALE' &&
  fulfilmentMode !== 'SUPPLY_PRICE';

/** Every store of the collected data, including inactive ones. */
export const storeRows = (): InferInsertModel<typeof store>[] =>
  published.stores.map((each) => ({
    ...seedProvenance(each.status, each.source, each.note, each.shippingWeight?.note, each.reimbursementNote),
    code: each.code,
    nameEn: each.nameEn,
    nameAr: each.nameAr,
    fulfilmentMode: each.fulfilmentMode,
    active: each.active,
    manualRates: each.code === manualStore,
    deemedSupplier: isMarketplace(each) ? 'unknown' : 'notMarketplace',
  }));

/** The rules of a store for all its products, from the collected data. */
export function storeRules(code: string): StoreRules {
  const store = published.stores.find((each) => each.code === code);
  if (store === undefined) throw new Error(`The first data have no store "${code}"`);
  const { vatRatePct, minReferralFeeSar = 0, shippingWeight } = store;
  return {
    feeVat: hundredths(vatRatePct),
    minReferral: hundredths(minReferralFeeSar),
    priceEnding: 'none',
    addsPackaging: shippingWeight?.formula.includes('packaging') ?? false,
    volumetricDivisor: shippingWeight?.volumetricDivisor ?? null,
    roundUpTo: shippingWeight?.roundUpToG ?? null,
    shippingCredit: credit(store),
  };
}
