import { lookUpProducts } from '@saer/contract/products/saved-product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let seller: Person;
let helper: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  admin = await person(server, { role: 'ADMIN' });
  const other = await person(server, { role: 'USER' });
  await savedProduct(server, seller, { nameEn: 'One', barcode: '2000000000008', sku: 'A-1' });
  await savedProduct(server, seller, { nameEn: 'Two', barcode: '2000000000015' });
  await savedProduct(server, seller, { nameEn: 'Three', sku: 'A-3', store: 'AMAZON_SA_FBA' });
  await savedProduct(server, other, { nameEn: 'Foreign', barcode: '2000000000008', sku: 'A-3' });
});
afterAll(() => server[Symbol.asyncDispose]());

const send = (body: object, by = seller) => server.post('/v1/product/lookup', body, by.headers);
const found = async (body: object, by = seller) => {
  const { products, complete } = lookUpProducts.reply.parse((await send(body, by)).json);
  expect(complete).toBe(true);
  return products.map(({ nameEn }) => nameEn);
};

test.each<[string, object, string[]]>([
  ['a barcode', { keys: [{ barcode: '2000000000015' }] }, ['Two']],
  ['a SKU', { keys: [{ sku: 'A-3' }] }, ['Three']],
  ['either', { keys: [{ barcode: '2000000000008', sku: 'A-3' }] }, ['One', 'Three']],
  ['two ways, once', { keys: [{ barcode: '2000000000008' }, { sku: 'A-1' }] }, ['One']],
  [
    'those of one store',
    { store: 'NOON_SA_FBN', keys: [{ sku: 'A-1' }, { sku: 'A-3' }, { barcode: '2000000000015' }] },
    ['One', 'Two'],
  ],
  ['a barcode that is another’s SKU', { keys: [{ barcode: 'A-1' }] }, []],
  ['what is not there', { keys: [{ sku: 'a-1' }, { barcode: "' or true --" }] }, []],
])('products are found by %s, only among the seller’s own', async (_, body, names) => {
  expect(await found(body)).toEqual(names);
  expect(await found(body, helper)).toEqual(names);
});

test('at most 500 keys are looked up at once', async () => {
  const keys = Array.from({ length: 499 }, (_, at) => ({ sku: `S-${at}` }));
  expect(await found({ keys: [...keys, { sku: 'A-1' }] })).toEqual(['One']);
  for (const bad of [[...keys, {}, { sku: 'A-1' }], [], [{}]])
    expect(await send({ keys: bad })).toMatchObject({ status: 400 });
});

test('only sellers and sub-users may look up products', async () => {
  expect(await send({ keys: [{ sku: 'A-1' }] }, admin)).toMatchObject({ status: 403 });
});
