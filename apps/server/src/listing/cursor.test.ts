import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { pageProducts } from '@saer/contract/products/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productList } from '../products/saved/product-list.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { inSnapshot, walkList } from './walk-list.ts';

let server: TestApp;
let seller: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  const other = await person(server, { role: 'USER' });
  admin = await person(server, { role: 'ADMIN' });
  for (let at = 0; at < 9; at += 1)
    await savedProduct(server, at % 4 === 3 ? other : seller, {
      nameEn: ['Watch', 'watch', 'Lamp'][at % 3],
      nameAr: ['ساعة', 'مصباح', 'عود', 'أرخص'][at % 4],
      store: at % 2 === 0 ? 'NOON_SA_FBN' : 'AMAZON_SA_FBA',
      ...(at % 3 === 0 ? { monthlySales: at } : {}),
      ...(at % 4 === 0 ? { currentPrice: 90_00 + at } : {}),
    });
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = (filter: ListFilter, by: Person) =>
  server.get(`/v1/product/page?filter=${encodeURIComponent(encodeFilter(filter))}`, by.headers);
const page = async (filter: ListFilter, by: Person) => pageProducts.reply.parse((await ask(filter, by)).json);
const toKeys = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

const orders: readonly NonNullable<ListFilter['order_by']>[] = [
  {},
  { id: 'desc' },
  { createdAt: 'desc' },
  { sellingProfit: 'asc' },
  { sellingProfit: 'desc' },
  { difference: 'desc', nameAr: 'asc' },
  { nameEn: 'asc' },
  { monthlySales: 'asc' },
  { monthlySales: 'desc' },
  { currentPrice: 'desc', cost: 'asc' },
  { store: 'desc' },
  { family: 'asc', type: 'desc', seller: 'asc' },
  { meetsTarget: 'desc' },
];

describe.each(orders.map((order) => [JSON.stringify(order), order] as const))('by %s', (_, order_by) => {
  test('the pages behind each other’s cursors are the list, without a row twice', async () => {
    for (const by of [seller, admin]) {
      const whole = await page({ order_by, limit: 100 }, by);
      expect(whole.next).toBeNull();
      const walked: number[] = [];
      for (let next: string | null | undefined; next !== null;) {
        const { data, next: behind } = await page(
          { order_by, limit: 2, ...(next === undefined ? {} : { after: next }) },
          by,
        );
        walked.push(...toKeys(data));
        next = behind;
      }
      expect(walked).toEqual(toKeys(whole.data));
    }
  });
});

test('a page deep in a list and the one behind a cursor are the same', async () => {
  const { next } = await page({ page: 2, limit: 2 }, seller);
  expect(toKeys((await page({ limit: 2, after: next ?? '' }, seller)).data)).toEqual(
    toKeys((await page({ page: 3, limit: 2 }, seller)).data),
  );
  expect(await page({ page: 1_000_000, limit: 100 }, seller)).toMatchObject({ data: [], next: null });
});

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  'nonsense',
  cursor({}),
  cursor([]),
  cursor([1]),
  cursor([1, 2, 3]),
  cursor(['2026-01-01T00:00:00.000Z', '1 or 1=1']),
  cursor(['2026-01-01T00:00:00.000Z', 2 ** 40]),
  cursor(['2026-02-30T00:00:00.000Z', 1]),
  cursor(['0000-01-01T00:00:00.000Z', 1]),
  cursor(["now'", 1]),
  cursor([null, 1]),
  cursor([['2026-01-01T00:00:00.000Z'], 1]),
])('a cursor that no page returned is rejected: %s', async (after) => {
  expect(await ask({ after }, seller)).toMatchObject({
    status: 400,
    json: { code: 'brokenFilter', field: 'filter.after' },
  });
});

test('another’s cursor shows nothing of theirs', async () => {
  const { next } = await page({ limit: 1 }, admin);
  const own = toKeys((await page({ limit: 100 }, seller)).data);
  const { data } = await page({ limit: 100, after: next ?? '' }, seller);
  expect(toKeys(data).filter((id) => !own.includes(id))).toEqual([]);
});

test('iterating within a snapshot finds what existed when it began', async () => {
  const before = toKeys((await page({ limit: 100 }, admin)).data);
  const walked = await inSnapshot(server.db, async (tx) => {
    const ids: number[] = [];
    for await (const rows of walkList(tx, productList(), {}, { size: 2 })) {
      if (ids.length === 0) await savedProduct(server, seller);
      ids.push(...toKeys(rows));
    }
    return ids;
  });
  expect(walked).toEqual(before);
});
