import { listedProduct, pageProducts } from '@saer/contract/products/product';
import { addExamples, removeExamples } from '@saer/contract/products/product-examples';
import { pageProductHistory } from '@saer/contract/products/saved-product';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { savedProduct, sampleProduct } from './testing/saved-product.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const seller = () => person(server, { role: 'USER' });
const path = '/v1/product/example';
const add = async (by: Person) => addExamples.reply.parse((await server.post(path, {}, by.headers)).json);
const remove = async (by: Person) => removeExamples.reply.parse((await server.delete(path, by.headers)).json);
const page = async (by: Person, filter: ListFilter = {}) => {
  const { json } = await server.get(
    `/v1/product/page?filter=${encodeURIComponent(encodeFilter({ limit: 100, ...filter }))}`,
    by.headers,
  );
  return pageProducts.reply.parse(json).data;
};

describe('the example catalogue', () => {
  test('has two dozen products over four stores, in both languages; some lose money, more miss their target', async () => {
    const shop = await seller();
    expect(await add(shop)).toEqual({ added: 24, left: 0 });
    const products = await page(shop);
    expect(products).toHaveLength(24);
    expect(new Set(products.map(({ store }) => store)).size).toBe(4);
    for (const each of products)
      expect(each).toMatchObject({
        isExample: true,
        nameEn: expect.any(String),
        nameAr: expect.any(String),
        sku: expect.stringMatching(/^EXAMPLE-\d\d$/),
        barcode: expect.stringMatching(/^29\d{11}$/),
      });
    expect(await page(shop, { where: { losing: true } })).toHaveLength(6);
    expect(await page(shop, { where: { missing: true } })).toHaveLength(12);
  });

  test('is added once, even by two requests at once, and what is missing is added again', async () => {
    const shop = await seller();
    const [one, two] = await Promise.all([add(shop), add(shop)]);
    expect([one.added, two.added].toSorted((a, b) => a - b)).toEqual([0, 24]);
    const [first] = await page(shop);
    await server.delete(`/v1/product?id=${first?.id}`, shop.headers);
    expect(await add(shop)).toMatchObject({ added: 1 });
    expect(await page(shop)).toHaveLength(24);
  });

  test('is removed with what was edited, and without the seller’s own products and those of others', async () => {
    const [shop, other] = [await seller(), await seller()];
    await add(shop);
    await add(other);
    const own = await savedProduct(server, shop);
    const [first] = await page(shop, { where: { isExample: true } });
    const edited = await server.put(
      '/v1/product',
      { ...sampleProduct, nameEn: 'Mine now', id: first?.id, version: first?.version },
      shop.headers,
    );
    expect(listedProduct.parse(edited.json)).toMatchObject({ nameEn: 'Mine now', isExample: true });
    expect(await remove(shop)).toEqual({ removed: 24 });
    expect((await page(shop)).map(({ id }) => id)).toEqual([own.id]);
    expect(await page(other)).toHaveLength(24);
    expect(await remove(shop)).toEqual({ removed: 0 });
    expect(await add(shop)).toMatchObject({ added: 24 });
  });

  test('of a sub-user is the subscriber’s; admins have none', async () => {
    const shop = await seller();
    const helper = await person(server, { role: 'SUB_USER', subscriber: shop.id });
    await add(helper);
    expect(await page(shop)).toHaveLength(24);
    const admin = await person(server, { role: 'ADMIN' });
    expect(await server.post(path, {}, admin.headers)).toMatchObject({ status: 403 });
  });

  test('has a history entry for each product', async () => {
    const shop = await seller();
    await add(shop);
    await remove(shop);
    const { json } = await server.get('/v1/product/history/page', shop.headers);
    const { total, data } = pageProductHistory.reply.parse(json);
    expect(total).toBe(48);
    expect(data[0]).toMatchObject({ action: 'remove', actor: { id: shop.id }, after: null });
  });

  test('is in the seller’s own downloads, but in no price file for a marketplace', async () => {
    const shop = await seller();
    await add(shop);
    await savedProduct(server, shop);
    const rows = async (format: string) =>
      (await server.get(`/v1/product/download?format=${format}`, shop.headers)).headers['row-count'];
    expect(await rows('csv')).toBe('25');
    expect(await rows('prices')).toBe('1');
  });
});
