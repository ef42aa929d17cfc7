import { writtenProduct, type WrittenProduct } from '@saer/contract/product';
import { parseInput } from '../../http/parse-input.ts';
import { demoGoods, type Good } from './demo-goods.ts';
import { ean13 } from './ean13.ts';

const stores = ['NOON_SA_FBN', 'AMAZON_SA_FBA', 'NOON_SA_DIRECTSHIP'] as const;
/** Products that Amazon.sa does not sell have no commission there. */
const notAtAmazon = new Set(['gold_bars_coins', 'silver_bars', 'sim_cards', 'gift_cards', 'vehicles']);
/** Investment metals are zero-rated. */
const zeroRated = new Set(['gold_bars_coins', 'silver_bars']);
const margins = [1500, 2000, 1000, 2500, 1200] as const;
/** Some sellers' own prices instead of the recommended one, as a multiple of the cost: from a loss to more than enough. */
const typedPrices = [1.3, 1.75, 2.6, 1.95] as const;
/** Some sellers' current prices, as a multiple of the cost, including losses. */
const currentPrices = [1.28, 2.1, 1.62, 2.8] as const;
const monthlySales = [12, 45, 7, 130, 28] as const;
const endings = ['.95', 'none', 'whole', '.95'] as const;

const pick = <T>(from: readonly [T, ...T[]], at: number): T => from[at % from.length] ?? from[0];

/** Prefix 2 is reserved for shops' internal use, so no real product has such a barcode. */
const barcodeOf = (good: Good): string =>
  ean13(String(250_000_000_000 + (((demoGoods.indexOf(good) + 1) * 48_271_337) % 10_000_000_000)));

/** Rounds up to five halalas below a whole riyal. */
const charming = (price: number): number => Math.max(1, Math.ceil(price / 100)) * 100 - 5;

/** Today's figures at the store, which the seller knows only for some products. */
function market(good: Good, at: number, store: string, cost: number): Partial<WrittenProduct> {
  const isNoon = store.startsWith('NOON');
  return {
    ...(at % 6 === 5 ? {} : { sku: `${isNoon ? 'N' : 'A'}-${1001 + demoGoods.indexOf(good)}` }),
    ...(at % 3 === 1 ? { currentPrice: charming(cost * pick(currentPrices, (at - 1) / 3)) } : {}),
    ...(isNoon && at % 4 === 1 ? { minPrice: charming(cost * 1.1), maxPrice: charming(cost * 2.4) } : {}),
    ...(at % 4 === 3 ? {} : { monthlySales: pick(monthlySales, at) }),
  };
}

function storeOf({ subFamily, weight }: Good, at: number): (typeof stores)[number] {
  const store = pick(stores, at);
  const isRefused = weight > 25_000 || (store === 'AMAZON_SA_FBA' && notAtAmazon.has(subFamily));
  return isRefused ? 'NOON_SA_FBN' : store;
}

/** A product as a seller enters it; `at` varies the input between sellers. */
function entry(good: Good, at: number): WrittenProduct {
  const { subFamily, type, nameEn, nameAr, weight, sides } = good;
  const store = storeOf(good, at);
  // Purchase prices vary.
  const cost = Math.round((good.cost * (96 + (at % 9))) / 100);
  const tax = zeroRated.has(subFamily) ? 0 : 1500;
  return parseInput(writtenProduct, {
    store,
    subFamily,
    ...(type === undefined ? {} : { type }),
    barcode: barcodeOf(good),
    nameEn,
    nameAr,
    sides,
    weight,
    cost,
    vat: tax,
    costVat: tax,
    marginRate: zeroRated.has(subFamily) || cost > 500_00 ? 600 : pick(margins, at),
    ending: pick(endings, at),
    ...(store === 'NOON_SA_DIRECTSHIP' ? { handover: at % 2 === 0 ? 'PICKUP' : 'DROP_OFF' } : {}),
    ...market(good, at, store, cost),
    ...(at % 5 === 0 ? { price: charming(cost * pick(typedPrices, at / 5)) } : {}),
  });
}

/** The demo seller's products: every second one. */
export const sellerProducts = (): readonly WrittenProduct[] =>
  demoGoods.filter((_, at) => at % 2 === 0).map(entry);

/** Three to six products for each demo shop: first those the demo seller does not have, then those they do. */
export function shopProducts(shops: number): readonly (readonly WrittenProduct[])[] {
  const goods = [...demoGoods.filter((_, at) => at % 2 === 1), ...demoGoods.filter((_, at) => at % 2 === 0)];
  const sizes = Array.from({ length: shops }, (_, shop) => 3 + (shop % 4));
  return sizes.map((size, shop) => {
    const start = sizes.slice(0, shop).reduce((sum, each) => sum + each, 0);
    return Array.from({ length: size }, (_, at) => start + at).flatMap((at) => {
      const good = goods[at % goods.length];
      return good === undefined ? [] : [entry(good, at + shop)];
    });
  });
}
