import { findFactorImpact } from '@saer/contract/publishing/factor-impact';
import { pageProducts } from '@saer/contract/products/product';
import { findRangeFactorVersions, rangeFactorVersion } from '@saer/contract/publishing/range-factor-version';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { daysFromToday } from '../fees/testing/drafts.ts';
import { factorSteps } from '../fees/testing/factors.ts';
import { type AdminClient, adminClient } from '../lists/testing/admin-client.ts';
import { notification } from '../notifications/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { notifyOfFees } from './jobs.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let author: AdminClient;
let other: AdminClient;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  author = await adminClient(server);
  other = await adminClient(server);
  seller = await person(server, { role: 'USER', subscribed: true });
  await savedProduct(server, seller);
  // Nobody sells the examples.
  const examples = await person(server, { role: 'USER', subscribed: true });
  expect(await server.post('/v1/product/example', {}, examples.headers)).toMatchObject({ status: 200 });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Writes one confirmed factor into every general band of the list. */
async function writeFactor(factor: number): Promise<void> {
  for (const { id, version, min, max } of await author.find('rangeFactor', { scope: 'general' })) {
    const band = { scope: 'general', min, max, factor, source: 'Our finance team', status: 'confirmed' };
    expect(await author.write('rangeFactor', { id, version, ...band })).toMatchObject({ status: 200 });
  }
}
const impact = async (query = '') =>
  findFactorImpact.reply.parse(
    (await server.get(`/v1/product-range-factors/impact${query}`, author.headers)).json,
  );
const listed = async () => {
  const [first] = pageProducts.reply.parse((await server.get('/v1/product/page', seller.headers)).json).data;
  return first ?? expect.unreachable();
};
const steps = () => factorSteps(server);
const run = () => notifyOfFees(server.db, 'https://saer.example');
const told = async () => {
  const rows = await server.db.select().from(notification).where(eq(notification.kind, 'factorsChanged'));
  return rows.map(({ accountId, data }) => ({ accountId, data }));
};

test('factors that are as those in force change nothing', async () => {
  expect(await impact()).toMatchObject({
    products: 1,
    sellers: 1,
    changed: 0,
    changedSellers: 0,
    dearer: 0,
    cheaper: 0,
    losingPrice: 0,
    losingTarget: 0,
    most: [],
  });
});

test('their reach is what the products cost once they hold, for the list, for a version under review and for one put back', async () => {
  const { recommendedPrice: before } = await listed();
  await writeFactor(40_000);
  const tomorrow = daysFromToday(1);
  const expected = {
    products: 1,
    sellers: 1,
    changed: 1,
    changedSellers: 1,
    dearer: 1,
    cheaper: 0,
    losingPrice: 0,
    most: [{ neededPriceBefore: before, nameEn: 'Steel watch' }],
  };
  const ofList = await impact(`?on=${tomorrow}`);
  expect(ofList).toMatchObject(expected);
  const submitted = await steps().submit(daysFromToday(0), author);
  const { id } = rangeFactorVersion.parse(submitted.json);
  const reviewed = await impact(`?id=${id}`);
  expect(reviewed.most).toEqual(ofList.most);
  await server.db.execute(sql`delete from pgboss.job where name = 'notifyOfFees'`);
  expect(await steps().publish(submitted, other)).toMatchObject({ status: 200 });
  const { rows: jobs } = await server.db.execute(
    sql`select id from pgboss.job where name = 'notifyOfFees' and state = 'created'`,
  );
  expect(jobs).toHaveLength(1);
  const { recommendedPrice, meetsTarget } = await listed();
  expect(reviewed.most[0]?.neededPrice).toBe(recommendedPrice);
  expect(reviewed.losingTarget).toBe(meetsTarget ? 0 : 1);
  // Those in force before, if they were put back.
  const { versions } = findRangeFactorVersions.reply.parse(
    (await server.get('/v1/product-range-factors/versions', author.headers)).json,
  );
  const earlier = versions.find((version) => version.id !== id && version.state !== 'review');
  expect(await impact(`?id=${earlier?.id ?? 0}`)).toMatchObject({
    changed: 1,
    dearer: 0,
    cheaper: 1,
    most: [{ neededPriceBefore: recommendedPrice, neededPrice: before }],
  });
});

test('publishing tells the sellers by itself, once, however often the job runs', async () => {
  await Promise.all([run(), run()]);
  await run();
  const [notice, ...others] = await told();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    accountId: seller.id,
    data: { effectiveFrom: daysFromToday(0), dearer: 1, cheaper: 0, losingPrice: 0 },
  });
  const audited = await server.db
    .select({ actorId: history.actorId, after: history.after })
    .from(history)
    .where(and(eq(history.entity, 'rangeFactorVersion'), eq(history.action, 'notify')));
  expect(audited).toEqual([{ actorId: other.id, after: { notified: [seller.id] } }]);
});

test('a version that is withdrawn before the job runs tells nobody', async () => {
  await server.db.delete(notification);
  await writeFactor(50_000);
  const published = await steps().publish(await steps().submit(daysFromToday(2), author), other);
  const { id, version } = rangeFactorVersion.parse(published.json);
  await server.post('/v1/product-range-factors/withdraw', { id, version }, author.headers);
  await run();
  expect(await told()).toEqual([]);
});

test('only admins see the reach', async () => {
  expect(await server.get('/v1/product-range-factors/impact', seller.headers)).toMatchObject({ status: 403 });
});
