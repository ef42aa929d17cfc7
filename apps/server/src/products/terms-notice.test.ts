import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AdminClient, adminClient, rowIn, type Values } from '../lists/testing/admin-client.ts';
import { rewritten } from '../lists/testing/list-samples.ts';
import { outbox } from '../messages/tables.ts';
import { notification } from '../notifications/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { storeId } from '../fees/testing/drafts.ts';
import { notifyOfFees } from './jobs.ts';
import { sampleProduct } from './testing/saved-product.ts';

let server: TestApp;
let admin: AdminClient;
let seller: Person;
let elsewhere: Person;
const barcode = '6281000000017';
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
  seller = await person(server, { role: 'USER', subscribed: true });
  elsewhere = await person(server, { role: 'USER', subscribed: true });
  const add = (who: Person, body: object) =>
    server.post(
      '/v1/product',
      { ...sampleProduct, vatRegistered: false, price: 150_00, ...body },
      who.headers,
    );
  expect(await add(seller, { barcode, monthlySales: 10 })).toMatchObject({ status: 200 });
  expect(await add(elsewhere, { store: 'AMAZON_SA_FBA' })).toMatchObject({ status: 200 });
  // What holds now is what everybody knows.
  await run();
});
beforeEach(async () => {
  await server.db.delete(notification);
  await server.db.delete(outbox);
});
afterAll(() => server[Symbol.asyncDispose]());

const run = () => notifyOfFees(server.db, 'https://saer.example');
const told = async () => {
  const rows = await server.db.select().from(notification).where(eq(notification.kind, 'feesChanged'));
  return rows.map(({ accountId, data }) => ({ accountId, data }));
};
async function writeStore(change: Values): Promise<void> {
  const [row] = await admin.find('store', { code: 'NOON_SA_FBN' });
  const sent = rewritten('store', row ?? expect.unreachable(), row ?? expect.unreachable(), change);
  expect(await admin.write('store', sent)).toMatchObject({ status: 200 });
}
/** Fees agreed with noon for the product's barcode. */
const figures = {
  referralRate: 30_00,
  fulfilmentBelow: null,
  fulfilmentAbove: null,
  breakpoint: null,
  status: 'confirmed',
  source: 'A letter of the store',
  note: null,
};
const addAgreed = async (sellerId: number | null, sent: object = {}) => {
  const agreed = { ...figures, ...sent, storeId: await storeId(server, 'NOON_SA_FBN'), barcode, sellerId };
  return rowIn(await server.post('/v1/agreed-fee', agreed, admin.headers));
};
const writeAgreed = async ({ id, version }: Values, sent: object) =>
  rowIn(await server.put('/v1/agreed-fee', { ...figures, ...sent, id, version }, admin.headers));

test('on a new database nobody is told of anything', async () => {
  await run();
  expect(await told()).toEqual([]);
});

test('who bears the VAT at a store tells the sellers whose products earn less, once, and those of no other store', async () => {
  await writeStore({
    deemedSupplier: 'sellerBears',
    deemedSupplierSource: 'Seller agreement, section 9',
    deemedSupplierOn: '2026-11-27',
  });
  await Promise.all([run(), run()]);
  await run();
  expect(await told()).toMatchObject([
    {
      accountId: seller.id,
      data: { storeEn: expect.stringContaining('noon'), earningLess: 1, earningMore: 0 },
    },
  ]);
  const [mail, ...others] = await server.db.select().from(outbox);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'feesChanged', recipient: seller.email });
});

test('a change that is taken back before the job runs tells nobody', async () => {
  await writeStore({ deemedSupplier: 'unknown', deemedSupplierSource: null, deemedSupplierOn: null });
  await writeStore({
    deemedSupplier: 'sellerBears',
    deemedSupplierSource: 'Seller agreement, section 9',
    deemedSupplierOn: '2026-11-27',
  });
  await run();
  expect(await told()).toEqual([]);
});

test('a fee agreed for all sellers tells those with its barcode, when it comes, changes and goes', async () => {
  const added = await addAgreed(null);
  await run();
  expect(await told()).toMatchObject([{ accountId: seller.id, data: { earningLess: 1, earningMore: 0 } }]);
  await server.db.delete(notification);
  const changed = await writeAgreed(added, { referralRate: 25_00 });
  await run();
  expect(await told()).toMatchObject([{ accountId: seller.id, data: { earningLess: 0, earningMore: 1 } }]);
  await server.db.delete(notification);
  // A source alone is not told.
  await writeAgreed(changed, { referralRate: 25_00, source: 'Another letter' });
  await run();
  expect(await told()).toEqual([]);
  await server.delete(`/v1/agreed-fee?id=${added['id']}`, admin.headers);
  await run();
  expect(await told()).toMatchObject([{ accountId: seller.id, data: { earningLess: 0, earningMore: 1 } }]);
});

test('a fee agreed with one seller is not news for all', async () => {
  await addAgreed(seller.id, { referralRate: 10_00 });
  await run();
  expect(await told()).toEqual([]);
});
