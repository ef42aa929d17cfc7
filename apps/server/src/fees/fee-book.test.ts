import { readFileSync } from 'node:fs';
import path from 'node:path';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { store } from '../lists/tables.ts';
import { feeTable } from './tables.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { usualRules } from './versions/read-content.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const book = async (on: string) => feeBookReply.parse((await server.get(`/v1/fee-book?on=${on}`)).json);

const noonOn = async (on: string) => (await book(on)).stores[0]?.feeTable?.version.name ?? null;

test('the book of a day contains everything the calculator needs, for active stores only', async () => {
  const { stores, families, subFamilies, types, on } = await book('2026-11-20');
  expect(on).toBe('2026-11-20');
  expect(stores.map(({ code }) => code)).toEqual([
    'NOON_SA_FBN',
    'NOON_SA_DIRECTSHIP',
    'AMAZON_SA_FBA',
    'CUSTOM',
  ]);
  expect([families.length, subFamilies.length]).toEqual([17, 71]);
  expect(types.length).toBeGreaterThan(50);
  expect(stores[0]?.feeTable?.sizeClasses.map(({ code }) => code)).toEqual([
    'small_envelope',
    'standard_envelope',
    'large_envelope',
    'standard_parcel',
    'oversize',
    'extra_oversize',
    'bulky',
  ]);
});

test('the public page is built with the fees that the seeded tables give', async () => {
  const file = path.resolve(
    import.meta.dirname,
    '../../../web/src/features/landing/demo/fee-book-snapshot.json',
  );
  const snapshot = feeBookReply.parse(JSON.parse(readFileSync(file, 'utf8')));
  const renew = 'Renew them: npm start, then node apps/web/prerender/snapshot-fee-book.ts';
  expect(await book(snapshot.on), renew).toEqual(snapshot);
});

test('before its first table a store has none, and the book says when the first one begins', async () => {
  const { stores } = await book('2025-08-31');
  expect(stores.map(({ feeTable: table }) => table?.version.name ?? null)).toEqual([
    null,
    null,
    'Amazon FBA 2025-08',
    'Rates you type',
  ]);
  expect(stores[0]?.firstDay).toBe('2025-09-01');
});

test('a newer table applies from its day on, the older one before it, and a draft never', async () => {
  const [noon] = await server.db.select().from(store).where(eq(store.code, 'NOON_SA_FBN'));
  const row = { ...usualRules, status: 'sourced', source: 'a test', storeId: noon?.id ?? 0 } as const;
  await server.db.insert(feeTable).values([
    {
      ...row,
      name: 'newer',
      effectiveFrom: '2026-06-01',
      state: 'published',
      publishedAt: '2026-05-01T00:00:00Z',
    },
    { ...row, name: 'draft', effectiveFrom: '2026-06-02', state: 'draft' },
  ]);
  expect((await book('2026-05-31')).stores[0]?.feeTable?.version.name).toBe('noon FBN 2025-09');
  expect((await book('2026-06-01')).stores[0]?.feeTable?.version.name).toBe('newer');
  expect((await book('2027-01-01')).stores[0]?.feeTable?.version.name).toBe('newer');
});

test('commissions as of July 2024 apply on their days once they are loaded as a version, and newer ones today', async () => {
  const [noon] = await server.db.select().from(store).where(eq(store.code, 'NOON_SA_FBN'));
  const today = await noonOn('2026-11-20');
  expect(await noonOn('2024-07-15')).toBeNull();
  await server.db.insert(feeTable).values({
    ...usualRules,
    storeId: noon?.id ?? 0,
    name: 'noon FBN 2024-07',
    status: 'sourced',
    source: 'a test',
    effectiveFrom: '2024-07-01',
    state: 'published',
    publishedAt: '2026-11-01T00:00:00Z',
  });
  expect(await noonOn('2024-06-30')).toBeNull();
  expect(await noonOn('2024-07-01')).toBe('noon FBN 2024-07');
  expect(await noonOn('2025-08-31')).toBe('noon FBN 2024-07');
  expect(await noonOn('2025-09-01')).toBe('noon FBN 2025-09');
  expect(await noonOn('2026-11-20')).toBe(today);
});

test('an invalid day is rejected', async () => {
  expect(await server.get('/v1/fee-book?on=tomorrow')).toMatchObject({
    status: 400,
    json: { field: 'on', code: 'notADate' },
  });
});
