import { encodeFilter } from '@saer/contract/api/list-filter';
import { listedProduct, type ListedProduct } from '@saer/contract/products/product';
import {
  applyProductActions,
  findAppliedActions,
  findProductActions,
} from '@saer/contract/products/product-actions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { appliedAction } from './tables.ts';
import { publishDearerFees } from './testing/dearer-fees.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
});

/** A watch that loses money at its price. */
const losing = { price: 60_00, ending: 'none' };
const save = (more: Readonly<Record<string, unknown>> = {}) =>
  savedProduct(server, seller, { ...losing, ...more });
const actionOn = async ({ id }: ListedProduct) => {
  const { json } = await server.get('/v1/product/action/page', seller.headers);
  return findProductActions.reply.parse(json).data.find((each) => each.product.id === id);
};
const send = (body: object) => server.post('/v1/product/action/apply', body, seller.headers);
const applyAll = async () =>
  applyProductActions.reply.parse((await send({ filter: encodeFilter({}) })).json).changed;
const read = async ({ id }: { readonly id: number }) =>
  listedProduct.parse((await server.get(`/v1/product?id=${id}`, seller.headers)).json);
const edit = async (saved: ListedProduct, change: object) => {
  const { version } = await read(saved);
  const done = await server.put(
    '/v1/product',
    {
      store: saved.store,
      subFamily: saved.subFamily,
      nameEn: saved.nameEn,
      sides: saved.sides,
      weight: saved.weight,
      cost: saved.cost,
      marginRate: saved.marginRate,
      ending: 'none',
      id: saved.id,
      version,
      ...change,
    },
    seller.headers,
  );
  expect(done).toMatchObject({ status: 200 });
};
const pass = (days: number) =>
  server.db
    .update(appliedAction)
    .set({ appliedAt: sql`${appliedAction.appliedAt} - make_interval(days => ${days})` });
const applied = async (by = seller, filter = {}) =>
  findAppliedActions.reply.parse(
    (
      await server.get(
        `/v1/product/action/applied/page?filter=${encodeURIComponent(encodeFilter(filter))}`,
        by.headers,
      )
    ).json,
  );

describe('the smallest step that ends a loss', () => {
  test('stands beside the step to the target, and is applied as the seller’s own price', async () => {
    const saved = await save();
    const found = await actionOn(saved);
    const end = found?.endsLoss;
    expect(found?.profit).toBeLessThan(0);
    if (end === undefined || end === null) throw new Error('No step ends the loss');
    expect(end.price).toBeGreaterThan(saved.finalPrice);
    expect(end.price).toBeLessThan(saved.recommendedPrice);
    expect(end.profit).toBeGreaterThanOrEqual(0);
    const one = { id: saved.id, version: 1 };
    expect(await send({ products: [{ ...one, price: end.price - 1 }] })).toMatchObject({
      status: 409,
      json: { code: 'priceNotSafe' },
    });
    expect(await send({ products: [{ ...one, price: end.price }] })).toMatchObject({ status: 200 });
    expect(await read(saved)).toMatchObject({ price: end.price, profit: end.profit, meetsTarget: false });
    expect(await actionOn(saved)).toMatchObject({ kind: 'short', endsLoss: null });
  });

  test('is not what “apply all” takes', async () => {
    const saved = await save();
    await applyAll();
    expect(await read(saved)).toMatchObject({ finalPrice: saved.recommendedPrice });
  });
});

test('those that are applied together are found as a list of their own', async () => {
  const saved = await save();
  const remembered = await save({ store: 'AMAZON_SA_FBA' });
  const filter = encodeURIComponent(encodeFilter({ where: { applicable: true, loss: true } }));
  const { json } = await server.get(`/v1/product/action/page?filter=${filter}`, seller.headers);
  const found = findProductActions.reply.parse(json);
  expect(found.data.map((each) => each.product.id)).toEqual([saved.id]);
  expect(found.totals.loss).toMatchObject({ products: 2, applicable: 1 });
  expect((await applyAll()).map(({ id }) => id)).toEqual([saved.id]);
  expect(await read(remembered)).toMatchObject({ version: 1 });
});

describe('a week after prices were taken', () => {
  test('both prices stand beside their profits, and the sum is of what was entered and is in force', async () => {
    const [known, again, unknown, changed] = [
      await save({ monthlySales: 10 }),
      await save({ monthlySales: 20 }),
      await save(),
      await save({ monthlySales: 30 }),
    ];
    await applyAll();
    expect((await applied()).total).toBe(0);
    await edit(again, { monthlySales: 15 });
    await edit(changed, { price: 500_00, monthlySales: 30 });
    await pass(6);
    expect((await applied()).total).toBe(0);
    await pass(1);
    const { data, totals } = await applied();
    const on = ({ id }: ListedProduct) => data.find((each) => each.product.id === id);
    const price = known.recommendedPrice;
    const profits = { profitBefore: known.profit, profitAfter: (await read(known)).profit };
    expect(on(known)).toMatchObject({
      kind: 'loss',
      priceBefore: 60_00,
      price,
      sellingPrice: price,
      ...profits,
      salesBefore: 10,
      salesNow: 10,
      isConfirmed: true,
    });
    expect(on(again)).toMatchObject({ salesBefore: 20, salesNow: 15 });
    expect(on(unknown)).toMatchObject({ salesBefore: null, salesNow: null, ...profits });
    expect(on(changed)).toMatchObject({ price, sellingPrice: 500_00, ...profits });
    const { profitBefore, profitAfter } = profits;
    expect(totals).toEqual({
      applied: 4,
      inForce: 3,
      counted: 2,
      sameSales: 1,
      unconfirmed: 0,
      monthly: profitAfter * 10 - profitBefore * 10 + (profitAfter * 15 - profitBefore * 20),
    });
    expect(await applied(seller, { page: 2, limit: 3 })).toMatchObject({
      total: 4,
      pageCount: 2,
      data: [{}],
    });
  });

  test('what was undone is gone, and what was taken again counts from then', async () => {
    const saved = await save();
    const undone = await applyAll();
    await server.post('/v1/product/recommended-price/undo', { products: undone }, seller.headers);
    await pass(30);
    expect((await applied()).total).toBe(0);
    await applyAll();
    await pass(30);
    expect(await applied()).toMatchObject({ data: [{ priceBefore: 60_00 }] });
    await edit(saved, { price: 61_00 });
    await applyAll();
    expect((await applied()).total).toBe(0);
    await pass(7);
    expect(await applied()).toMatchObject({ total: 1, data: [{ priceBefore: 61_00 }] });
  });

  test('is the subscriber’s for a sub-user, empty for others, and gone with the product', async () => {
    const saved = await save();
    await applyAll();
    await pass(7);
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    expect((await applied(helper)).total).toBe(1);
    expect((await applied(await person(server, { role: 'USER' }))).total).toBe(0);
    expect(await server.get('/v1/product/action/applied/page')).toMatchObject({ status: 401 });
    expect(await server.delete(`/v1/product?id=${saved.id}`, seller.headers)).toMatchObject({ status: 200 });
    expect((await applied()).total).toBe(0);
  });

  test('profits are by today’s fees, not by those of then', async () => {
    const saved = await save();
    await applyAll();
    await pass(7);
    const before = (await applied()).data[0];
    await publishDearerFees(server, await person(server, { role: 'ADMIN' }));
    const after = (await applied()).data[0];
    expect(after).toMatchObject({ product: { id: saved.id }, price: before?.price });
    expect((before?.profitAfter ?? 0) - (after?.profitAfter ?? 0)).toBe(10_00);
  });
});
