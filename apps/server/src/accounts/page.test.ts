import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { pageUsers } from '@saer/contract/account/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { account } from '../principals/tables.ts';

let server: TestApp;
let superAdmin: Person;
let admin: Person;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  superAdmin = await person(server, { role: 'SUPER_ADMIN' });
  admin = await person(server, { role: 'ADMIN' });
  await person(server, { role: 'ADMIN' });
  seller = await person(server, { role: 'USER' });
  await person(server, { role: 'SUB_USER', subscriber: seller.id });
  for (const status of ['PENDING', 'INACTIVE', 'BLOCKED'] as const)
    await person(server, { role: 'USER', status });
  await server.db.update(account).set({ identityHash: 'secret-hash' }).where(eq(account.id, seller.id));
});
afterAll(() => server[Symbol.asyncDispose]());

const page = (filter: ListFilter, by = admin) =>
  server.get(`/v1/user/page?filter=${encodeURIComponent(encodeFilter(filter))}`, by.headers);
const rows = async (filter: ListFilter, by = admin) => pageUsers.reply.parse((await page(filter, by)).json);

test('an admin’s list contains the accounts they manage and their own, a super admin’s all', async () => {
  const ofAdmin = await rows({ limit: 100 });
  expect(ofAdmin.total).toBe(6);
  expect(ofAdmin.data.filter(({ role }) => role === 'ADMIN').map(({ id }) => id)).toEqual([admin.id]);
  expect(ofAdmin.data.some(({ role }) => role === 'SUPER_ADMIN')).toBe(false);
  expect((await rows({ limit: 100 }, superAdmin)).total).toBe(8);
});

test('other admins are as missing, also by their key', async () => {
  const foreign = await server.get(`/v1/user?id=${superAdmin.id}`, admin.headers);
  const missing = await server.get('/v1/user?id=999999', admin.headers);
  expect(foreign).toMatchObject({ status: 404 });
  expect(foreign.text).toBe(missing.text);
  expect((await server.get(`/v1/user?id=${admin.id}`, admin.headers)).status).toBe(200);
});

test('a filter returns the matching accounts in its order, page by page', async () => {
  expect((await rows({ where: { status: 'PENDING' } })).data).toHaveLength(1);
  expect((await rows({ where: { status: { in: ['INACTIVE', 'BLOCKED'] } } })).total).toBe(2);
  expect((await rows({ where: { email: { contains: seller.email.toUpperCase() } } })).data).toMatchObject([
    { id: seller.id, isIdentityVerified: true },
  ]);
  expect((await rows({ where: { fullName: { startsWith: 'person' } } })).total).toBe(6);
  expect((await rows({ where: { mobile: seller.mobile } })).total).toBe(1);
  expect((await rows({ where: { deletedAt: { isNull: false } } })).total).toBe(0);
  const { data, pageCount } = await rows({ order_by: { created_at: 'desc' }, page: 2, limit: 4 });
  expect(pageCount).toBe(2);
  expect(data).toHaveLength(2);
});

test('an account comes as the contract shows it, without anything else', async () => {
  const { json } = await page({ where: { id: seller.id } });
  expect(JSON.stringify(json)).not.toContain('secret-hash');
  expect(json).toEqual({ ...(await rows({ where: { id: seller.id } })), pageCount: 1 });
});

describe('no filter reaches a secret', () => {
  test.each(['identityHash', 'identity_hash', 'hash', 'password', 'password.hash', 'tokenHash', '__proto__'])(
    '%s',
    async (name) => {
      const where = JSON.parse(`{"${name}":{"startsWith":"s"}}`);
      for (const filter of [{ where }, { order_by: JSON.parse(`{"${name}":"asc"}`) }]) {
        const text = Buffer.from(JSON.stringify(filter)).toString('base64');
        const reply = await server.get(
          `/v1/user/page?filter=${encodeURIComponent(text)}`,
          superAdmin.headers,
        );
        expect(reply).toMatchObject({ status: name === '__proto__' ? expect.any(Number) : 400 });
        expect(reply.text).not.toContain('secret-hash');
      }
    },
  );

  test('a wrong value, an unknown operator and a relation are rejected', async () => {
    expect(await page({ where: { id: 'x' } })).toMatchObject({ status: 400, json: { code: 'notANumber' } });
    expect(await page({ where: { email: { matches: '.*' } } })).toMatchObject({
      json: { code: 'unknownOperator' },
    });
    expect(await page({ relations: ['password'] })).toMatchObject({ json: { code: 'unknownRelation' } });
  });

  test('SQL in a value is only a value', async () => {
    expect((await rows({ where: { email: "' or 1=1 --" } })).total).toBe(0);
    expect((await rows({ where: { fullName: { contains: '%' } } })).total).toBe(0);
  });
});
