import { historyRow } from '@saer/contract/products/history';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { account } from '../principals/tables.ts';
import { type AdminClient, adminClient } from '../lists/testing/admin-client.ts';
import { newNames } from '../lists/testing/list-samples.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const pageSchema = z.object({ data: z.array(historyRow), total: z.nullable(z.int()) });
const ask = (filter: ListFilter, { headers }: Pick<Person, 'headers'> = admin) =>
  server.get(`/v1/history/page?filter=${encodeURIComponent(encodeFilter(filter))}`, headers);
const page = async (filter: ListFilter, reader?: Pick<Person, 'headers'>) =>
  pageSchema.parse((await ask(filter, reader)).json);

test('a change contains its actor, time, row, and the values before and after', async () => {
  const names = newNames();
  const before = Date.now();
  const { id } = await admin.create('productFamily', names);
  const { data } = await page({ where: { entity: 'productFamily', entityId: id } });
  expect(data).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(String),
      actor: { id: admin.id, fullName: expect.stringContaining('Person') },
      entity: 'productFamily',
      entityId: id,
      ...names,
      feeTableId: null,
      account: null,
      people: [],
      action: 'create',
      before: null,
      after: expect.objectContaining(names),
    },
  ]);
  expect(Date.parse(data[0]?.at ?? '')).toBeGreaterThan(before - 60_000);
});

test('a change has the row’s name of that time, even after a rename', async () => {
  const [first, second] = [newNames(), newNames()];
  const { id } = await admin.create('productFamily', first);
  await admin.write('productFamily', { ...second, id, version: 1 });
  const { data } = await page({ where: { entity: 'productFamily', entityId: id } });
  expect(data.map(({ nameEn }) => nameEn)).toEqual([second.nameEn, first.nameEn]);
  expect(data[0]).toMatchObject({ before: first, after: second });
});

test('an unnamed row is named by what it belongs to, even after its deletion', async () => {
  const family = await admin.create('productFamily', newNames());
  const factor = await admin.create('rangeFactor', {
    scope: 'family',
    familyId: family.id,
    min: 10_00,
    max: 20_00,
    factor: 12_500,
  });
  const readNames = async () =>
    (await page({ where: { entity: 'rangeFactor', entityId: factor.id } })).data.map(({ nameEn }) => nameEn);
  expect(await readNames()).toEqual([expect.stringMatching(/ · .*10\.00–20\.00/)]);
  await admin.remove('rangeFactor', factor.id);
  expect(await readNames()).toEqual(Array(2).fill(expect.stringMatching(/ · .*10\.00–20\.00/)));
});

describe('the history', () => {
  test('starts with the newest, or on request with the oldest', async () => {
    const newest = (await page({ limit: 100 })).data.map(({ id }) => id);
    expect(newest).toEqual(newest.toSorted((a, b) => b - a));
    const oldest = (await page({ limit: 100, order_by: { at: 'asc' } })).data.map(({ id }) => id);
    expect(oldest).toEqual(oldest.toSorted((a, b) => a - b));
  });

  test('is filtered by actor, entity, action and time', async () => {
    const other = await adminClient(server, 'SUPER_ADMIN');
    const { id } = await other.create('productFamily', newNames());
    const at = (await page({ where: { actorId: other.id } })).data[0]?.at ?? '';
    expect(await page({ where: { actorId: other.id } })).toMatchObject({
      total: 1,
      data: [{ entityId: id }],
    });
    expect(await page({ where: { actorId: other.id, action: 'remove' } })).toMatchObject({ total: 0 });
    expect(await page({ where: { actorId: other.id, entity: 'store' } })).toMatchObject({ total: 0 });
    expect(await page({ where: { actorId: other.id, at: { gte: at } } })).toMatchObject({ total: 1 });
    expect(await page({ where: { actorId: other.id, at: { lt: at } } })).toMatchObject({ total: 0 });
  });

  const rejected: readonly (readonly [string, ListFilter, string])[] = [
    ['a column it does not tell', { where: { before: 'x' } }, 'unknownColumn'],
    ['a relation', { relations: ['actor'] }, 'unknownRelation'],
    ['a search by words', { search: 'x' }, 'notSearchable'],
    ['a day that is none', { where: { at: { gte: 'yesterday' } } }, 'notADate'],
  ];
  test.each(rejected)('rejects %s', async (_name, filter, code) => {
    expect(await ask(filter)).toMatchObject({ status: 400, json: { code } });
  });
});

const changed = async (by: AdminClient, role: 'USER' | 'ADMIN' | 'SUPER_ADMIN') => {
  const subject = await person(server, { role });
  await server.patch('/v1/user', { id: subject.id, firstName: 'Reem' }, by.headers);
  return subject;
};
const total = async (reader: Pick<Person, 'headers'>, { id }: Pick<Person, 'id'>) =>
  (await page({ where: { entity: 'account', entityId: id } }, reader)).total;

describe('of accounts', () => {
  test('an admin sees their own and those they manage; a super admin sees all', async () => {
    const root = await adminClient(server, 'SUPER_ADMIN');
    const seller = await changed(root, 'USER');
    const peer = await changed(root, 'ADMIN');
    const chief = await changed(root, 'SUPER_ADMIN');
    expect(await Promise.all([seller, peer, chief].map((each) => total(root, each)))).toEqual([1, 1, 1]);
    expect(await Promise.all([seller, peer, chief].map((each) => total(admin, each)))).toEqual([1, 0, 0]);
    expect(await total(peer, peer)).toBe(1);
  });

  test('a change has the owner’s name', async () => {
    const root = await adminClient(server, 'SUPER_ADMIN');
    const seller = await changed(root, 'USER');
    const [{ fullName } = { fullName: '' }] = await server.db
      .select({ fullName: account.fullName })
      .from(account)
      .where(eq(account.id, seller.id));
    const { data } = await page({ where: { entity: 'account', entityId: seller.id } });
    expect(data[0]).toMatchObject({ nameEn: fullName, nameAr: fullName, after: { firstName: 'Reem' } });
    expect(fullName).toMatch(/^Reem \d+$/);
  });

  test('a change contains the account’s current name and status', async () => {
    const root = await adminClient(server, 'SUPER_ADMIN');
    const seller = await changed(root, 'USER');
    const where = { entity: 'account', entityId: seller.id, action: 'update' };
    const now = async () => (await page({ where }, root)).data[0]?.account;
    const fullName = expect.stringMatching(/^Reem \d+$/);
    expect(await now()).toEqual({ fullName, state: 'ACTIVE' });
    await server.post('/v1/user/block', { id: seller.id }, root.headers);
    expect(await now()).toEqual({ fullName, state: 'BLOCKED' });
    await server.db
      .update(account)
      .set({ deletedAt: new Date().toISOString() })
      .where(eq(account.id, seller.id));
    expect(await now()).toEqual({ fullName, state: 'DELETED' });
    await server.db.delete(account).where(eq(account.id, seller.id));
    expect(await now()).toBeNull();
  });

  test('a seller whose id is in a change is named', async () => {
    const seller = await changed(admin, 'USER');
    const { id: storeId } = await admin.create('store', {
      ...newNames(),
      fulfilmentMode: 'SELF',
      status: 'proposed',
    });
    const fees = { storeId, barcode: '6281000001115', sellerId: seller.id, referralRate: 300 };
    const { json } = await server.post('/v1/agreed-fee', fees, admin.headers);
    const { id: entityId } = z.parse(z.object({ id: z.int() }), json);
    const { data } = await page({ where: { entity: 'productFeeOverride', entityId } });
    expect(data[0]).toMatchObject({
      nameEn: fees.barcode,
      after: { accountId: seller.id },
      people: [{ id: seller.id, fullName: expect.stringMatching(/^Reem/) }],
    });
  });

  test('a change by a deleted account has no name', async () => {
    const other = await adminClient(server);
    const { id } = await other.create('productFamily', newNames());
    await server.db.delete(account).where(eq(account.id, other.id));
    const { data } = await page({ where: { entity: 'productFamily', entityId: id } });
    expect(data[0]).toMatchObject({ actor: null, action: 'create' });
  });

  test.each(['USER', 'SUB_USER'] as const)('%s sees no history', async (role) => {
    const subscriber = await person(server, { role: 'USER' });
    const reader = role === 'USER' ? subscriber : await person(server, { role, subscriber: subscriber.id });
    expect(await ask({}, reader)).toMatchObject({ status: 403 });
  });
});
