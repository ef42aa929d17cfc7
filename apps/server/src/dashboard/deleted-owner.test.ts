import { type Dashboard, dashboardReply } from '@saer/contract/site/dashboard';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { pageUsers } from '@saer/contract/account/user';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { account } from '../principals/tables.ts';
import { product } from '../products/tables.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { activeSubscription } from '../subscriptions/testing/active-subscription.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const read = async (): Promise<Dashboard> =>
  dashboardReply.parse((await server.get('/v1/dashboard', admin.headers)).json);
const users = async (where: NonNullable<ListFilter['where']>) => {
  const filter = encodeURIComponent(encodeFilter({ where, limit: 100 }));
  return pageUsers.reply.parse((await server.get(`/v1/user/page?filter=${filter}`, admin.headers)).json).data;
};
/** Moves accounts, and the products with their history, ten days back. */
async function moveBack(accounts: number[], products: number[]) {
  const at = new Date(Date.now() - 10 * 86_400_000).toISOString();
  await server.db.update(account).set({ createdAt: at }).where(inArray(account.id, accounts));
  await server.db.update(product).set({ createdAt: at }).where(inArray(product.id, products));
  await server.db
    .update(history)
    .set({ at })
    .where(and(eq(history.entity, 'product'), inArray(history.entityId, products)));
}

test('a deleted seller’s sub-users, products and subscription count nowhere until the seller is restored', async () => {
  const seller = await person(server, { role: 'USER' });
  const subUser = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  const one = await savedProduct(server, seller);
  const other = await savedProduct(server, seller);
  await activeSubscription(server, seller.id, { endsAt: new Date(Date.now() + 86_400_000).toISOString() });
  await moveBack([seller.id, subUser.id], [one.id, other.id]);
  const before = await read();

  expect(await server.delete(`/v1/user?id=${seller.id}`, admin.headers)).toMatchObject({ status: 200 });
  const without = await read();
  expect(without.state).toEqual({
    ...before.state,
    sellers: before.state.sellers - 1,
    subUsers: before.state.subUsers - 1,
    products: before.state.products - 2,
    activeSubscriptions: before.state.activeSubscriptions - 1,
  });
  expect(without.waiting.endingSubscriptions).toBe(before.waiting.endingSubscriptions - 1);
  for (const name of ['sellers', 'subUsers', 'products'] as const)
    expect(without.trends[name].slice(0, -1)).toEqual(before.trends[name].slice(0, -1));

  expect(await users({ id: subUser.id, leaving: false })).toEqual([]);
  expect(await users({ id: subUser.id, leaving: true })).toMatchObject([
    { status: 'ACTIVE', deletedAt: null, subscriberDeletedAt: expect.any(String) },
  ]);
  const found = await server.get(`/v1/search?text=${subUser.email}`, admin.headers);
  expect(found.json).toMatchObject({ accounts: [{ id: subUser.id, deleted: true }] });
  expect(await server.get('/v1/product/page', subUser.headers)).toMatchObject({ status: 401 });

  expect(await server.post('/v1/user/restore-user', { id: seller.id }, admin.headers)).toMatchObject({
    status: 200,
  });
  const again = await read();
  expect(again.state).toEqual(before.state);
  expect(again.trends).toEqual(before.trends);
  expect(await users({ id: subUser.id, leaving: false })).toMatchObject([{ subscriberDeletedAt: null }]);
});
