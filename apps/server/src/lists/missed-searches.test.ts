import { missedSearch as contractRow } from '@saer/contract/fees/category-words';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { maxMissed } from './category-words/missed-searches.ts';
import { missedSearch, productSubFamily } from './tables.ts';
import { type AdminClient, adminClient } from './testing/admin-client.ts';

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.delete(missedSearch);
});

const miss = (term: string, language = 'en', address = '203.0.113.7') =>
  server.app
    .inject({
      method: 'POST',
      url: '/v1/category-search/miss',
      payload: { term, language },
      remoteAddress: address,
    })
    .then((reply) => ({ status: reply.statusCode, json: reply.json<unknown>() }));
const listed = async (filter: ListFilter = {}) => {
  const query = encodeURIComponent(encodeFilter(filter));
  const { json } = await server.get(`/v1/category-search/miss/page?filter=${query}`, admin.headers);
  return z.object({ data: z.array(contractRow), total: z.nullable(z.int()) }).parse(json);
};

test('searches without a result are counted regardless of spelling', async () => {
  expect(await miss('طائرة شراعية', 'ar')).toMatchObject({ status: 200, json: { counted: true } });
  await miss('  الطائره الشراعية ', 'ar');
  await miss('Hang Glider');
  const { data, total } = await listed();
  expect(total).toBe(2);
  expect(data).toMatchObject([
    { term: 'طائرة شراعية', language: 'ar', count: 2 },
    { term: 'Hang Glider', language: 'en', count: 1 },
  ]);
  expect((await listed({ search: 'glider' })).data).toHaveLength(1);
  expect((await listed({ where: { language: 'ar' } })).data).toHaveLength(1);
});

test.each([
  'reem@example.com',
  'reem＠example.com',
  '0551234567',
  'tel 𝟘𝟝𝟝𝟙𝟚𝟛𝟜',
  '٠٥٥١٢٣',
  'www.example.com',
  'https://a.sa',
  '!!!',
  '7',
  'x',
  'ﷺ'.repeat(20),
])('%s is not saved', async (term) => {
  expect(await miss(term)).toMatchObject({ status: 200, json: { counted: false } });
  expect((await listed()).total).toBe(0);
});

test('invisible characters are removed', async () => {
  await miss('hang\u202e  \u200bglider');
  expect((await listed()).data).toMatchObject([{ term: 'hang glider' }]);
});

test.each(['', 'a'.repeat(61), 'zero\0', 'bell\u0007', '<b>bold</b>'])('%j is rejected', async (term) => {
  expect((await miss(term)).status).toBe(400);
});

test('beyond the maximum, terms searched once and longest ago are dropped', async () => {
  const rows = Array.from({ length: maxMissed }, (_, at) => ({
    term: `term ${at}`,
    folded: `term ${at}`,
    language: 'en' as const,
    count: at === 0 ? 2 : 1,
    lastAt: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
  }));
  await server.db.insert(missedSearch).values(rows);
  await miss('one more');
  expect(await server.db.$count(missedSearch)).toBe(maxMissed);
  const terms = (await server.db.select().from(missedSearch)).map(({ term }) => term);
  expect(terms).toEqual(expect.arrayContaining(['term 0', 'term 2', 'one more']));
  expect(terms).not.toContain('term 1');
});

test('one address cannot fill the list', async () => {
  const address = '203.0.113.99';
  const statuses = [];
  for (let at = 0; at < 122; at += 1) statuses.push((await miss('kite', 'en', address)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect((await miss('kite', 'en', '203.0.113.100')).status).toBe(200);
  // A customer of IPv6 has a whole network of addresses.
  const within = [];
  for (let at = 0; at < 122; at += 1)
    within.push((await miss('kite', 'en', `2001:db8:7:7::${at.toString(16)}`)).status);
  expect(within.filter((status) => status === 200)).toHaveLength(120);
});

test('an admin adds it to the words of a sub family, which removes it from the list', async () => {
  await miss('درون زراعي', 'en');
  const [{ id } = { id: 0 }] = (await listed()).data;
  const [before] = await server.db
    .select()
    .from(productSubFamily)
    .where(eq(productSubFamily.code, 'cameras_lenses'));
  const body = { id, subFamilyId: before?.id };
  const added = await server.post('/v1/category-search/miss/add', body, admin.headers);
  expect(added).toMatchObject({ status: 200, json: { subFamily: 'cameras_lenses', term: 'درون زراعي' } });
  expect((await listed()).total).toBe(0);
  const { json } = await server.get('/v1/category-words');
  expect(JSON.stringify(json)).toContain('درون زراعي');
  const [change] = await admin.history({ entity: 'productSubFamily', entityId: before?.id ?? 0 });
  expect(String(change?.after?.['wordsAr'])).toContain('درون زراعي');
  expect(await server.post('/v1/category-search/miss/add', body, admin.headers)).toMatchObject({
    status: 404,
    json: { code: 'rowGone' },
  });
});

test('an admin dismisses it', async () => {
  await miss('hoverplane');
  const ids = (await listed()).data.map(({ id }) => id);
  const removed = await server.delete(`/v1/category-search/miss?id=${ids.join(',')}`, admin.headers);
  expect(removed).toMatchObject({ status: 200, json: { removed: ids } });
  expect((await listed()).total).toBe(0);
});
