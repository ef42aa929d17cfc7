import { feeBookReply } from '@saer/contract/fees/fee-book';
import { quote } from '@saer/contract/products/quote';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminClient, adminClient } from '../lists/testing/admin-client.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { putInForce } from './testing/factors.ts';

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const cheapToy = {
  store: 'NOON_SA_FBN',
  subFamily: 'toys',
  sizeClass: 'standard_parcel',
  weight: 900,
  cost: 800,
};
const priced = async (more: object) => {
  const { json } = await server.post('/v1/product/calculate', { ...cheapToy, ...more });
  return quote.parse(json);
};

/** The first band, 0.01 to 10.00 at 1.6, in force as confirmed or proposed. */
async function setStatus(status: 'confirmed' | 'proposed'): Promise<void> {
  const [row] = await admin.find('rangeFactor', { scope: 'general', min: 1 });
  const { id = 0, version = 0 } = row ?? {};
  const band = { scope: 'general', min: 1, max: 1000, factor: 16_000, source: 'Our finance team' };
  expect(await admin.write('rangeFactor', { id, version, ...band, status })).toMatchObject({ status: 200 });
  await putInForce(server);
}

test('the fee book contains the provenance of each range factor', async () => {
  const { stores } = feeBookReply.parse((await server.get('/v1/fee-book')).json);
  expect(stores[0]?.feeTable?.rangeFactors[0]).toMatchObject({ status: 'proposed', confirmed: false });
});

test('the seeded bands leave no gap between them', async () => {
  const { stores } = feeBookReply.parse((await server.get('/v1/fee-book')).json);
  const factors = stores[0]?.feeTable?.rangeFactors ?? [];
  expect(factors.map(({ min }) => min)).toEqual([
    1,
    ...factors.flatMap(({ max }) => (max === null ? [] : [max + 1])),
  ]);
});

test('a factor raises a seller’s target only once an admin has confirmed it', async () => {
  const asked = { marginRate: 500 };
  const advised = await priced(asked);
  expect(advised.recommended.statement.price).toBe(2355);
  expect(advised).toMatchObject({
    rangeFactorRole: 'advice',
    ownPrice: null,
    proposal: { floor: 480, price: 3124 },
  });

  await setStatus('confirmed');
  const bound = await priced(asked);
  expect(bound.recommended.statement.price).toBe(3124);
  expect(bound).toMatchObject({ rangeFactorRole: 'floor', ownPrice: 2355, proposal: null });
  await setStatus('proposed');
});

test('a seller without a target gets the proposed factor as a target, marked as a proposal', async () => {
  const found = await priced({});
  expect(found.recommended.statement.price).toBe(3124);
  expect(found).toMatchObject({
    rangeFactorRole: 'target',
    ownTarget: null,
    rangeFactor: { confirmed: false },
  });
});

test('the maximum cost follows the margin that was sent, also at a price that was sent', async () => {
  const found = await priced({ marginRate: 500, price: 3124 });
  const max = found.largestCost ?? 0;
  expect(max).toBeGreaterThan(800);
  const [met, missed] = [
    await priced({ marginRate: 500, price: 3124, cost: max }),
    await priced({ marginRate: 500, price: 3124, cost: max + 1 }),
  ];
  expect([met.finalMeetsTarget, missed.finalMeetsTarget]).toEqual([true, false]);
});

test('a class without sides and one that contradicts its sides are doubted, with the price they could lead to', async () => {
  const byClass = await priced({ marginRate: 500 });
  expect(byClass).toMatchObject({
    weightDoubt: 'volumeUnknown',
    weight: { counted: 'unit', shippingWeight: 1000, largestVolume: { shippingWeight: 8000, price: 3827 } },
  });
  const against = await priced({ marginRate: 500, sides: [600, 400, 200] });
  expect(against).toMatchObject({
    weightDoubt: 'classAgainstSides',
    weight: { counted: 'volume', volumetric: 9600, bySides: { sizeClass: 'extra_oversize' } },
  });
  const { sizeClass: _named, ...unnamed } = cheapToy;
  const { json } = await server.post('/v1/product/calculate', {
    ...unnamed,
    marginRate: 500,
    sides: [600, 400, 200],
  });
  const bySides = quote.parse(json);
  expect(bySides.weightDoubt).toBeNull();
  expect(against.weight?.bySides?.price).toBe(bySides.recommended.statement.price);
});
