import { dashboardReply } from '@saer/contract/site/dashboard';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { account } from '../principals/tables.ts';
import { product } from '../products/tables.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let superAdmin: Person;
beforeAll(async () => {
  server = await testApp();
  superAdmin = await person(server, { role: 'SUPER_ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const read = async () => {
  const { json } = await server.get('/v1/dashboard', superAdmin.headers);
  return dashboardReply.parse(json);
};

test('a deletion and a block today leave the days before as they were', async () => {
  const own = await person(server, { role: 'USER' });
  const { id } = await savedProduct(server, own);
  const at = new Date(Date.now() - 10 * 86_400_000).toISOString();
  await server.db.update(account).set({ createdAt: at }).where(eq(account.id, own.id));
  await server.db.update(product).set({ createdAt: at }).where(eq(product.id, id));
  await server.db
    .update(history)
    .set({ at })
    .where(and(eq(history.entity, 'product'), eq(history.entityId, id)));
  const { trends: then } = await read();
  expect((await server.delete(`/v1/product?id=${id}`, own.headers)).status).toBe(200);
  expect((await server.post('/v1/user/block', { id: own.id }, superAdmin.headers)).status).toBe(200);
  const { trends } = await read();
  for (const name of ['sellers', 'products'] as const) {
    expect(trends[name].at(-1)).toBe((then[name].at(-1) ?? 0) - 1);
    expect(trends[name].slice(0, -1)).toEqual(then[name].slice(0, -1));
  }
  expect((await server.post('/v1/user/activate', { id: own.id }, superAdmin.headers)).status).toBe(200);
  expect((await read()).trends.sellers).toEqual(then.sellers);
});
