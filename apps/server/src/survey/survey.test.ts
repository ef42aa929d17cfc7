import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { countSurveyResponses, findSurvey, pageSurveyResponses } from '@saer/contract/site/survey';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sampleProduct, savedProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { surveyResponse } from './tables.ts';

const url = '/v1/product/survey';
const log: string[] = [];
let server: TestApp;
let beside: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp({
    environment: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => void log.push(line) },
  });
  beside = await testApp({ beside: server });
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(async () => {
  await beside[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const setting = z.object({ settings: z.array(z.object({ key: z.string(), version: z.int() })) });
async function turn(value: boolean): Promise<void> {
  const { json } = await server.get('/v1/settings/all', admin.headers);
  const version = z.parse(setting, json).settings.find(({ key }) => key === 'survey')?.version;
  const saved = await server.put('/v1/settings', { key: 'survey', version, value }, admin.headers);
  expect(saved.status).toBe(200);
}
beforeEach(async () => {
  await server.db.delete(surveyResponse);
  await turn(true);
});

/** A seller with so many products of their own. */
async function seller(products: number): Promise<Person> {
  const owner = await person(server, { role: 'USER' });
  for (let added = 0; added < products; added += 1) await savedProduct(server, owner);
  return owner;
}
const isAsked = async (who: Person, app = server) =>
  z.parse(findSurvey.reply, (await app.get(url, who.headers)).json).isAsked;
const answer = (who: Person, more: object = {}) =>
  server.post(url, { opinion: 'HIGHER', ...more }, who.headers);
const dismiss = (who: Person, state: string) => server.put(url, { state }, who.headers);
const page = async (filter: ListFilter = {}) => {
  const query = `filter=${encodeURIComponent(encodeFilter({ limit: 100, ...filter }))}`;
  const { json } = await server.get(`${url}/page?${query}`, admin.headers);
  return z.parse(pageSurveyResponses.reply, json);
};
const summary = async () =>
  z.parse(countSurveyResponses.reply, (await server.get(`${url}/summary`, admin.headers)).json);
const found = async (filter: ListFilter) => (await page(filter)).data.map(({ account }) => account.id);
/** Moves every response so many days into the past. */
const pass = (days: number) =>
  server.db.update(surveyResponse).set({ changedAt: sql`now() - make_interval(days => ${days})` });
const refused = { status: 403, json: { code: 'notAllowed' } };

describe('a seller is asked', () => {
  test('from the tenth product on, not at the ninth, without examples and what was deleted', async () => {
    const shop = await seller(9);
    await server.post('/v1/product/example', {}, shop.headers);
    expect(await isAsked(shop)).toBe(false);
    expect(await answer(shop)).toMatchObject(refused);
    expect(await dismiss(shop, 'CLOSED')).toMatchObject(refused);
    const { id } = await savedProduct(server, shop, { nameEn: 'The tenth' });
    expect(await isAsked(shop)).toBe(true);
    await server.delete(`/v1/product?id=${id}`, shop.headers);
    expect(await isAsked(shop)).toBe(false);
  });

  test('also where their plan allows no further product', async () => {
    const shop = await seller(25);
    const added = await server.post('/v1/product', { ...sampleProduct, nameEn: 'More' }, shop.headers);
    expect(added).toMatchObject({ status: 403, json: { code: 'planNeeded' } });
    expect(await isAsked(shop)).toBe(true);
    expect(await answer(shop)).toMatchObject({ status: 200, json: { state: 'ANSWERED' } });
  });

  test('only as a subscriber: sub-users, admins and guests are not', async () => {
    const shop = await seller(10);
    expect(await answer(shop)).toMatchObject({ status: 200, json: { state: 'ANSWERED' } });
    const helper = await person(server, { role: 'SUB_USER', subscriber: shop.id });
    for (const { headers } of [helper, admin]) {
      expect(await server.get(url, headers)).toMatchObject({ status: 403 });
      expect(await server.post(url, { opinion: 'LOWER' }, headers)).toMatchObject({ status: 403 });
    }
    expect((await server.get(url)).status).toBe(401);
  });

  test('never while the setting is off, in every process, and an open page’s answer is refused', async () => {
    const shop = await seller(10);
    await turn(false);
    expect(await isAsked(shop)).toBe(false);
    await expect.poll(() => isAsked(shop, beside), { timeout: 10_000 }).toBe(false);
    expect(await answer(shop)).toMatchObject(refused);
    expect(await dismiss(shop, 'LATER')).toMatchObject(refused);
    expect((await page()).total).toBe(0);
    await turn(true);
    expect(await isAsked(shop)).toBe(true);
  });

  test('once: not after an answer, not after closing, and after “later” in 14 days', async () => {
    const [one, two, three] = [await seller(10), await seller(10), await seller(10)];
    await answer(one);
    await dismiss(two, 'CLOSED');
    await dismiss(three, 'LATER');
    for (const each of [one, two, three]) expect(await isAsked(each)).toBe(false);
    await pass(13);
    expect(await isAsked(three)).toBe(false);
    await pass(14);
    expect(await isAsked(three)).toBe(true);
    await pass(1_000);
    for (const each of [one, two]) expect(await isAsked(each)).toBe(false);
  });
});

describe('two open tabs', () => {
  test('leave one row, with the answer sent last', async () => {
    const shop = await seller(10);
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, at) => answer(shop, { missing: `Text ${at}` })),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    await answer(shop, { opinion: 'NOT_SURE' });
    expect(await page()).toMatchObject({
      total: 1,
      data: [{ opinion: 'NOT_SURE', missing: null, account: { id: shop.id } }],
    });
  });

  test('never undo an answer by closing, nor closing by “later”', async () => {
    const [one, two] = [await seller(10), await seller(10)];
    await answer(one, { missing: 'Amazon Egypt' });
    expect((await dismiss(one, 'CLOSED')).json).toEqual({ state: 'ANSWERED' });
    expect((await dismiss(one, 'LATER')).json).toEqual({ state: 'ANSWERED' });
    await dismiss(two, 'LATER');
    expect((await dismiss(two, 'CLOSED')).json).toEqual({ state: 'CLOSED' });
    expect((await dismiss(two, 'LATER')).json).toEqual({ state: 'CLOSED' });
    expect(await page({ where: { accountId: one.id } })).toMatchObject({
      data: [{ state: 'ANSWERED', missing: 'Amazon Egypt' }],
    });
    expect((await answer(two)).json).toEqual({ state: 'ANSWERED' });
  });
});

test.each([
  ['<script>alert(1)</script>', 'markupNotAllowed'],
  ['a\0b', 'notText'],
  ['\u200b  \u2800', 'required'],
  ['x'.repeat(1_001), 'tooLong'],
  ['\ud800', 'notText'],
])('%j is no answer', async (missing, code) => {
  const shop = await seller(10);
  expect(await answer(shop, { missing })).toMatchObject({ status: 400, json: { code, field: 'missing' } });
  expect(await answer(shop, { opinion: 'CHEAP' })).toMatchObject({ status: 400, json: { field: 'opinion' } });
  expect((await page()).total).toBe(0);
});

describe('admins', () => {
  test('read, filter, search and count responses, and nobody else does', async () => {
    const shops = [await seller(10), await seller(10), await seller(10), await seller(10)] as const;
    await answer(shops[0], { opinion: 'AS_EXPECTED', missing: 'أريد رسوم ترنديول' });
    await answer(shops[1], { opinion: 'LOWER' });
    await dismiss(shops[2], 'CLOSED');
    await dismiss(shops[3], 'LATER');
    expect(await summary()).toEqual({
      states: { ANSWERED: 2, LATER: 1, CLOSED: 1 },
      opinions: { AS_EXPECTED: 1, HIGHER: 0, LOWER: 1, NOT_SURE: 0 },
      withText: 1,
    });
    expect(await found({})).toEqual(shops.map(({ id }) => id).toReversed());
    expect(await found({ where: { opinion: 'LOWER' } })).toEqual([shops[1].id]);
    expect(await found({ where: { state: 'CLOSED' } })).toEqual([shops[2].id]);
    expect(await found({ search: 'اريد' })).toEqual([shops[0].id]);
    const helper = await person(server, { role: 'SUB_USER', subscriber: shops[0].id });
    for (const { headers } of [shops[0], helper])
      for (const path of ['page', 'summary', 'export'])
        expect((await server.get(`${url}/${path}`, headers)).status).toBe(403);
  });

  test('download them, in their language, without a formula in it', async () => {
    const shop = await seller(10);
    await answer(shop, { opinion: 'NOT_SURE', missing: '=HYPERLINK("http://x.example")' });
    const file = await server.get(`${url}/export`, { ...admin.headers, language: 'ar' });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text.split('\r\n')).toHaveLength(3);
    expect(file.text).toContain(`"'=HYPERLINK`);
    expect(file.text).toContain('لا أعرف');
  });
});

test('an answer is part of the seller’s copy, of no log, and deleted with the account', async () => {
  const [shop, other] = [await seller(10), await seller(10)];
  await answer(shop, { missing: 'unique-words-of-this-answer' });
  await answer(other);
  const { text } = await server.get('/v1/user/my-data', shop.headers);
  expect(text).toContain('unique-words-of-this-answer');
  expect((await server.get('/v1/user/my-data', other.headers)).text).not.toContain('unique-words');
  expect(log.length).toBeGreaterThan(0);
  expect(log.join('')).not.toContain('unique-words');
  await server.db.execute(sql`delete from account where id = ${shop.id}`);
  const left = await server.db.select().from(surveyResponse).where(eq(surveyResponse.accountId, shop.id));
  expect([left.length, (await page()).total]).toEqual([0, 1]);
});
