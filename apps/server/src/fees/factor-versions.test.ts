import { feeBookReply } from '@saer/contract/fees/fee-book';
import { quote } from '@saer/contract/products/quote';
import {
  rangeFactorVersion,
  type RangeFactorVersions,
  findRangeFactorVersions,
} from '@saer/contract/publishing/range-factor-version';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account } from '../principals/tables.ts';
import { type AdminClient, adminClient } from '../lists/testing/admin-client.ts';
import { type Answer, type TestApp, testApp } from '../testing/test-app.ts';
import { daysFromToday } from './testing/drafts.ts';
import { factorSteps } from './testing/factors.ts';

let server: TestApp;
let author: AdminClient;
let other: AdminClient;
beforeEach(async () => {
  server = await testApp();
  author = await adminClient(server);
  other = await adminClient(server);
});
afterEach(() => server[Symbol.asyncDispose]());

const path = '/v1/product-range-factors';
const [today, tomorrow, later] = [daysFromToday(0), daysFromToday(1), daysFromToday(5)];
const cheapToy = { store: 'NOON_SA_FBN', subFamily: 'toys', sizeClass: 'standard_parcel', weight: 900 };

/** The price, on a day, of a product that costs 8.00 with a target of 5 %. */
const priceOn = async (on: string): Promise<number> => {
  const { json } = await server.post('/v1/product/calculate', {
    ...cheapToy,
    cost: 800,
    marginRate: 500,
    on,
  });
  return quote.parse(json).recommended.statement.price;
};
const versions = async (): Promise<RangeFactorVersions> =>
  findRangeFactorVersions.reply.parse((await server.get(`${path}/versions`, author.headers)).json);
const submit = (effectiveFrom: string, who = author) => factorSteps(server).submit(effectiveFrom, who);
const step = (name: string, answer: Answer, who: AdminClient) => {
  if (name === 'publish') return factorSteps(server).publish(answer, who);
  const { id, version } = rangeFactorVersion.parse(answer.json);
  return server.post(`${path}/${name}`, { id, version }, who.headers);
};

const listed = async () => (await server.get(path)).text;
const factorIn = ({ json }: Answer) => feeBookReply.parse(json).stores[0]?.feeTable?.rangeFactors[0]?.factor;

/** The first band, 0.01 to 10.00, confirmed at another factor. */
async function writeBand(factor: number, who = author): Promise<void> {
  const [row] = await who.find('rangeFactor', { scope: 'general', min: 1 });
  const { id = 0, version = 0 } = row ?? {};
  const source = `Our finance team, ${factor}`;
  const band = { scope: 'general', min: 1, max: 1000, factor, source, status: 'confirmed' };
  expect(await who.write('rangeFactor', { id, version, ...band })).toMatchObject({ status: 200 });
}

test('edits have no effect until they are published, and then from their day on', async () => {
  const before = await priceOn(today);
  await writeBand(20_000);
  expect(await priceOn(later)).toBe(before);
  const submitted = await submit(tomorrow);
  expect(submitted).toMatchObject({
    status: 200,
    json: { state: 'review', submitted: { by: { id: author.id } } },
  });
  expect(await priceOn(later)).toBe(before);
  expect(await step('publish', submitted, other)).toMatchObject({
    status: 200,
    json: { state: 'published', effectiveFrom: tomorrow, published: { by: { id: other.id } } },
  });
  expect([await priceOn(daysFromToday(-1)), await priceOn(today)]).toEqual([before, before]);
  expect(await priceOn(tomorrow)).toBeGreaterThan(before);
  expect(await priceOn(later)).toBe(await priceOn(tomorrow));
});

test('a past day is still priced by its own factors, and the fee book changes with the day', async () => {
  const before = await priceOn(today);
  await writeBand(20_000);
  await step('publish', await submit(today), other);
  const since = await priceOn(today);
  expect(since).toBeGreaterThan(before);
  expect(await priceOn(daysFromToday(-1))).toBe(before);
  await writeBand(30_000);
  await step('publish', await submit(tomorrow), other);
  expect(await priceOn(today)).toBe(since);
  const books = [];
  for (const on of [today, tomorrow]) books.push(await server.get(`/v1/fee-book?on=${on}`));
  expect(books.map(factorIn)).toEqual([20_000, 30_000]);
});

test('later edits do not change what was submitted', async () => {
  await writeBand(20_000);
  const submitted = await submit(tomorrow);
  await writeBand(30_000, other);
  const published = rangeFactorVersion.parse((await step('publish', submitted, other)).json);
  expect(published.factors[0]).toMatchObject({ factor: 20_000, confirmed: true });
  const { draft, versions: all } = await versions();
  expect(draft[0]).toMatchObject({ factor: 30_000 });
  expect(all.map(({ effectiveFrom }) => effectiveFrom)).toContain(tomorrow);
});

test.each([
  ['who submitted them', (): AdminClient => other],
  ['who edited them last', (): AdminClient => author],
])('factors cannot be published by %s while someone else could', async (_who, publisher) => {
  const boss = await adminClient(server, 'SUPER_ADMIN');
  await writeBand(20_000);
  const submitted = await submit(tomorrow, other);
  expect(rangeFactorVersion.parse(submitted.json).publishers).toEqual([
    { id: boss.id, fullName: expect.any(String) },
  ]);
  expect(await step('publish', submitted, publisher())).toMatchObject({
    status: 409,
    json: { code: 'publishingTakesTwo' },
  });
  expect(await step('publish', submitted, boss)).toMatchObject({ status: 200 });
});

test('the only admin may publish alone, and any admin where the setting allows it', async () => {
  await writeBand(20_000);
  const submitted = await submit(tomorrow);
  await server.db.update(account).set({ status: 'BLOCKED' }).where(eq(account.id, other.id));
  expect(await step('publish', submitted, author)).toMatchObject({ status: 200 });

  await using trusting = await testApp({ environment: { PUBLISH_FEES_ALONE: 'true' } });
  const one = await adminClient(trusting);
  await adminClient(trusting);
  const { json } = await trusting.post(`${path}/submit`, { effectiveFrom: tomorrow }, one.headers);
  const { id, version, publishers } = rangeFactorVersion.parse(json);
  expect(publishers).toBeNull();
  expect(await trusting.post(`${path}/publish`, { id, version }, one.headers)).toMatchObject({ status: 200 });
});

test('a version begins neither before the one in force nor on the day of a coming one', async () => {
  await writeBand(20_000);
  await step('publish', await submit(today), other);
  expect(await submit(daysFromToday(-1))).toMatchObject({
    status: 400,
    json: { code: 'versionDatedBefore', field: 'effectiveFrom' },
  });
  await step('publish', await submit(tomorrow), other);
  expect(await submit(tomorrow)).toMatchObject({
    status: 409,
    json: { code: 'versionDateTaken', field: 'effectiveFrom' },
  });
});

test('the version in force is corrected from its first day on, and can still be read', async () => {
  const before = await priceOn(today);
  await writeBand(90_000);
  const wrong = rangeFactorVersion.parse((await step('publish', await submit(today), other)).json);
  expect(await priceOn(today)).toBeGreaterThan(before);
  await writeBand(20_000);
  const submitted = await submit(today);
  expect(submitted).toMatchObject({ status: 200, json: { state: 'review', effectiveFrom: today } });
  expect(await step('publish', submitted, author)).toMatchObject({ json: { code: 'publishingTakesTwo' } });
  const right = rangeFactorVersion.parse((await step('publish', submitted, other)).json);
  const corrected = await priceOn(today);
  expect(corrected).toBeGreaterThan(before);
  const found = await versions();
  expect(found.versions.find(({ id }) => id === wrong.id)).toMatchObject({
    state: 'corrected',
    published: wrong.published,
  });
  expect((await author.history({ entity: 'rangeFactorVersion', entityId: wrong.id }))[0]?.action).toBe(
    'supersede',
  );
  // A correction can be corrected again, and a past day keeps its own factors.
  await writeBand(16_000);
  expect(await step('publish', await submit(today), other)).toMatchObject({ status: 200 });
  expect(await priceOn(today)).toBeLessThan(corrected);
  expect(await priceOn(daysFromToday(-1))).toBe(before);
  expect((await versions()).versions.find(({ id }) => id === right.id)?.state).toBe('corrected');
});

test('of two corrections of one version one is published, and the other is submitted again beside it', async () => {
  await writeBand(20_000);
  await step('publish', await submit(today), other);
  const boss = await adminClient(server, 'SUPER_ADMIN');
  const [one, two] = [await submit(today), await submit(today)];
  const both = await Promise.all([step('publish', one, other), step('publish', two, boss)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'versionStateChanged' });
  const found = (await versions()).versions.filter(({ effectiveFrom }) => effectiveFrom === today);
  expect(found.map(({ state }) => state).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'corrected',
    'published',
    'review',
  ]);
  expect(await step('publish', await submit(today), other)).toMatchObject({ status: 200 });
});

test('exactly one of two versions for one day is published, and exactly one of two concurrent publications succeeds', async () => {
  const boss = await adminClient(server, 'SUPER_ADMIN');
  const [one, two] = [await submit(tomorrow), await submit(tomorrow)];
  const sameDay = await Promise.all([step('publish', one, other), step('publish', two, boss)]);
  expect(sameDay.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const third = await submit(later);
  const same = await Promise.all([step('publish', third, other), step('publish', third, boss)]);
  expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a future version can be withdrawn, one that has begun cannot, and one under review can be dropped', async () => {
  const before = await priceOn(later);
  await writeBand(20_000);
  const coming = await step('publish', await submit(tomorrow), other);
  expect(await step('return', coming, other)).toMatchObject({ json: { code: 'versionStateChanged' } });
  const back = await step('withdraw', coming, other);
  expect(back).toMatchObject({ status: 200, json: { state: 'review', published: { by: null, at: null } } });
  expect(await priceOn(later)).toBe(before);
  expect(await step('publish', coming, other)).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
  expect(await step('return', back, author)).toMatchObject({ status: 200 });
  expect((await versions()).versions).toHaveLength(1);
  const inForce = await step('publish', await submit(today), other);
  expect(await step('withdraw', inForce, other)).toMatchObject({ json: { code: 'versionBegun' } });
  const entries = await author.history({ entity: 'rangeFactorVersion' });
  expect(entries.map(({ action }) => action)).toEqual([
    'publish',
    'submit',
    'return',
    'withdraw',
    'publish',
    'submit',
  ]);
});

test('the public list shows a changed factor only once it is in force', async () => {
  expect(await listed()).toContain('"factor":16000');
  await writeBand(20_000);
  for (const factor of ['16000', '20000']) expect(await listed()).not.toContain(`"factor":${factor}`);
  await step('publish', await submit(today), other);
  expect(await listed()).toContain('"factor":20000');
});
