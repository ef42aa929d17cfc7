import { historyRow } from '@saer/contract/products/history';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { listedProduct } from '@saer/contract/products/product';
import { pageProductHistory } from '@saer/contract/products/saved-product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AdminClient, adminClient } from '../lists/testing/admin-client.ts';
import { newNames } from '../lists/testing/list-samples.ts';
import { sampleProduct, savedProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let seller: Person;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const putBack = (id: number, by: Pick<Person, 'headers'> = seller) =>
  server.post('/v1/history/put-back', { id }, by.headers);
const query = (where: ListFilter['where']) =>
  `filter=${encodeURIComponent(encodeFilter(where === undefined ? {} : { where }))}`;
const readChanges = async (entityId: number) => {
  const { json } = await server.get(`/v1/product/history/page?${query({ entityId })}`, seller.headers);
  return pageProductHistory.reply.parse(json).data;
};
const newest = async (entityId: number): Promise<number> => (await readChanges(entityId))[0]?.id ?? 0;
const find = async (id: number) =>
  listedProduct.parse((await server.get(`/v1/product?id=${id}`, seller.headers)).json);
const write = async (id: number, more: object) => {
  const { version } = await find(id);
  const { status } = await server.put(
    '/v1/product',
    { ...sampleProduct, ...more, id, version },
    seller.headers,
  );
  expect(status).toBe(200);
};

describe('putting a change of a product back', () => {
  test('restores its fields, prices it again, and is a change itself', async () => {
    const { id, recommendedPrice } = await savedProduct(server, seller);
    await write(id, { cost: 60_00, nameEn: 'Gold watch', monthlySales: 7 });
    expect(await putBack(await newest(id))).toMatchObject({
      status: 200,
      json: { entity: 'product', entityId: id },
    });
    expect(await find(id)).toMatchObject({
      cost: 50_00,
      nameEn: 'Steel watch',
      monthlySales: null,
      recommendedPrice,
      version: 3,
    });
    const changes = await readChanges(id);
    expect(changes.map(({ action }) => action)).toEqual(['update', 'update', 'create']);
    expect(changes[0]).toMatchObject({
      actor: { id: seller.id },
      before: { cost: 60_00, monthlySales: 7 },
      after: { cost: 50_00, monthlySales: null },
    });
  });

  test('keeps later changes of other fields', async () => {
    const { id } = await savedProduct(server, seller);
    await write(id, { cost: 60_00 });
    const change = await newest(id);
    await write(id, { cost: 60_00, monthlySales: 9 });
    expect(await putBack(change)).toMatchObject({ status: 200 });
    expect(await find(id)).toMatchObject({ cost: 50_00, monthlySales: 9 });
  });

  test('is refused where one of its fields has been changed since', async () => {
    const { id } = await savedProduct(server, seller);
    await write(id, { cost: 60_00 });
    const change = await newest(id);
    await write(id, { cost: 70_00 });
    expect(await putBack(change)).toMatchObject({ status: 409, json: { code: 'changedSince' } });
    expect(await find(id)).toMatchObject({ cost: 70_00, version: 3 });
  });

  test('is refused for an addition, a deletion, and a product that is gone', async () => {
    const { id } = await savedProduct(server, seller);
    await savedProduct(server, seller);
    await write(id, { cost: 60_00 });
    const [changed, added] = await readChanges(id);
    expect(await putBack(added?.id ?? 0)).toMatchObject({ status: 400, json: { code: 'cannotPutBack' } });
    await server.delete(`/v1/product?id=${id}`, seller.headers);
    expect(await putBack(await newest(id))).toMatchObject({ status: 400, json: { code: 'cannotPutBack' } });
    expect(await putBack(changed?.id ?? 0)).toMatchObject({ status: 404, json: { code: 'rowGone' } });
  });

  test('is open to sub-users and admins, and to no other seller', async () => {
    const { id } = await savedProduct(server, seller);
    await write(id, { cost: 60_00 });
    const change = await newest(id);
    const other = await person(server, { role: 'USER' });
    expect(await putBack(change, other)).toMatchObject({ status: 404, json: { code: 'rowGone' } });
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    expect(await putBack(change, helper)).toMatchObject({ status: 200 });
    expect(await putBack(await newest(id), admin)).toMatchObject({ status: 200 });
    expect(await find(id)).toMatchObject({ cost: 60_00 });
  });
});

describe('putting a change of a list back', () => {
  const pageSchema = z.object({ data: z.array(historyRow) });
  const readNewest = async (entity: string, entityId: number): Promise<number> => {
    const { json } = await server.get(`/v1/history/page?${query({ entity, entityId })}`, admin.headers);
    return pageSchema.parse(json).data[0]?.id ?? 0;
  };

  test('restores the row’s earlier values, unless they were changed since', async () => {
    const [first, second, third] = [newNames(), newNames(), newNames()];
    const { id } = await admin.create('productFamily', first);
    await admin.write('productFamily', { ...second, id, version: 1 });
    const change = await readNewest('productFamily', id);
    expect(await putBack(change, admin)).toMatchObject({ status: 200, json: { entity: 'productFamily' } });
    expect(await putBack(change, admin)).toMatchObject({ status: 409, json: { code: 'changedSince' } });
    const { json } = await server.get('/v1/product-family', admin.headers);
    expect(json).toEqual(expect.arrayContaining([expect.objectContaining({ id, ...first, version: 3 })]));
    await admin.write('productFamily', { ...third, id, version: 3 });
    const back = await readNewest('productFamily', id);
    await admin.create('productFamily', first);
    expect(await putBack(back, admin)).toMatchObject({ status: 409, json: { code: 'nameTaken' } });
  });

  test('is not for sellers', async () => {
    const { id } = await admin.create('productFamily', newNames());
    await admin.write('productFamily', { ...newNames(), id, version: 1 });
    const change = await readNewest('productFamily', id);
    expect(await putBack(change)).toMatchObject({ status: 404, json: { code: 'rowGone' } });
  });

  test('is refused for rows with rules of their own', async () => {
    const account = await person(server, { role: 'USER' });
    await server.patch('/v1/user', { id: account.id, firstName: 'Reem' }, admin.headers);
    const change = await readNewest('account', account.id);
    expect(await putBack(change, admin)).toMatchObject({ status: 400, json: { code: 'cannotPutBack' } });
  });
});
