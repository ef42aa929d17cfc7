import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { pageProducts } from '@saer/contract/products/product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feeTable } from '../fees/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { product } from './tables.ts';
import { savedProduct } from './testing/saved-product.ts';
import { usualRules } from '../fees/versions/read-content.ts';

let server: TestApp;
let seller: Person;
let helper: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
  admin = await person(server, { role: 'ADMIN' });
  await savedProduct(server, seller, { nameEn: 'Oud oil', nameAr: 'دهن العُود الأصلي', cost: 200_00 });
  await savedProduct(server, seller, {
    nameEn: 'Desk lamp',
    nameAr: 'مصباح مكتب',
    store: 'AMAZON_SA_FBA',
    subFamily: 'home_general',
    barcode: '2000000000039',
  });
  await savedProduct(server, seller, { nameEn: 'Cheap watch', nameAr: 'أرخص ساعة', price: 40_00 });
  await savedProduct(server, other, { nameEn: 'Toy car', nameAr: 'سيارة لعبة', subFamily: 'toys' });
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = (filter: ListFilter, by = seller) =>
  server.get(`/v1/product/page?filter=${encodeURIComponent(encodeFilter(filter))}`, by.headers);
const page = async (filter: ListFilter, by = seller) =>
  pageProducts.reply.parse((await ask(filter, by)).json);
const names = async (filter: ListFilter, by = seller) =>
  (await page(filter, by)).data.map(({ nameEn }) => nameEn);

describe('a page of products', () => {
  test('contains a seller’s own products, for a sub-user the subscriber’s, for an admin all', async () => {
    for (const by of [seller, helper])
      expect(await names({}, by)).toEqual(['Oud oil', 'Desk lamp', 'Cheap watch']);
    expect(await names({}, other)).toEqual(['Toy car']);
    expect(await page({}, admin)).toMatchObject({ total: 4, pageCount: 1 });
    expect(await server.get('/v1/product/page')).toMatchObject({ status: 401 });
  });

  test('never contains products of another seller', async () => {
    for (const filter of [
      { where: { ownerId: other.id } },
      { where: { nameEn: 'Toy car' } },
      { search: 'Toy' },
    ])
      expect(await page(filter)).toMatchObject({ data: [], total: 0 });
  });

  test.each<[string, Required<ListFilter>['where'], string[]]>([
    ['its store', { store: 'AMAZON_SA_FBA' }, ['Desk lamp']],
    ['its family', { family: 'home' }, ['Desk lamp']],
    ['its sub family', { subFamily: { in: ['toys', 'home_general'] } }, ['Desk lamp', 'Toy car']],
    ['a loss', { profit: { lt: 0 } }, ['Cheap watch']],
    ['a missed target', { meetsTarget: false }, ['Cheap watch']],
    ['its barcode', { barcode: { startsWith: '20000' } }, ['Desk lamp']],
    ['a typed price', { price: { isNull: false } }, ['Cheap watch']],
    ['cost and store', { cost: { gte: 100_00 }, store: 'NOON_SA_FBN' }, ['Oud oil']],
  ])('is filtered by %s', async (_name, where, expected) => {
    expect(await names({ where }, admin)).toEqual(expected);
  });

  test('is filtered by seller, by id and by name', async () => {
    expect(await names({ where: { ownerId: other.id } }, admin)).toEqual(['Toy car']);
    const [toy] = (await page({ search: 'toy' }, admin)).data;
    expect(await names({ where: { seller: toy?.seller ?? '' } }, admin)).toEqual(['Toy car']);
  });

  test('is sorted by any column, in pages that neither repeat nor miss a product', async () => {
    expect(await names({ order_by: { finalPrice: 'desc' } })).toEqual([
      'Oud oil',
      'Desk lamp',
      'Cheap watch',
    ]);
    expect(await names({ order_by: { name_en: 'asc' }, limit: 2 }, admin)).toEqual([
      'Cheap watch',
      'Desk lamp',
    ]);
    expect(await names({ order_by: { name_en: 'asc' }, limit: 2, page: 2 }, admin)).toEqual([
      'Oud oil',
      'Toy car',
    ]);
    expect(await names({ order_by: { seller: 'desc' }, limit: 1 }, admin)).toEqual(['Toy car']);
  });

  test.each([
    ['دهن العود', 'Oud oil'],
    ['الاصلى', 'Oud oil'],
    ['ارخص ساعه', 'Cheap watch'],
    ['LAMP', 'Desk lamp'],
    ['٢٠٠٠٠٠٠٠٠٠٠٣٩', 'Desk lamp'],
    ['مكتب مصباح', 'Desk lamp'],
  ])('is searched as people spell: %s', async (search, expected) => {
    expect(await names({ search }, admin)).toEqual([expected]);
  });

  test.each(['%', '_', "' or 1=1 --", '<script>'])('finds nothing by %s', async (search) => {
    expect(await page({ search }, admin)).toMatchObject({ data: [], total: 0 });
  });

  test('rejects unlisted columns', async () => {
    const cases: readonly [ListFilter, string, string][] = [
      [{ where: { search: 'x' } }, 'unknownColumn', 'filter.where.search'],
      [{ where: { override: 'x' } }, 'unknownColumn', 'filter.where.override'],
      [{ order_by: { sides: 'asc' } }, 'unknownColumn', 'filter.order_by.sides'],
      [{ relations: ['store'] }, 'unknownRelation', 'filter.relations'],
      [{ where: { outdated: 'yes' } }, 'notTrueOrFalse', 'filter.where.outdated'],
      [{ where: { cost: 1.5 } }, 'notWholeNumber', 'filter.where.cost'],
    ];
    for (const [filter, code, field] of cases)
      expect(await ask(filter)).toMatchObject({ status: 400, json: { code, field } });
  });
});

test('a product whose fee table was followed by another is outdated until it is saved again', async () => {
  await using apart = await testApp();
  const owner = await person(apart, { role: 'USER' });
  const { id, feeTableId } = await savedProduct(apart, owner);
  await savedProduct(apart, owner, { store: 'AMAZON_SA_FBA' });
  const [old] = await apart.db.select().from(feeTable).where(eq(feeTable.id, feeTableId));
  await apart.db.insert(feeTable).values({
    ...usualRules,
    storeId: old?.storeId ?? 0,
    name: 'newer',
    effectiveFrom: '2026-01-01',
    state: 'published',
    publishedAt: new Date().toISOString(),
    status: 'sourced',
    source: 'a page',
  });
  const outdated = async (isOutdated: boolean) => {
    const filter = encodeURIComponent(encodeFilter({ where: { outdated: isOutdated } }));
    const { json } = await apart.get(`/v1/product/page?filter=${filter}`, owner.headers);
    return pageProducts.reply.parse(json).data.map((each) => [each.store, each.outdated]);
  };
  expect(await outdated(true)).toEqual([['NOON_SA_FBN', true]]);
  expect(await outdated(false)).toEqual([['AMAZON_SA_FBA', false]]);
  expect((await apart.get(`/v1/product?id=${id}`, owner.headers)).json).toMatchObject({ outdated: true });
  expect(await apart.db.$count(product, eq(product.feeTableId, feeTableId))).toBe(1);
});
