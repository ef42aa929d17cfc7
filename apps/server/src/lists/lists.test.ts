import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { lists, type ListName, listNames } from '@saer/contract/lists/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type AdminClient, adminClient } from './testing/admin-client.ts';

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const toPath = (name: ListName) => `/v1${lists[name].find.path}`;
const raw = (name: ListName, filter: string) =>
  server.get(`${toPath(name)}/page?filter=${encodeURIComponent(filter)}`);
const page = (name: ListName, filter: ListFilter) => raw(name, encodeFilter(filter));
const loose = (name: ListName, filter: unknown) =>
  raw(name, Buffer.from(JSON.stringify(filter)).toString('base64'));

const rowsSchema = z.object({
  data: z.array(
    z.looseObject({ id: z.int(), nameEn: z.optional(z.string()), nameAr: z.optional(z.string()) }),
  ),
});
const readRows = ({ json }: { json: unknown }) => rowsSchema.parse(json).data;

const sortedNames = async (column: 'nameEn' | 'nameAr') =>
  readRows(await page('productSubFamily', { order_by: { [column]: 'asc' }, limit: 100 })).map(
    (row) => row[column] ?? '',
  );
/** Reads as an admin, who also sees inactive rows. */
const storesWhere = async (where: NonNullable<ListFilter['where']>) =>
  (await admin.find('store', where)).length;

describe.each(listNames)('the list %s', (name) => {
  test('is read whole, each row by the contract', async () => {
    const { status, json } = await server.get(toPath(name));
    expect(status).toBe(200);
    expect(z.array(lists[name].row).parse(json)).toBeInstanceOf(Array);
  });

  test('has pages of ten by default', async () => {
    const all = z.array(z.unknown()).parse((await server.get(toPath(name))).json);
    const { status, json } = await server.get(`${toPath(name)}/page`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ page: 1, limit: 10, total: all.length });
    expect(readRows({ json })).toHaveLength(Math.min(10, all.length));
  });

  test('includes every relation it has', async () => {
    const { status } = await page(name, { relations: [...lists[name].relationNames] });
    expect(status).toBe(200);
  });

  test('can be sorted by any plain column and filtered by its id', async () => {
    expect((await page(name, { order_by: { created_at: 'DESC', version: 'asc' } })).status).toBe(200);
    const [first] = readRows(await page(name, { limit: 1 }));
    if (first !== undefined) expect(readRows(await page(name, { where: { id: first.id } }))).toHaveLength(1);
  });
});

test('related rows are nested in their row', async () => {
  const subFamilies = await page('productSubFamily', { where: { code: 'watches' }, relations: ['family'] });
  expect(subFamilies.json).toMatchObject({ data: [{ code: 'watches', family: { code: 'fashion' } }] });
  const classes = await page('classification', {
    where: { code: 'small_envelope' },
    relations: ['slabs', 'feeTable'],
    limit: 1,
  });
  expect(classes.json).toMatchObject({
    data: [
      { slabs: [{ maxWeight: 100, feeBelow: 550, feeAbove: 750 }], feeTable: { name: 'noon FBN 2025-09' } },
    ],
  });
  const categories = await page('classificationCategory', {
    where: { code: 'parcel' },
    relations: ['members'],
  });
  expect(categories.json).toMatchObject({ data: [{ members: [{ classificationCode: 'standard_parcel' }] }] });
});

test('Arabic in a filter is decoded as UTF-8, from base64 and base64url', async () => {
  const filter: ListFilter = { where: { nameAr: { contains: 'ساعات' } } };
  const standard = encodeFilter(filter);
  const found = readRows(await raw('productSubFamily', standard)).map(({ nameAr }) => nameAr);
  expect(found).toContain('الساعات');
  const urlSafe = standard.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  expect(readRows(await raw('productSubFamily', urlSafe))).toHaveLength(found.length);
});

test('an unescaped plus sign in the address is a plus sign', async () => {
  const filter = { where: { code: { in: ['watches', 'toys'] } } };
  const spaced = encodeFilter(filter).replaceAll('+', ' ');
  expect(readRows(await raw('productSubFamily', spaced))).toHaveLength(2);
});

test('names sort as people sort them', async () => {
  const collate = new Intl.Collator('und');
  const english = await sortedNames('nameEn');
  expect(english.map((each) => each.charAt(0).toLowerCase())).toEqual(
    english.map((each) => each.charAt(0).toLowerCase()).toSorted(collate.compare),
  );
  const arabic = await sortedNames('nameAr');
  expect(arabic.indexOf('الأثاث')).toBeLessThan(arabic.indexOf('الساعات'));
});

test('pages neither repeat nor miss a row when all rows sort equally', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((at) => page('productSubFamily', { order_by: { status: 'asc' }, page: at })),
  );
  const ids = pages.flatMap((each) => readRows(each).map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the count is omitted on request', async () => {
  expect((await page('store', { ignorePaginationCount: true })).json).toMatchObject({
    total: null,
    pageCount: null,
  });
});

test('operators compare, and pattern characters are plain text', async () => {
  expect(await storesWhere({ active: true })).toBe(4);
  expect(await storesWhere({ code: { startsWith: 'NOON' } })).toBe(2);
  expect(await storesWhere({ code: { contains: '%' } })).toBe(0);
  expect(await storesWhere({ note: { isNull: false }, active: true })).toBe(3);
  expect(await storesWhere({ note: null, active: true })).toBe(1);
  expect(await storesWhere({ id: { gte: 2, lt: 4 } })).toBe(2);
  expect(await storesWhere({ name_en: { ne: 'Temu (KSA)' } })).toBe(12);
  expect(await storesWhere({ createdAt: { gt: '2020-01-01T00:00:00Z' } })).toBe(13);
});

describe('an invalid filter is rejected with a message', () => {
  const cases: readonly [string, unknown, string, string][] = [
    ['an unknown column', { where: { colour: 1 } }, 'unknownColumn', 'filter.where.colour'],
    ['a column of every object', { where: { constructor: 1 } }, 'unknownColumn', 'filter.where.constructor'],
    [
      'an unknown column to order by',
      { order_by: { colour: 'asc' } },
      'unknownColumn',
      'filter.order_by.colour',
    ],
    [
      'a list inside the row as a column',
      { where: { shippingCredit: 'x' } },
      'unknownColumn',
      'filter.where.shippingCredit',
    ],
    ['an unknown operator', { where: { code: { like: 'x' } } }, 'unknownOperator', 'filter.where.code'],
    ['an unknown relation', { relations: ['owner'] }, 'unknownRelation', 'filter.relations'],
    ['an unknown part', { select: ['id'] }, 'unknownField', 'filter.select'],
    ['a direction that is none', { order_by: { code: 'up' } }, 'notOneOf', 'filter.order_by.code'],
    ['text for a number', { where: { id: 'one' } }, 'notANumber', 'filter.where.id'],
    ['a number no column can hold', { where: { id: 1e12 } }, 'tooLarge', 'filter.where.id'],
    ['a zero byte', { where: { code: 'a\0b' } }, 'notText', 'filter.where.code'],
    ['a pattern on a number', { where: { id: { contains: '1' } } }, 'unknownOperator', 'filter.where.id'],
    ['a day that is none', { where: { createdAt: 'yesterday' } }, 'notADate', 'filter.where.createdAt'],
    ['page 0', { page: 0 }, 'zeroNotAllowed', 'filter.page'],
    ['101 rows', { limit: 101 }, 'tooLarge', 'filter.limit'],
    ['a list instead of an object', [1], 'notAnObject', 'filter'],
    ['too deep a filter', { where: { code: { in: [[['x']]] } } }, 'filterTooDeep', 'filter'],
    [
      'too many conditions',
      { where: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`c${at}`, 1])) },
      'filterTooLarge',
      'filter',
    ],
  ];
  test.each(cases)('%s', async (_name, filter, code, field) => {
    expect(await loose('store', filter)).toMatchObject({
      status: 400,
      json: { code, field, message: expect.any(String) },
    });
  });

  test.each([
    ['no base64', '{"page":1}'],
    ['no JSON', Buffer.from('{page:1}').toString('base64')],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64')],
    ['nothing', ''],
  ])('%s', async (_name, filter) => {
    expect(await raw('store', filter)).toMatchObject({ status: 400, json: { field: 'filter' } });
  });
});

test('the tables reject impossible amounts, rates and limits', async () => {
  await expect(server.db.execute(`update slab set fee_below = -1`)).rejects.toThrow();
  await expect(server.db.execute(`update referral_rule set rate1 = 10001`)).rejects.toThrow();
  await expect(
    server.db.execute(`update referral_rule set "limit" = null where shape = 'sliding'`),
  ).rejects.toThrow();
  await expect(server.db.execute(`update range_factor set scope = 'family'`)).rejects.toThrow();
  await expect(server.db.execute(`update range_factor set max = min - 1`)).rejects.toThrow();
  await expect(server.db.execute(`update store set status = 'sure'`)).rejects.toThrow();
});
