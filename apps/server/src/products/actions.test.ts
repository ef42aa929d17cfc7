import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { listedProduct, type ListedProduct } from '@saer/contract/products/product';
import {
  applyProductActions,
  findProductActions,
  type ProductAction,
} from '@saer/contract/products/product-actions';
import { type PricesBefore, undoRecommendedPrices } from '@saer/contract/products/product-prices';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { product } from './tables.ts';
import { publishDearerFees } from './testing/dearer-fees.ts';
import { sampleProduct, savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
});

/** Sold at exact prices: without an ending a recommended price could rise for free. */
const exact = { ending: 'none' };
/** Earns enough at any price from some riyals up. */
const cheap = { cost: 1_00, marginRate: 500 };
const save = (more: Readonly<Record<string, unknown>>, owner = seller) => savedProduct(server, owner, more);
const page = async (filter: ListFilter = {}, by = seller) =>
  findProductActions.reply.parse(
    (
      await server.get(
        `/v1/product/action/page?filter=${encodeURIComponent(encodeFilter(filter))}`,
        by.headers,
      )
    ).json,
  );
const actionOn = async ({ id }: ListedProduct): Promise<ProductAction | undefined> =>
  (await page({ limit: 100 })).data.find((each) => each.product.id === id);
const send = (body: object, by = seller) => server.post('/v1/product/action/apply', body, by.headers);
const apply = async (body: object) => applyProductActions.reply.parse((await send(body)).json);
const applyTo = async (saved: ListedProduct, nth = 0) =>
  apply({ products: [{ id: saved.id, version: saved.version, price: await priceFor(saved, nth) }] });
const priceFor = async (saved: ListedProduct, nth = 0): Promise<number> => {
  const price = (await actionOn(saved))?.prices[nth]?.price;
  if (price === undefined) throw new Error('No price is suggested');
  return price;
};
const undo = async (products: readonly PricesBefore[]) =>
  undoRecommendedPrices.reply.parse(
    (await server.post('/v1/product/recommended-price/undo', { products }, seller.headers)).json,
  );
const read = async ({ id }: { readonly id: number }) =>
  listedProduct.parse((await server.get(`/v1/product?id=${id}`, seller.headers)).json);

describe('what to do now', () => {
  test('is listed by riyals: each month where the sales are known, else per sold unit', async () => {
    const unit = await save({ price: 30_00 });
    const many = await save({ price: 60_00, monthlySales: 100 });
    const few = await save({ price: 60_00, monthlySales: 1 });
    const fine = await save(exact);
    const { data, total, totals } = await page();
    expect(data.map((each) => each.product.id)).toEqual([many.id, unit.id, few.id]);
    expect(total).toBe(3);
    const [first, second, third] = data;
    expect(first?.monthly).toBe((first?.gain ?? 0) * 100);
    expect(second?.monthly).toBeNull();
    expect(third?.monthly).toBe(third?.gain);
    expect(totals.all).toEqual({
      products: 3,
      applicable: 3,
      unconfirmed: 0,
      monthly: (first?.monthly ?? 0) + (third?.monthly ?? 0),
      counted: 2,
    });
    expect(fine.meetsTarget).toBe(true);
  });

  test('separates losses, missed targets, dead zones and rises for free, at the current price', async () => {
    const loss = await save({ currentPrice: 30_00 });
    const short = await save({ price: fineBelow(await save(exact)) });
    const deadZone = await save({ ...cheap, price: 25_50 });
    const rise = await save({ ...cheap, price: 200_10 });
    const kinds = { loss, short, deadZone, rise };
    const { totals } = await page();
    for (const [kind, { id }] of Object.entries(kinds)) {
      const { data } = await page({ where: { [kind]: true } });
      expect(data).toMatchObject([{ kind, product: { id } }]);
    }
    expect(totals).toMatchObject({
      all: { products: 4, applicable: 4 },
      loss: { products: 1 },
      short: { products: 1 },
      deadZone: { products: 1 },
      rise: { products: 1 },
    });
    expect(await actionOn(loss)).toMatchObject({ sellingPrice: 30_00, profit: loss.currentProfit });
    expect((await actionOn(deadZone))?.prices.map(({ price }) => price < 25_01)).toEqual([true, false]);
    expect((await actionOn(rise))?.prices).toMatchObject([{ price: 200_95 }]);
  });

  test('suggests other changes that resolve it, as saving the product with one of them shows', async () => {
    const losing = await save({ price: 80_00 });
    const { fixes = [] } = (await actionOn(losing)) ?? {};
    const cost = fixes.find(({ kind }) => kind === 'cost');
    if (cost?.kind !== 'cost') throw new Error('No cost is suggested');
    const saveAt = async (version: number, at: number) =>
      listedProduct.parse(
        (
          await server.put(
            '/v1/product',
            { ...sampleProduct, id: losing.id, version, price: 80_00, cost: at },
            seller.headers,
          )
        ).json,
      );
    expect(await saveAt(1, cost.cost)).toMatchObject({ meetsTarget: true, profit: cost.profit });
    expect(await actionOn(losing)).toBeUndefined();
    expect(await saveAt(2, cost.cost + 1)).toMatchObject({ meetsTarget: false });
  });

  test('is paged, and is the subscriber’s for a sub-user and empty for others', async () => {
    for (const price of [30_00, 31_00, 32_00]) await save({ price });
    const pages = await Promise.all([1, 2, 3].map((at) => page({ page: at, limit: 2 })));
    expect(pages.map(({ data }) => data.length)).toEqual([2, 1, 0]);
    expect(pages.map(({ total, pageCount }) => [total, pageCount])).toEqual([
      [3, 2],
      [3, 2],
      [3, 2],
    ]);
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    expect((await page({}, helper)).total).toBe(3);
    expect(await page({}, await person(server, { role: 'USER' }))).toMatchObject({ data: [], total: 0 });
    expect(await server.get('/v1/product/action/page')).toMatchObject({ status: 401 });
  });

  test('counts products that today’s fees cannot price', async () => {
    const odd = await save({ price: 30_00 });
    await server.db.update(product).set({ sizeClass: 'no_such_class' }).where(eq(product.id, odd.id));
    expect(await page()).toMatchObject({ data: [], unpriced: 1, totals: { all: { products: 0 } } });
  });
});

/** A price below the target, but above the break-even price. */
const fineBelow = ({ recommendedPrice }: ListedProduct): number => recommendedPrice - 5_00;

describe('applying a price', () => {
  test('changes the product’s price, its current one too where it is known, and takes it off the list', async () => {
    const losing = await save({ currentPrice: 30_00, price: 31_00, ...exact });
    const { changed } = await applyTo(losing);
    expect(changed).toEqual([{ id: losing.id, version: 2, price: 31_00, currentPrice: 30_00 }]);
    const now = await read(losing);
    // The recommended price follows later fees.
    expect(now).toMatchObject({
      price: null,
      currentPrice: losing.recommendedPrice,
      currentMeetsTarget: true,
      version: 2,
    });
    expect(await actionOn(losing)).toBeUndefined();
    const entries = await server.db
      .select()
      .from(history)
      .where(and(eq(history.entity, 'product'), eq(history.entityId, losing.id)))
      .orderBy(asc(history.id));
    expect(entries[1]).toMatchObject({
      action: 'update',
      actorId: seller.id,
      before: { price: 31_00, currentPrice: 30_00 },
      after: { price: null, currentPrice: losing.recommendedPrice },
    });
  });

  test('writes one that is not the recommended as the seller’s own', async () => {
    const deadZone = await save({ ...cheap, price: 25_50 });
    const down = await priceFor(deadZone);
    await applyTo(deadZone);
    expect(await read(deadZone)).toMatchObject({ price: down, finalPrice: down, currentPrice: null });
  });

  test('can be undone exactly, unless it was changed since', async () => {
    const saved = [
      await save({ price: 30_00 }),
      await save({ currentPrice: 31_00 }),
      await save({ ...cheap, price: 25_50, monthlySales: 7 }),
    ];
    const { changed } = await apply({ filter: encodeFilter({}) });
    expect(changed).toHaveLength(3);
    const [last] = saved.slice(-1);
    await server.put(
      '/v1/product',
      { ...sampleProduct, id: last?.id, version: 2, price: 99_00 },
      seller.headers,
    );
    expect(await undo(changed)).toEqual({
      restored: saved.slice(0, 2).map(({ id }) => id),
      left: [last?.id],
    });
    for (const before of saved.slice(0, 2)) {
      const { version, updatedAt: _updated, calculatedAt: _calculated, ...same } = before;
      expect(await read(before)).toMatchObject({ ...same, version: version + 2 });
    }
    expect((await page()).total).toBe(3);
  });

  test('changes none if one was changed, is not suggested that price, or belongs to somebody else', async () => {
    const mine = await save({ price: 30_00 });
    const foreign = await save({ price: 30_00 }, await person(server, { role: 'USER' }));
    const chosen = { id: mine.id, version: 1, price: await priceFor(mine) };
    const cases: readonly [object[], number, object][] = [
      [[{ ...chosen, version: 2 }], 409, { code: 'rowChanged', field: 'products.0' }],
      [[{ ...chosen, price: 30_50 }], 409, { code: 'priceNotSafe', field: 'products.0.price' }],
      [[chosen, { ...chosen, id: foreign.id }], 404, { code: 'rowGone', field: 'products.1' }],
      [[chosen, chosen], 400, { code: 'chosenTwice', field: 'products.1.id' }],
      [[{ ...chosen, price: -1 }], 400, { field: 'products.0.price' }],
      [[], 400, { field: 'products' }],
    ];
    for (const [products, status, json] of cases)
      expect(await send({ products })).toMatchObject({ status, json });
    for (const body of [{}, { products: [chosen], filter: encodeFilter({}) }, { filter: '%%%' }])
      expect(await send(body)).toMatchObject({ status: 400 });
    expect(await read(mine)).toEqual(mine);
  });

  test('succeeds for one of two concurrent requests', async () => {
    const mine = await save({ price: 30_00, ...exact });
    const body = { products: [{ id: mine.id, version: 1, price: await priceFor(mine) }] };
    const replies = await Promise.all([send(body), send(body)]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const all = await save({ price: 30_00, ...exact });
    const filter = encodeFilter({});
    const parts = await Promise.all([apply({ filter }), apply({ filter }), apply({ filter })]);
    expect(parts.flatMap(({ changed }) => changed.map(({ id }) => id))).toEqual([all.id]);
  });
});

test('all that a filter finds are changed, a thousand at a time', async () => {
  const copied = await save({ price: 30_00, ...exact });
  const { search: _search, id: _id, ...columns } = getTableColumns(product);
  const names = sql.join(
    Object.values(columns).map(({ name }) => sql.identifier(toSnakeCase(name))),
    sql`, `,
  );
  await server.db.execute(sql`insert into product (${names})
    select ${names} from product, generate_series(1, 1100) where id = ${copied.id}`);
  const deadZone = await save({ ...cheap, price: 25_50 });
  const other = await person(server, { role: 'USER' });
  const foreign = await save({ price: 30_00 }, other);
  expect(await page()).toMatchObject({ total: 1102, totals: { loss: { products: 1101 } } });
  const filter = encodeFilter({ where: { loss: true } });
  const first = await apply({ filter });
  expect(first.changed).toHaveLength(1000);
  const second = await apply({ filter, after: first.next });
  expect(second).toMatchObject({ left: 0, next: null });
  expect(second.changed).toHaveLength(101);
  expect(await page()).toMatchObject({ data: [{ product: { id: deadZone.id } }], total: 1 });
  expect((await page({}, other)).data).toMatchObject([{ product: { id: foreign.id, version: 1 } }]);
  expect((await undo([...first.changed, ...second.changed])).left).toEqual([]);
  expect((await page()).total).toBe(1102);
});

test('a suggestion by fees that nobody confirms is marked, not applied with all, and applied by itself', async () => {
  const sourced = await save({ price: 30_00 });
  // No commission of Amazon.sa has a public source.
  const remembered = await save({ price: 30_00, store: 'AMAZON_SA_FBA' });
  expect((await actionOn(sourced))?.toConfirm).toEqual([]);
  expect((await actionOn(remembered))?.toConfirm).toContain('referral');
  expect((await page()).totals.all).toMatchObject({ products: 2, applicable: 1, unconfirmed: 1 });
  const { changed } = await apply({ filter: encodeFilter({}) });
  expect(changed.map(({ id }) => id)).toEqual([sourced.id]);
  expect((await applyTo(remembered)).changed.map(({ id }) => id)).toEqual([remembered.id]);
});

test('without a plan one product is changed, several and all are refused', async () => {
  const free = await person(server, { role: 'USER' });
  const one = await save({ price: 30_00 }, free);
  const two = await save({ price: 30_00 }, free);
  const [first] = (await page({}, free)).data;
  const chosen = ({ id }: ListedProduct) => ({ id, version: 1, price: first?.prices[0]?.price });
  const refusal = { status: 403, json: { code: 'planNeeded', details: { entitlement: 'repricing' } } };
  expect(await send({ products: [chosen(one), chosen(two)] }, free)).toMatchObject(refusal);
  expect(await send({ filter: encodeFilter({}) }, free)).toMatchObject(refusal);
  expect(await send({ products: [chosen(one)] }, free)).toMatchObject({ status: 200 });
});

test('is by today’s fees, whatever the product was priced with', async () => {
  const before = await save(exact);
  expect(await actionOn(before)).toBeUndefined();
  await publishDearerFees(server, await person(server, { role: 'ADMIN' }));
  expect(await actionOn(before)).toMatchObject({ kind: 'short', sellingPrice: before.finalPrice });
  await applyTo(before);
  expect(await read(before)).toMatchObject({ price: null, meetsTarget: true, outdated: false });
  expect(await actionOn(before)).toBeUndefined();
});
