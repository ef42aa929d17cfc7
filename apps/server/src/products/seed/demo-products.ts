import type { FeeBook } from '@saer/contract/fees/fee-book';
import { type WrittenProduct, writtenProduct } from '@saer/contract/products/product';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { demoAccounts, demoShops } from '../../accounts/seed/demo-accounts.ts';
import { history } from '../../audit/tables.ts';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { seeding } from '../../database/seeding.ts';
import type { Settings } from '../../settings.ts';
import { namedProduct } from '../editing/audit-values.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { insertProduct } from '../editing/add-product.ts';
import { product } from '../tables.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import { demoGoods, type Good, ean13 } from './demo-goods.ts';

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
const toBarcode = (good: Good): string =>
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

function toStore({ subFamily, weight }: Good, at: number): (typeof stores)[number] {
  const store = pick(stores, at);
  const isRefused = weight > 25_000 || (store === 'AMAZON_SA_FBA' && notAtAmazon.has(subFamily));
  return isRefused ? 'NOON_SA_FBN' : store;
}

/** A product as a seller enters it; `at` varies the input between sellers. */
function entry(good: Good, at: number): WrittenProduct {
  const { subFamily, type, nameEn, nameAr, weight, sides } = good;
  const store = toStore(good, at);
  // Purchase prices vary.
  const cost = Math.round((good.cost * (96 + (at % 9))) / 100);
  const tax = zeroRated.has(subFamily) ? 0 : 1500;
  return parseInput(writtenProduct, {
    store,
    subFamily,
    ...(type === undefined ? {} : { type }),
    barcode: toBarcode(good),
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

/** Saved name of this dataset. */
const dataset = 'demo-products-1';

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

/** Writes audit entries for demo products, as if their sellers had added them when they were created. */
async function auditAdded(tx: Transaction, ids: readonly number[]): Promise<void> {
  const added = await savedProducts(tx)
    .where(inArray(product.id, [...ids]))
    .orderBy(product.createdAt);
  if (added.length === 0) return;
  await tx.insert(history).values(
    added.map((each) => ({
      entity: 'product',
      entityId: each.id,
      ownerId: each.ownerId,
      actorId: each.ownerId,
      action: 'create',
      ...namedProduct(each),
      at: each.createdAt,
    })),
  );
}

/** Adds the products that today's fees can price: an admin may have changed the fees. */
async function fill(
  tx: Transaction,
  book: FeeBook,
  ownerId: number,
  products: readonly WrittenProduct[],
): Promise<void> {
  const added: number[] = [];
  for (const [at, written] of products.entries()) {
    try {
      const id = await insertProduct(tx, book, ownerId, written);
      added.push(id);
      const since = hoursAgo((products.length - at) * 13);
      await tx.update(product).set({ createdAt: since, updatedAt: since }).where(eq(product.id, id));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  await auditAdded(tx, added);
}

/** Existing demo sellers, the one to sign in with first; shops waiting for approval have no products yet. */
const demoSellers = (tx: Transaction) =>
  tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.role, 'USER'),
        ne(account.status, 'PENDING'),
        inArray(
          account.email,
          [...demoAccounts, ...demoShops()].map(({ email }) => email),
        ),
      ),
    )
    .orderBy(asc(account.id));

/** Seeds products for the demo sellers of development once: later changes and deletions are not undone. */
export async function seedDemoProducts(db: Database, { mode }: Pick<Settings, 'mode'>): Promise<void> {
  if (mode !== 'development') return;
  if ((await db.$count(seeding, eq(seeding.dataset, dataset))) > 0) return;
  const book = await findFeeBook(db, riyadhDay(new Date()), null);
  await db.transaction(async (tx) => {
    const fresh = await tx.insert(seeding).values({ dataset }).onConflictDoNothing().returning();
    if (fresh.length === 0) return;
    const [seller, ...shops] = await demoSellers(tx);
    if (seller === undefined) return;
    await fill(tx, book, seller.id, sellerProducts());
    for (const [at, products] of shopProducts(shops.length).entries()) {
      const shop = shops[at];
      if (shop !== undefined) await fill(tx, book, shop.id, products);
    }
  });
}
