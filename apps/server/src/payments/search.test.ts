import { encodeFilter } from '@saer/contract/api/list-filter';
import { pageTransactions } from '@saer/contract/subscriptions/payment';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '../principals/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { savedPayment } from './testing/saved-payment.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const found = async (search: string, { headers } = admin) => {
  const filter = encodeURIComponent(encodeFilter({ search, limit: 100 }));
  const { json } = await server.get(`/v1/transaction/page?filter=${filter}`, headers);
  const { data, total } = pageTransactions.reply.parse(json);
  expect(total).toBe(data.length);
  return data.map(({ reference }) => reference);
};

test('payments are found by the name and the mail of their customer, of the order and of today', async () => {
  const shop = await person(server, { role: 'USER' });
  const other = await person(server, { role: 'USER' });
  await server.db
    .update(account)
    .set({ firstName: 'نورة', lastName: 'Zahrani' })
    .where(eq(account.id, shop.id));
  const { reference } = await savedPayment(server, shop.id);
  await savedPayment(server, other.id);
  for (const search of ['Zahrani', 'zahr', 'نوره', shop.email, `Zahrani ${reference}`, reference])
    expect([search, await found(search)]).toEqual([search, [reference]]);
  await server.db.update(account).set({ lastName: 'Otaibi' }).where(eq(account.id, shop.id));
  expect(await found('otaibi')).toEqual([reference]);
  expect(await found('nobody of this name')).toEqual([]);
  // Each sees their own alone, whatever they search for.
  expect(await found('otaibi', other)).toEqual([]);
});
