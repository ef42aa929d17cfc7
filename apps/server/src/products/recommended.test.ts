import { encodeFilter } from '@saer/contract/api/list-filter';
import { listedProduct, type ListedProduct } from '@saer/contract/products/product';
import { setRecommendedPrices, undoRecommendedPrices } from '@saer/contract/products/product-prices';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { product } from './tables.ts';
import { sampleProduct, savedProduct } from './testing/saved-product.ts';

const url = '/v1/product/recommended-price';

let server: TestApp;
let seller: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
  other = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
});

const named = (products: readonly ListedProduct[]) => products.map(({ id, version }) => ({ id, version }));
const send = (body: object, by = seller) => server.post(url, body, by.headers);
const set = async (body: object, by = seller) =>
  setRecommendedPrices.reply.parse((await send(body, by)).json);
const undo = async (products: object, by = seller) =>
  undoRecommendedPrices.reply.parse((await server.post(`${url}/undo`, { products }, by.headers)).json);
const read = async ({ id }: { readonly id: number }) =>
  listedProduct.parse((await server.get(`/v1/product?id=${id}`, seller.headers)).json);
const toHistory = (id: number) =>
  server.db
    .select()
    .from(history)
    .where(and(eq(history.entity, 'product'), eq(history.entityId, id)))
    .orderBy(asc(history.id));

describe('setting recommended prices', () => {
  test('rejects a filter whose condition would be ignored, and changes nothing', async () => {
    const losing = await savedProduct(server, seller, { price: 30_00 });
    const filter = btoa('{"where":{"__proto__":{"losing":false}}}');
    expect(await send({ filter })).toMatchObject({ status: 400, json: { code: 'brokenFilter' } });
    expect((await read(losing)).price).toBe(30_00);
  });

  test('changes nothing if the caller disconnects before the end', async () => {
    const losing = await savedProduct(server, seller, { price: 30_00 });
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const caller = new AbortController();
    const connections = () =>
      new Promise<number>((resolve, reject) => {
        server.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
      });
    const waiting = async () => {
      const { rows } = await server.db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length;
    };
    const asked = await server.db.transaction(async (tx) => {
      await tx.select().from(product).where(eq(product.id, losing.id)).for('update');
      const reply = fetch(`${origin}${url}`, {
        method: 'POST',
        headers: { ...seller.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ products: named([losing]) }),
        signal: caller.signal,
      }).then(
        () => 'answered',
        () => 'left',
      );
      await expect.poll(waiting).toBe(1);
      caller.abort();
      await expect.poll(connections).toBe(0);
      return reply;
    });
    expect(asked).toBe('left');
    await expect.poll(waiting).toBe(0);
    await server.db.transaction((tx) =>
      tx.select().from(product).where(eq(product.id, losing.id)).for('update'),
    );
    expect(await read(losing)).toMatchObject({ price: 30_00, version: 1 });
  });

  test('replaces the typed price, and audits it', async () => {
    const losing = await savedProduct(server, seller, { price: 30_00 });
    expect(await set({ products: named([losing]) })).toEqual({
      changed: [{ id: losing.id, version: 2, price: 30_00, currentPrice: null }],
      unchanged: 0,
      left: [],
    });
    const now = await read(losing);
    expect(now).toMatchObject({
      version: 2,
      price: null,
      finalPrice: losing.recommendedPrice,
      meetsTarget: true,
    });
    expect(now.profit).toBeGreaterThan(0);
    const [, entry] = await toHistory(losing.id);
    expect(entry).toMatchObject({
      action: 'update',
      actorId: seller.id,
      before: { price: 30_00, profit: losing.profit },
      after: { price: null, profit: now.profit },
    });
  });

  test('does not change a known current price unless requested', async () => {
    const cheap = await savedProduct(server, seller, { currentPrice: 40_00, monthlySales: 3, sku: 'W-1' });
    expect(await set({ products: named([cheap]) })).toEqual({ changed: [], unchanged: 1, left: [] });
    expect(await read(cheap)).toEqual(cheap);
    expect(await set({ products: named([cheap]), alsoCurrent: true })).toMatchObject({
      changed: [{ id: cheap.id, currentPrice: 40_00 }],
    });
    expect(await read(cheap)).toMatchObject({
      currentPrice: cheap.recommendedPrice,
      currentProfit: cheap.profit,
      currentMeetsTarget: true,
      sku: 'W-1',
      monthlySales: 3,
    });
    const unknown = await savedProduct(server, seller, { price: 30_00 });
    await set({ products: named([unknown]), alsoCurrent: true });
    expect(await read(unknown)).toMatchObject({ price: null, currentPrice: null });
  });

  test('changes exactly the products a filter finds', async () => {
    const losing = await savedProduct(server, seller, { price: 30_00 });
    const earning = await savedProduct(server, seller, { price: 300_00 });
    const foreign = await savedProduct(server, other, { price: 30_00 });
    const filter = encodeFilter({ where: { losing: true }, limit: 1, page: 7 });
    const { changed } = await set({ filter });
    expect(changed.map(({ id }) => id)).toEqual([losing.id]);
    expect(await read(earning)).toEqual(earning);
    const all = await set({ filter: encodeFilter({}) });
    expect(all).toMatchObject({ changed: [{ id: earning.id }], unchanged: 1 });
    expect((await set({ filter: encodeFilter({}) }, other)).changed).toMatchObject([{ id: foreign.id }]);
  });

  test('skips and reports products without a price today', async () => {
    const odd = await savedProduct(server, seller, { price: 30_00, sku: 'ODD' });
    const fine = await savedProduct(server, seller, { price: 30_00 });
    await server.db.update(product).set({ sizeClass: 'no_such_class' }).where(eq(product.id, odd.id));
    const { changed, left } = await set({ products: named([odd, fine]) });
    expect(changed.map(({ id }) => id)).toEqual([fine.id]);
    expect(left).toMatchObject([{ id: odd.id, sku: 'ODD', code: 'unknownSizeClass' }]);
    expect(await read(odd)).toMatchObject({ price: 30_00, version: 1 });
  });

  test('changes none if one was changed, is missing or belongs to another seller', async () => {
    const mine = await savedProduct(server, seller, { price: 30_00 });
    const foreign = await savedProduct(server, other, { price: 30_00 });
    const refused: readonly [object[], string][] = [
      [named([mine, foreign]), 'rowGone'],
      [named([mine, mine]), 'chosenTwice'],
    ];
    for (const [products, code] of refused)
      expect(await send({ products })).toMatchObject({ json: { code } });
    expect(await send({ products: [{ id: mine.id, version: 9 }] })).toMatchObject({
      status: 409,
      json: { code: 'rowChanged', field: 'products.0' },
    });
    expect(await read(mine)).toEqual(mine);
  });

  test('requires either products or a filter', async () => {
    const mine = await savedProduct(server, seller, { price: 30_00 });
    for (const body of [{}, { products: [] }, { products: named([mine]), filter: encodeFilter({}) }])
      expect(await send(body)).toMatchObject({ status: 400 });
    expect(await send({ filter: '%%%' })).toMatchObject({ status: 400, json: { code: 'brokenFilter' } });
  });

  test('happens once for two concurrent requests', async () => {
    const mine = await savedProduct(server, seller, { price: 30_00 });
    const filter = encodeFilter({});
    const replies = await Promise.all(Array.from({ length: 5 }, () => set({ filter })));
    expect(replies.flatMap(({ changed }) => changed)).toHaveLength(1);
    expect(await read(mine)).toMatchObject({ version: 2 });
  });
});

describe('undo', () => {
  test('restores exactly those prices', async () => {
    const typed = await savedProduct(server, seller, { price: 30_00 });
    const current = await savedProduct(server, seller, { currentPrice: 40_00 });
    const { changed } = await set({ products: named([typed, current]), alsoCurrent: true });
    expect(await undo(changed)).toEqual({ restored: [typed.id, current.id], left: [] });
    for (const before of [typed, current]) {
      const { version, updatedAt: _updated, calculatedAt: _calculated, ...same } = before;
      expect(await read(before)).toMatchObject({ ...same, version: version + 2 });
    }
    expect(await toHistory(typed.id)).toHaveLength(3);
  });

  test('skips products that were changed or deleted in between', async () => {
    const one = await savedProduct(server, seller, { price: 30_00 });
    const two = await savedProduct(server, seller, { price: 31_00 });
    const three = await savedProduct(server, seller, { price: 32_00 });
    const { changed } = await set({ products: named([one, two, three]) });
    await server.put(
      '/v1/product',
      { ...sampleProduct, id: two.id, version: 2, price: 99_00 },
      seller.headers,
    );
    await server.delete(`/v1/product?id=${three.id}`, seller.headers);
    expect(await undo(changed)).toEqual({ restored: [one.id], left: [two.id, three.id] });
    expect(await read(one)).toMatchObject({ price: 30_00 });
    expect(await read(two)).toMatchObject({ price: 99_00, version: 3 });
    expect(await undo(changed)).toEqual({ restored: [], left: [one.id, two.id, three.id] });
  });

  test('does not affect products of another seller', async () => {
    const mine = await savedProduct(server, seller, { price: 30_00 });
    const { changed } = await set({ products: named([mine]) });
    expect(await server.post(`${url}/undo`, { products: changed }, other.headers)).toMatchObject({
      status: 404,
      json: { code: 'rowGone' },
    });
    expect(await read(mine)).toMatchObject({ price: null });
  });
});
