import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedAccounts } from '../../accounts/seed/seed-accounts.ts';
import { account } from '../../principals/tables.ts';
import { history } from '../../audit/tables.ts';
import { productSubFamily } from '../../lists/tables.ts';
import { readSettings } from '../../settings.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { savedProducts } from '../saved/saved-products.ts';
import { restoreCreatedValues } from '../editing/created-values.ts';
import { product } from '../tables.ts';
import { sellerProducts, shopProducts, seedDemoProducts } from './demo-products.ts';
import { demoGoods, ean13 } from './demo-goods.ts';

const development = readSettings(
  { SECRET_KEY: 'only-for-tests-'.repeat(3), DEMO_PASSWORD: 'Demo-only-4173!' },
  '/',
);

let server: TestApp;
let rows: Awaited<ReturnType<typeof savedProducts>>;
beforeAll(async () => {
  server = await testApp();
  await seedAccounts(server.db, development);
  await seedDemoProducts(server.db, development);
  rows = await savedProducts(server.db).orderBy(product.id);
});
afterAll(() => server[Symbol.asyncDispose]());

const ownedBy = async (email: string) => {
  const [owner] = await server.db.select().from(account).where(eq(account.email, email));
  return rows.filter(({ ownerId }) => ownerId === owner?.id);
};

describe('the demo products', () => {
  test('all have a price: forty of the seller, three to six of each approved shop', async () => {
    const shops = shopProducts(18);
    expect(rows).toHaveLength(sellerProducts().length + shops.flat().length);
    expect((await ownedBy('seller@saer.localhost')).length).toBeGreaterThanOrEqual(40);
    for (const [at, products] of shops.entries()) {
      expect(products.length).toBeGreaterThanOrEqual(3);
      expect(products.length).toBeLessThanOrEqual(6);
      // The first six shops wait for approval.
      const email = `shop${String(at + 7).padStart(2, '0')}@example.com`;
      expect(await ownedBy(email)).toHaveLength(products.length);
    }
    expect(await ownedBy('shop01@example.com')).toEqual([]);
  });

  test('have history entries of their sellers at their creation times', async () => {
    const written = await server.db.select().from(history).where(eq(history.entity, 'product'));
    const entries = await restoreCreatedValues(server.db, written);
    expect(entries).toHaveLength(rows.length);
    for (const { id, ownerId, createdAt, cost, feeTableId } of rows)
      expect(entries.find(({ entityId }) => entityId === id)).toMatchObject({
        ownerId,
        actorId: ownerId,
        action: 'create',
        at: createdAt,
        after: { cost, feeTableId },
      });
  });

  test('cover every sub family, every store with a fee table and both handovers', async () => {
    const subFamilies = await server.db.select({ code: productSubFamily.code }).from(productSubFamily);
    expect(new Set(rows.map(({ subFamily }) => subFamily))).toEqual(
      new Set(subFamilies.map(({ code }) => code)),
    );
    for (const of of [rows, await ownedBy('seller@saer.localhost')])
      expect(new Set(of.map(({ store }) => store))).toEqual(
        new Set(['NOON_SA_FBN', 'NOON_SA_DIRECTSHIP', 'AMAZON_SA_FBA']),
      );
    expect(new Set(rows.map(({ handover }) => handover))).toEqual(new Set([null, 'PICKUP', 'DROP_OFF']));
  });

  test('have names in both languages and valid unassigned barcodes', () => {
    expect(ean13('400638133393')).toBe('4006381333931');
    for (const { nameEn, nameAr, barcode } of rows) {
      expect(nameEn).toMatch(/[a-z]/);
      expect(nameAr).toMatch(/[\u0600-\u06ff]/);
      expect(barcode).toMatch(/^2\d{12}$/);
      expect(ean13(barcode?.slice(0, 12) ?? '')).toBe(barcode);
    }
    expect(new Set(rows.map(({ barcode }) => barcode)).size).toBe(demoGoods.length);
  });

  test('are mostly profitable, some below their target, some at a loss', () => {
    const losing = rows.filter(({ profit }) => profit < 0).length;
    const thin = rows.filter(({ profit, meetsTarget }) => profit >= 0 && !meetsTarget).length;
    expect(losing).toBeGreaterThanOrEqual(3);
    expect(thin).toBeGreaterThanOrEqual(3);
    expect(losing + thin).toBeLessThan(rows.length / 3);
  });

  test('of the seller have current prices and sales, some at a loss, and mostly a SKU', async () => {
    const own = await ownedBy('seller@saer.localhost');
    const known = own.filter(({ currentPrice }) => currentPrice !== null);
    expect(known.length).toBeGreaterThanOrEqual(10);
    expect(known.length).toBeLessThan(own.length);
    expect(known.filter(({ currentProfit }) => (currentProfit ?? 0) < 0).length).toBeGreaterThanOrEqual(3);
    expect(own.filter(({ sku }) => sku !== null).length).toBeGreaterThan(own.length / 2);
    expect(own.some(({ monthlySales }) => monthlySales === null)).toBe(true);
    const outside = own.filter(({ maxPrice, recommendedPrice }) => recommendedPrice > (maxPrice ?? Infinity));
    expect(outside.length).toBeGreaterThan(0);
  });

  test('are seeded once: deleted ones do not return', async () => {
    const [first] = rows;
    await server.db.delete(product).where(eq(product.id, first?.id ?? 0));
    await seedDemoProducts(server.db, development);
    expect(await server.db.$count(product)).toBe(rows.length - 1);
  });
});

test.each(['production', 'test'])('are not seeded in %s', async (mode) => {
  await using other = await testApp();
  await seedAccounts(other.db, development);
  await seedDemoProducts(other.db, { mode: mode === 'test' ? 'test' : 'production' });
  expect(await other.db.$count(product)).toBe(0);
});
