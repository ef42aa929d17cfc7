import { sellerDashboardReply } from '@saer/contract/site/dashboard';
import { calculate } from '@saer/contract/products/calculate';
import { addedProduct, pageProducts } from '@saer/contract/products/product';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFeeBook } from '../fees/queries.ts';
import { daysFromToday } from '../fees/testing/drafts.ts';
import { factorSteps } from '../fees/testing/factors.ts';
import { type AdminClient, adminClient } from '../lists/testing/admin-client.ts';
import { parseInput } from '../http/mounting/parse-input.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { insertProduct } from './editing/add-product.ts';
import { hasOutdated, isOutdated } from './saved/outdated.ts';
import { calculationInput } from './saved/calculation-input.ts';
import { product } from './tables.ts';
import { sampleProduct, savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let author: AdminClient;
let other: AdminClient;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  author = await adminClient(server);
  other = await adminClient(server);
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Puts one confirmed factor for all costs in force from a day on, by two people. */
async function publishFactor(factor: number, effectiveFrom: string): Promise<void> {
  for (const row of await author.find('rangeFactor', { scope: 'general' })) {
    const { id, version, min, max } = row;
    const band = {
      scope: 'general',
      min,
      max,
      factor,
      source: `Our finance team, ${factor}`,
      status: 'confirmed',
    };
    expect(await author.write('rangeFactor', { id, version, ...band })).toMatchObject({ status: 200 });
  }
  const steps = factorSteps(server);
  const submitted = await steps.submit(effectiveFrom, author);
  expect(await steps.publish(submitted, other)).toMatchObject({ status: 200 });
}

const listed = async () => {
  const [first] = pageProducts.reply.parse((await server.get('/v1/product/page', seller.headers)).json).data;
  if (first === undefined) throw new Error('No product is listed');
  return first;
};
const calculated = async () => {
  const sent = calculationInput(await listed());
  const { json } = await server.post('/v1/product/calculate', sent, seller.headers);
  return calculate.reply.parse(json).recommended.statement.price;
};
const dashboard = async () =>
  sellerDashboardReply.parse((await server.get('/v1/dashboard/seller', seller.headers)).json);

test('range factors that are published make saved products go by them, from their day on and for those saved before', async () => {
  const { recommendedPrice: before } = await savedProduct(server, seller);
  expect(await hasOutdated(server.db, seller.id)).toBe(false);
  await publishFactor(30_000, daysFromToday(1));
  expect(await hasOutdated(server.db, seller.id)).toBe(false);
  expect((await listed()).recommendedPrice).toBe(before);

  await publishFactor(40_000, daysFromToday(0));
  expect(await hasOutdated(server.db, seller.id)).toBe(true);
  const now = await listed();
  expect(now.recommendedPrice).toBeGreaterThan(before);
  expect(now.recommendedPrice).toBe(await calculated());
  expect(now.meetsTarget).toBe(false);
  await expect(dashboard()).resolves.toBeDefined();

  // Saved again it goes by them at once.
  await savedProduct(server, seller, { nameEn: 'Newer watch', nameAr: 'ساعة أحدث' });
  await server.db.execute(sql`delete from product where name_en = 'Steel watch'`);
  expect(await hasOutdated(server.db, seller.id)).toBe(false);
  expect((await listed()).recommendedPrice).toBe(now.recommendedPrice);
});

const isOutdatedOn = async (days: number) => {
  const [row] = await server.db
    .select({ outdated: isOutdated(daysFromToday(days)).mapWith(Boolean) })
    .from(product);
  return row?.outdated;
};

test('factors that were published earlier hold from their day in Riyadh', async () => {
  // Those of tomorrow were published by the test above.
  expect([await isOutdatedOn(0), await isOutdatedOn(1), await isOutdatedOn(2)]).toEqual([false, true, true]);
});

test('a save that had begun before other factors were published is outdated, however long it takes', async () => {
  const book = await findFeeBook(server.db, daysFromToday(0), seller.id);
  const written = { ...sampleProduct, nameEn: 'Slow watch', nameAr: 'ساعة بطيئة' };
  // Nobody else reads this version: it is replaced where it stands.
  await server.db.execute(sql`update range_factor_version set state = 'corrected'
    where state = 'published' and effective_from = ${daysFromToday(0)}`);
  await server.db.transaction((tx) =>
    insertProduct(tx, book, seller.id, { ...parseInput(addedProduct, written) }),
  );
  await server.db.execute(sql`update product set calculated_at = now() + interval '1 day'`);
  expect(await hasOutdated(server.db, seller.id)).toBe(true);
});
