import { type ListedProduct, listedProduct } from '@saer/contract/products/product';
import {
  findOutdated,
  pageProductHistory,
  type OutdatedProduct,
} from '@saer/contract/products/saved-product';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { store } from '../lists/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { product } from './tables.ts';
import { dearerBy, publishDearerFees } from './testing/dearer-fees.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let admin: Person;
let table: { id: number; name: string };
/** Sellers whose products were saved before the fees changed. */
const sellers: Person[] = [];
const before = new Map<number, ListedProduct[]>();

/** Products at the recommended price, dear, at a loss, no longer in any class, and in a store with unchanged fees. */
const goods = [
  { nameEn: 'Recommended' },
  { nameEn: 'Dear', price: 500_00 },
  { nameEn: 'At a loss', price: 60_00 },
  { nameEn: 'Oversize', sizeClass: 'oversize', weight: 20_000 },
  { nameEn: 'Elsewhere', store: 'AMAZON_SA_FBA' },
];

beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  for (let each = 0; each < 13; each += 1) {
    const seller = await person(server, { role: 'USER', subscribed: true });
    sellers.push(seller);
    const stored: ListedProduct[] = [];
    for (const more of goods) stored.push(await savedProduct(server, seller, more));
    before.set(seller.id, stored);
  }
  table = await publishDearerFees(server, admin);
});
afterAll(() => server[Symbol.asyncDispose]());

const nextSeller = () => {
  const seller = sellers.pop();
  if (seller === undefined) throw new Error('Make more sellers');
  const [recommended, dear, loss, oversize, elsewhere] = before.get(seller.id) ?? [];
  if (!recommended || !dear || !loss || !oversize || !elsewhere) throw new Error('A product is missing');
  return { seller, recommended, dear, loss, oversize, elsewhere };
};

const pageOfOutdated = async (by: Person, filter: ListFilter = {}) =>
  findOutdated.reply.parse(
    (await server.get(`/v1/product/outdated?filter=${encodeURIComponent(encodeFilter(filter))}`, by.headers))
      .json,
  );
const readOutdated = async (by: Person): Promise<OutdatedProduct[]> =>
  (await pageOfOutdated(by, { order_by: { id: 'asc' }, limit: 100 })).data;
const read = async (id: number, by: Person) =>
  listedProduct.parse((await server.get(`/v1/product?id=${id}`, by.headers)).json);
const reprice = (by: Person, ...products: readonly object[]) =>
  server.post('/v1/product/reprice', { products }, by.headers);
const request = ({ id, version }: ListedProduct, price: 'keep' | 'needed') => ({ id, version, price });
const rows = () => server.db.select().from(product).orderBy(product.id);

const offerNoon = (active: boolean) =>
  server.db.update(store).set({ active }).where(eq(store.code, 'NOON_SA_FBN'));

describe('the effects of new fees on a seller’s products', () => {
  test('are listed by product: profit before and now, and the price it needs', async () => {
    const { seller, recommended, dear, loss, oversize } = nextSeller();
    const outdated = await readOutdated(seller);
    expect(outdated.map(({ nameEn }) => nameEn)).toEqual(['Recommended', 'Dear', 'At a loss', 'Oversize']);
    const [first, second, third, fourth] = outdated;
    expect(first).toMatchObject({
      id: recommended.id,
      version: 1,
      store: 'NOON_SA_FBN',
      feeTableNow: table.name,
      price: recommended.finalPrice,
      priceIsTyped: false,
      profitBefore: recommended.profit,
      profitNow: recommended.profit - dearerBy,
      meetsTargetBefore: true,
      meetsTargetNow: false,
    });
    expect(first?.feeTableBefore).not.toBe(table.name);
    expect(first?.neededPrice).toBeGreaterThan(recommended.finalPrice);
    expect(second).toMatchObject({ price: 500_00, priceIsTyped: true, meetsTargetNow: true });
    expect(second?.profitNow).toBe(dear.profit - dearerBy);
    expect(third).toMatchObject({ meetsTargetBefore: false, profitNow: loss.profit - dearerBy });
    expect(fourth).toMatchObject({
      id: oversize.id,
      profitNow: null,
      neededPrice: null,
      meetsTargetNow: false,
    });
  });

  test('are the subscriber’s for a sub-user, empty for another seller, and not for admins', async () => {
    const { seller } = nextSeller();
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    expect(await readOutdated(helper)).toEqual(await readOutdated(seller));
    expect(await readOutdated(await person(server, { role: 'USER' }))).toEqual([]);
    expect(await readOutdated(admin)).toEqual([]);
    expect(await server.get('/v1/product/outdated')).toMatchObject({ status: 401 });
  });

  test('are listed and can be applied in an inactive store', async () => {
    const { seller, recommended } = nextSeller();
    await offerNoon(false);
    const [first] = await readOutdated(seller);
    const done = await reprice(seller, request(recommended, 'keep'));
    await offerNoon(true);
    expect(first).toMatchObject({ profitNow: recommended.profit - dearerBy });
    expect(done).toMatchObject({ status: 200 });
  });
});

describe('pages of the effects of new fees', () => {
  test('are counted and sorted over all products', async () => {
    const { seller } = nextSeller();
    const worst = await pageOfOutdated(seller, { limit: 2 });
    expect(worst).toMatchObject({
      page: 1,
      total: 4,
      pageCount: 2,
      repriceable: 3,
      counts: { all: 4, short: 2, loss: 1, noPrice: 1 },
      changes: [{ store: 'NOON_SA_FBN', feeTableNow: table.name, products: 4 }],
    });
    expect(worst.data.map(({ nameEn }) => nameEn)).toEqual(['Oversize', 'Recommended']);
    const dearest = await pageOfOutdated(seller, { order_by: { price: 'desc' }, limit: 1 });
    expect(dearest.data).toMatchObject([{ nameEn: 'Dear' }]);
    const short = await pageOfOutdated(seller, { where: { short: true }, page: 2, limit: 1 });
    expect(short).toMatchObject({ page: 2, total: 2, repriceable: 1, counts: { all: 4 } });
    expect(short.data).toHaveLength(1);
    const filter = encodeURIComponent(encodeFilter({ order_by: { cost: 'asc' } }));
    expect(await server.get(`/v1/product/outdated?filter=${filter}`, seller.headers)).toMatchObject({
      status: 400,
      json: { code: 'unknownColumn' },
    });
  });

  test('can be repriced by filter in batches, skipping products without a price', async () => {
    const { seller, recommended, oversize } = nextSeller();
    const all = (body: object) => server.post('/v1/product/outdated/reprice', body, seller.headers);
    const filter = encodeFilter({ where: { short: true } });
    const other = nextSeller().seller;
    const untouched = await readOutdated(other);
    expect(await all({ filter, price: 'needed', after: recommended.id })).toMatchObject({
      json: { repriced: 0, next: null },
    });
    expect(await all({ filter, price: 'needed' })).toMatchObject({
      status: 200,
      json: { repriced: 1, left: 0, next: null },
    });
    expect(await read(recommended.id, seller)).toMatchObject({
      version: 2,
      meetsTarget: true,
      outdated: false,
    });
    expect(await all({ price: 'keep' })).toMatchObject({ json: { repriced: 2, left: 0, next: null } });
    expect((await readOutdated(seller)).map(({ id }) => id)).toEqual([oversize.id]);
    expect(await readOutdated(other)).toEqual(untouched);
  });
});

describe('repricing', () => {
  test('preserves a typed price, or replaces it by the recommended one', async () => {
    const { seller, recommended, dear, loss, elsewhere } = nextSeller();
    const outdated = new Map((await readOutdated(seller)).map((each) => [each.id, each]));
    expect(
      await reprice(
        seller,
        request(loss, 'needed'),
        request(recommended, 'keep'),
        request(dear, 'keep'),
        request(elsewhere, 'keep'),
      ),
    ).toMatchObject({
      status: 200,
      json: { repriced: [loss.id, recommended.id, dear.id, elsewhere.id] },
    });
    expect(await read(loss.id, seller)).toMatchObject({
      version: 2,
      price: null,
      finalPrice: outdated.get(loss.id)?.neededPrice,
      feeTableId: table.id,
      meetsTarget: true,
      outdated: false,
    });
    expect(await read(recommended.id, seller)).toMatchObject({
      price: null,
      finalPrice: outdated.get(recommended.id)?.neededPrice,
      outdated: false,
    });
    expect(await read(dear.id, seller)).toMatchObject({
      price: 500_00,
      finalPrice: 500_00,
      profit: outdated.get(dear.id)?.profitNow,
      outdated: false,
    });
    expect(await read(elsewhere.id, seller)).toMatchObject({
      finalPrice: elsewhere.finalPrice,
      profit: elsewhere.profit,
      version: 2,
    });
    expect((await readOutdated(seller)).map(({ nameEn }) => nameEn)).toEqual(['Oversize']);
  });

  test('gives the same result as saving the product again', async () => {
    const { seller, recommended, dear } = nextSeller();
    await reprice(seller, request(dear, 'needed'), request(recommended, 'keep'));
    for (const { id } of [dear, recommended]) {
      const repriced = await read(id, seller);
      const { subFamily, nameEn, nameAr, sides, weight, cost, marginRate } = repriced;
      const body = {
        id,
        version: 2,
        store: repriced.store,
        subFamily,
        nameEn,
        nameAr,
        sides,
        weight,
        cost,
        marginRate,
      };
      const { json } = await server.put('/v1/product', body, seller.headers);
      const { version: _version, updatedAt: _updated, calculatedAt: _calculated, ...same } = repriced;
      expect(json).toMatchObject({ ...same, version: 3 });
    }
  });

  test('is audited with the fee table that applied', async () => {
    const { seller, loss } = nextSeller();
    await reprice(seller, request(loss, 'needed'));
    const filter = encodeURIComponent(encodeFilter({ where: { entityId: loss.id } }));
    const { json } = await server.get(`/v1/product/history/page?filter=${filter}`, seller.headers);
    const { data } = pageProductHistory.reply.parse(json);
    expect(data).toMatchObject([
      {
        action: 'update',
        actor: { id: seller.id },
        nameEn: 'At a loss',
        before: { price: 60_00, meetsTarget: false, feeTableId: loss.feeTableId },
        after: { price: null, meetsTarget: true, feeTableId: table.id },
        feeTable: { id: table.id, name: table.name },
      },
      { action: 'create', feeTable: { id: loss.feeTableId } },
    ]);
  });

  test('applies to all or none', async () => {
    const { seller, recommended, dear, oversize, elsewhere } = nextSeller();
    const stranger = await savedProduct(server, await person(server, { role: 'USER' }));
    const unchanged = await rows();
    const gone = { code: 'rowGone', field: 'products.1' };
    const cases: readonly [object[], number, object][] = [
      [[request(recommended, 'keep'), request(stranger, 'keep')], 404, gone],
      [[request(recommended, 'keep'), { id: 999_999, version: 1, price: 'keep' }], 404, gone],
      [
        [request(recommended, 'keep'), request(oversize, 'needed')],
        400,
        { code: 'unknownSizeClass', field: 'products.1.sizeClass' },
      ],
      [
        [request(recommended, 'keep'), request(dear, 'keep'), request(recommended, 'needed')],
        400,
        { code: 'chosenTwice', field: 'products.2.id' },
      ],
      [
        [
          { ...request(recommended, 'keep'), version: 7 },
          request(dear, 'keep'),
          { ...request(elsewhere, 'keep'), version: 2 },
        ],
        409,
        {
          problems: [
            { code: 'rowChanged', field: 'products.0' },
            { code: 'rowChanged', field: 'products.2' },
          ],
        },
      ],
      [
        [{ id: recommended.id, version: 1, price: 'lower' }],
        400,
        { field: 'products.0.price', code: 'notOneOf' },
      ],
      [[{ id: recommended.id, version: 1, price: 5 }], 400, { field: 'products.0.price' }],
      [[], 400, { field: 'products', code: 'tooFewItems' }],
    ];
    for (const [products, status, problem] of cases)
      expect(await reprice(seller, ...products)).toMatchObject({ status, json: problem });
    expect(await rows()).toEqual(unchanged);
  });

  test('succeeds for one of two concurrent requests and is rejected for the other', async () => {
    const { seller, recommended, dear } = nextSeller();
    const statuses = await Promise.all([
      reprice(seller, request(recommended, 'keep'), request(dear, 'keep')),
      reprice(seller, request(dear, 'needed'), request(recommended, 'needed')),
    ]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await read(recommended.id, seller)).toMatchObject({ version: 2 });
  });
});

test('2,500 products are repriced at once; 2,501 are rejected', async () => {
  const { recommended } = nextSeller();
  const seller = await person(server, { role: 'USER', subscribed: true });
  const made = await savedProduct(server, seller, { price: 200_00 });
  // Add copies of it, priced by the previous fees.
  const { search: _search, id: _id, ...columns } = getTableColumns(product);
  const names = sql.join(
    Object.values(columns).map(({ name }) => sql.identifier(toSnakeCase(name))),
    sql`, `,
  );
  const { rows: copies } = await server.db.execute<{ id: number }>(sql`
    insert into product (${names}) select ${names} from product, generate_series(1, 2500) where id = ${made.id}
    returning id`);
  const ids = copies.map(({ id }) => id);
  await server.db.update(product).set({ feeTableId: recommended.feeTableId }).where(inArray(product.id, ids));
  expect(await pageOfOutdated(seller)).toMatchObject({ total: 2500, counts: { all: 2500 } });
  const chosen = ids.map((id) => ({ id, version: 1, price: 'needed' }));
  expect(await reprice(seller, ...chosen, { id: made.id, version: 1, price: 'keep' })).toMatchObject({
    status: 400,
    json: { field: 'products', code: 'tooManyItems' },
  });
  expect(await reprice(seller, ...chosen)).toMatchObject({ status: 200 });
  expect(await readOutdated(seller)).toEqual([]);
});

test('effects are recalculated when the fees change again', async () => {
  const { seller, dear } = nextSeller();
  const profitNow = async () => (await readOutdated(seller)).find(({ id }) => id === dear.id)?.profitNow;
  expect(await profitNow()).toBe(dear.profit - dearerBy);
  await server.db.execute(sql`update slab set fee_below = fee_below + 100, fee_above = fee_above + 100
    where classification_id in (select id from classification where fee_table_id = ${table.id})`);
  expect(await profitNow()).toBe(dear.profit - dearerBy - 1_00);
});
