import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { listedProduct } from '@saer/contract/products/product';
import { pageProductHistory } from '@saer/contract/products/saved-product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { publishDearerFees } from '../products/testing/dearer-fees.ts';
import { sampleProduct } from '../products/testing/saved-product.ts';

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
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = (filter: ListFilter, by = seller) =>
  server.get(`/v1/product/history/page?filter=${encodeURIComponent(encodeFilter(filter))}`, by.headers);
const page = async (filter: ListFilter, by = seller) =>
  pageProductHistory.reply.parse((await ask(filter, by)).json);
const create = async (by: Person, more = {}) =>
  listedProduct.parse((await server.post('/v1/product', { ...sampleProduct, ...more }, by.headers)).json);
const write = async (by: Person, id: number, version: number, more = {}) =>
  listedProduct.parse(
    (await server.put('/v1/product', { ...sampleProduct, ...more, id, version }, by.headers)).json,
  );

describe('the history of a seller’s products', () => {
  test('contains every change with values, actor, time and fee table, even after the product’s deletion', async () => {
    const added = await create(helper, { barcode: '2000000000015' });
    await write(seller, added.id, 1, { nameEn: 'Gold watch' });
    await write(admin, added.id, 2, { nameEn: 'Gold watch', cost: 60_00 });
    await server.delete(`/v1/product?id=${added.id}`, seller.headers);
    const { data, total } = await page({ where: { entityId: added.id } });
    const feeTable = { id: added.feeTableId, name: expect.any(String), effectiveFrom: expect.any(String) };
    expect(total).toBe(4);
    expect(data).toMatchObject([
      { action: 'remove', actor: { id: seller.id }, before: { nameEn: 'Gold watch' }, after: null, feeTable },
      {
        action: 'update',
        actor: { id: admin.id },
        nameEn: 'Gold watch',
        before: { cost: 50_00 },
        after: { cost: 60_00 },
        feeTable,
      },
      {
        action: 'update',
        actor: { id: seller.id },
        before: { nameEn: 'Steel watch', barcode: '2000000000015' },
        after: { nameEn: 'Gold watch', barcode: null },
        feeTable,
      },
      { action: 'create', actor: { id: helper.id }, before: null, after: { cost: 50_00 }, feeTable },
    ]);
    expect(Object.keys(data[2]?.after ?? {}).toSorted()).toEqual(['barcode', 'nameEn']);
  });

  test('is of one’s own products, for a sub-user the subscriber’s, for an admin all, and never another seller’s', async () => {
    const [mine, theirs] = [await create(seller), await create(other)];
    for (const by of [seller, helper, admin])
      expect(await page({ where: { entityId: mine.id } }, by)).toMatchObject({ total: 1 });
    expect(await page({ where: { entityId: mine.id } }, other)).toMatchObject({ total: 0 });
    expect(await page({ where: { entityId: theirs.id } }, helper)).toMatchObject({ total: 0 });
    expect((await page({}, other)).data.every(({ entityId }) => entityId === theirs.id)).toBe(true);
    expect(await page({ where: { entityId: theirs.id } }, admin)).toMatchObject({ total: 1 });
    expect(await server.get('/v1/product/history/page')).toMatchObject({ status: 401 });
  });

  test('contains only products, even if other rows have the same id', async () => {
    const { id } = await create(seller);
    await server.db
      .insert(history)
      .values({ entity: 'account', entityId: id, ownerId: seller.id, action: 'update' });
    expect(await page({ where: { entityId: id } })).toMatchObject({ total: 1 });
    expect(await page({ where: { entityId: id } }, admin)).toMatchObject({ total: 1 });
  });

  test('is filtered by action, actor, time and product, and starts with the newest', async () => {
    const shop = await person(server, { role: 'USER' });
    const [first, second] = [await create(shop), await create(shop)];
    await write(admin, first.id, 1, { cost: 70_00 });
    const ids = async (filter: ListFilter) => (await page(filter, shop)).data.map(({ entityId }) => entityId);
    expect(await ids({})).toEqual([first.id, second.id, first.id]);
    expect(await ids({ order_by: { at: 'asc' } })).toEqual([first.id, second.id, first.id]);
    expect(await ids({ where: { action: 'create' } })).toEqual([second.id, first.id]);
    expect(await ids({ where: { actorId: admin.id } })).toEqual([first.id]);
    expect(await ids({ where: { entityId: second.id } })).toEqual([second.id]);
    const [{ at } = { at: '' }] = (await page({ limit: 1 }, shop)).data;
    expect(await ids({ where: { at: { lt: at } } })).toEqual([second.id, first.id]);
    expect(await ids({ limit: 1, page: 3 })).toEqual([first.id]);
  });

  const rejected: readonly (readonly [string, ListFilter, string])[] = [
    ['whose it is', { where: { ownerId: 1 } }, 'unknownColumn'],
    ['what kind of row', { where: { entity: 'account' } }, 'unknownColumn'],
    ['what it was before', { where: { before: 'x' } }, 'unknownColumn'],
    ['a relation', { relations: ['actor'] }, 'unknownRelation'],
    ['words', { search: 'watch' }, 'notSearchable'],
    ['a day that is none', { where: { at: { gte: 'yesterday' } } }, 'notADate'],
    ['a key as words', { where: { entityId: 'x' } }, 'notANumber'],
  ];
  test.each(rejected)('is not filtered by %s', async (_name, filter, code) => {
    expect(await ask(filter)).toMatchObject({ status: 400, json: { code } });
  });
});

test('a change names the fee table of its time, even for products older than the history', async () => {
  await using apart = await testApp();
  const [shop, chief] = [await person(apart, { role: 'USER' }), await person(apart, { role: 'ADMIN' })];
  const feeTableIds = async () => {
    const { json } = await apart.get('/v1/product/history/page', shop.headers);
    return pageProductHistory.reply.parse(json).data.map(({ feeTable }) => feeTable?.id);
  };
  const { json } = await apart.post('/v1/product', sampleProduct, shop.headers);
  const added = listedProduct.parse(json);
  await apart.db.delete(history).where(eq(history.entityId, added.id));
  const body = { ...sampleProduct, id: added.id };
  await apart.put('/v1/product', { ...body, nameEn: 'Old fees', version: 1 }, shop.headers);
  expect(await feeTableIds()).toEqual([added.feeTableId]);
  const { id } = await publishDearerFees(apart, chief);
  await apart.put('/v1/product', { ...body, nameEn: 'New fees', version: 2 }, shop.headers);
  await apart.put('/v1/product', { ...body, nameEn: 'New name', version: 3 }, shop.headers);
  expect(await feeTableIds()).toEqual([id, id, added.feeTableId]);
  await apart.delete(`/v1/product?id=${added.id}`, shop.headers);
  expect(await feeTableIds()).toEqual([id, id, id, added.feeTableId]);
});
