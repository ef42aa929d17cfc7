import { previewChangesImpact } from '@saer/contract/publishing/fee-proposal';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminClient, type AdminClient } from '../lists/testing/admin-client.ts';
import { notification } from '../notifications/tables.ts';
import { notifyOfFees } from '../products/jobs.ts';
import { sampleProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type Answer, type TestApp, testApp } from '../testing/test-app.ts';
import { proposals } from './testing/proposals.ts';

const barcode = '6281000000017';
let server: TestApp;
let first: AdminClient;
let second: AdminClient;
let seller: Person;
let steps: ReturnType<typeof proposals>;
beforeAll(async () => {
  server = await testApp();
  first = await adminClient(server);
  second = await adminClient(server);
  seller = await person(server, { role: 'USER', subscribed: true });
  steps = proposals(server);
  const other = await person(server, { role: 'USER', subscribed: true });
  for (const [who, sent] of [
    [seller, { barcode, monthlySales: 10 }],
    [other, { barcode: '6281000000024' }],
  ] as const) {
    const body = { ...sampleProduct, vatRegistered: false, price: 150_00, ...sent };
    expect(await server.post('/v1/product', body, who.headers)).toMatchObject({ status: 200 });
  }
});
afterAll(() => server[Symbol.asyncDispose]());

const read = ({ json }: Answer) => previewChangesImpact.reply.parse(json);
const preview = (changes: readonly object[]) =>
  server.post('/v1/fee-proposal/impact', { changes }, first.headers);
const sent = ({ entity, action, values }: Awaited<ReturnType<typeof steps.changes.changeStore>>) => ({
  entity,
  action,
  values,
});
const agreedFee = async (more: object = {}) => {
  const { entity, action, values } = await steps.changes.addAgreed(first, barcode);
  return { entity, action, values: { ...values, referralRate: 35_00, ...more } };
};
const storeChange = async () =>
  sent(
    await steps.changes.changeStore(first, {
      deemedSupplier: 'sellerBears',
      deemedSupplierSource: 'Seller agreement, section 9',
      deemedSupplierOn: '2026-11-27',
    }),
  );

test('the effect of an agreed fee is on the products with its barcode, and nothing is made', async () => {
  const found = read(await preview([await agreedFee()]));
  expect(found).toMatchObject({
    products: 1,
    sellers: 1,
    impact: { earningLess: 1, earningMore: 0, losingPrice: 0 },
  });
  expect(found.impact?.monthlyChange).toBeLessThan(0);
  const { rows } = await server.db.execute<{ rows: number }>(
    sql`select count(*)::int as rows from product_fee_override`,
  );
  expect(rows[0]?.rows).toBe(0);
});

test('a store’s rule concerns all its products; several changes together are tried together, each product once', async () => {
  expect(read(await preview([await storeChange()]))).toMatchObject({
    products: 2,
    sellers: 2,
    impact: { earningLess: 2 },
  });
  const both = read(await preview([await agreedFee(), await storeChange()]));
  expect(both).toMatchObject({ products: 2, sellers: 2, impact: { earningLess: 2 } });
});

test('a service fee enters no price of a saved product', async () => {
  expect(read(await preview([sent(await steps.changes.addFee(first))]))).toMatchObject({
    products: 2,
    sellers: 2,
    impact: null,
  });
});

test('what its list refuses is refused, and so are more changes than a form has', async () => {
  expect(await preview([await agreedFee({ referralRate: 120_00 })])).toMatchObject({ status: 400 });
  expect(await preview([])).toMatchObject({ status: 400, json: { field: 'changes' } });
  const fee = await agreedFee();
  expect(await preview(Array.from({ length: 201 }, () => fee))).toMatchObject({ status: 400 });
});

test('the second person sees the same, and the seller is told once it is approved', async () => {
  await notifyOfFees(server.db, 'https://saer.example');
  const proposal = await steps.proposed(first, {
    ...(await steps.changes.addAgreed(first, barcode)),
    values: (await agreedFee()).values,
  });
  const reviewed = read(await server.get(`/v1/fee-proposal/impact?id=${proposal.id}`, second.headers));
  expect(reviewed).toMatchObject({ products: 1, impact: { earningLess: 1 } });
  await server.db.execute(sql`delete from pgboss.job where name = 'notifyOfFees'`);
  expect(await steps.approve(second, proposal)).toMatchObject({ status: 200 });
  const { rows } = await server.db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from pgboss.job where name = 'notifyOfFees' and state = 'created'`,
  );
  expect(rows[0]?.jobs).toBe(1);
  await notifyOfFees(server.db, 'https://saer.example');
  const told = await server.db.select().from(notification);
  expect(told.filter(({ kind }) => kind === 'feesChanged')).toMatchObject([
    { accountId: seller.id, data: { earningLess: 1, monthlyChange: reviewed.impact?.monthlyChange } },
  ]);
});

test('sellers do not see it', async () => {
  expect(await server.get('/v1/fee-proposal/impact?id=1', seller.headers)).toMatchObject({ status: 403 });
});
