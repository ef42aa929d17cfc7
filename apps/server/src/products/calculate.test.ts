import { quote } from '@saer/contract/products/quote';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rangeFactorVersion, productFeeOverride } from '../fees/tables.ts';
import { store } from '../lists/tables.ts';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const url = '/v1/product/calculate';
const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
  marginRate: 2000,
};

const rows = (count: number) => Array.from({ length: count }, () => product);

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

test('a product gets its price with every line, by the fee table of the day', async () => {
  const { status, json } = await server.post(url, product);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    ok: true,
    version: { name: 'noon FBN 2025-09', effectiveFrom: '2025-09-01', status: 'sourced' },
    parcel: { sizeClass: 'standard_parcel', shippingWeight: 600 },
    recommended: { margins: { ofPrice: 2000 } },
  });
});

test('the lines of a statement add up to the price', async () => {
  const { json } = await server.post(url, product);
  const { statement } = quote.parse(json).final;
  const { price, outputVat, referral, fulfilment, feeVatCost, extra, cost, profit } = statement;
  expect(outputVat + referral + fulfilment + feeVatCost + extra + cost + profit).toBe(price);
});

test('an answer names its fees that nobody confirms, without those the seller entered', async () => {
  const own = { referral: { shape: 'flat', rate1: 1000 } };
  const remembered = { ...product, store: 'AMAZON_SA_FBA' };
  const asked = [
    product,
    remembered,
    { ...remembered, override: own },
    { ...product, vatRegistered: false },
    { ...remembered, vatRegistered: false, vat: 0 },
  ];
  const expected = [[], ['referral'], [], ['saleVat'], ['referral']];
  const replies = await Promise.all(asked.map((each) => server.post(url, each)));
  expect(replies.map(({ json }) => quote.parse(json).toConfirm)).toEqual(expected);
  const { json } = await server.post(url, { products: asked });
  expect(json).toMatchObject({ outcomes: expected.map((toConfirm) => ({ toConfirm })) });
});

test('a typed price is answered with its own profit', async () => {
  const { json } = await server.post(url, { ...product, price: 30_00 });
  expect(json).toMatchObject({
    final: { statement: { price: 30_00 }, health: 'loss' },
    finalMeetsTarget: false,
  });
});

test('pickup costs more than drop-off', async () => {
  const directShip = { ...product, store: 'NOON_SA_DIRECTSHIP' };
  const fee = async (handover: string) => (await server.post(url, { ...directShip, handover })).json;
  expect(await fee('DROP_OFF')).toMatchObject({ terms: { fulfilment: { below: 18_50 } } });
  expect(await fee('PICKUP')).toMatchObject({ terms: { fulfilment: { below: 20_50 } } });
});

test('a store without its own rates uses those the seller types', async () => {
  const override = {
    referral: { shape: 'flat', rate1: 1000 },
    fulfilment: { below: 15_00, above: 15_00, breakpoint: null },
  };
  const { status, json } = await server.post(url, {
    store: 'CUSTOM',
    subFamily: 'toys',
    cost: 40_00,
    override,
  });
  expect(status).toBe(200);
  expect(json).toMatchObject({ terms: { referral: override.referral }, parcel: null });
});

test('fees agreed for a barcode replace those of the table', async () => {
  const [noon] = await server.db.select().from(store);
  await server.db.insert(productFeeOverride).values({
    status: 'sourced',
    source: 'agreed',
    storeId: noon?.id ?? 0,
    barcode: '628000000001',
    referralRate: 900,
  });
  const sent = { ...product, barcode: '628000000001' };
  const seller = await person(server, { role: 'USER' });
  const { json } = await server.post(url, sent, seller.headers);
  expect(json).toMatchObject({
    terms: { referral: { shape: 'flat', rate1: 900 }, fulfilment: { below: 8_00 } },
  });
});

describe('invalid input is rejected at its field, with its code, in both languages', () => {
  const without = (key: string) =>
    Object.fromEntries(Object.entries(product).filter(([name]) => name !== key));
  const cases: readonly [name: string, body: unknown, field: string, code: string][] = [
    ['a cost of 0', { ...product, cost: 0 }, 'cost', 'zeroNotAllowed'],
    ['a negative cost', { ...product, cost: -5 }, 'cost', 'negativeNumber'],
    ['a cost of 13 digits', { ...product, cost: 1_234_567_890_123 }, 'cost', 'tooLarge'],
    ['a cost of 30 digits', { ...product, cost: 1e30 }, 'cost', 'tooLarge'],
    ['a cost in words', { ...product, cost: 'fifty' }, 'cost', 'notANumber'],
    ['a cost of "1.2.3"', { ...product, cost: '1.2.3' }, 'cost', 'ambiguousNumber'],
    ['half a halala', { ...product, cost: 10.5 }, 'cost', 'notWholeNumber'],
    ['no cost', without('cost'), 'cost', 'required'],
    ['a side of 0', { ...product, sides: [200, 0, 10] }, 'sides.1', 'zeroNotAllowed'],
    ['two sides', { ...product, sides: [200, 10] }, 'sides', 'threeSidesNeeded'],
    ['a weight of 0', { ...product, weight: 0 }, 'weight', 'zeroNotAllowed'],
    [
      'a weight above the class',
      { ...product, sides: undefined, sizeClass: 'small_envelope', weight: 2000 },
      'weight',
      'weightAboveClass',
    ],
    ['no weight', without('weight'), 'weight', 'weightMissing'],
    ['no size', without('sides'), 'sides', 'sizeMissing'],
    [
      'a size class of another store',
      { ...product, sides: undefined, sizeClass: 'ds_oversize' },
      'sizeClass',
      'unknownSizeClass',
    ],
    ['a margin no price reaches', { ...product, marginRate: 9900 }, 'marginRate', 'targetUnreachable'],
    [
      'a sub family without a rule',
      { ...product, store: 'AMAZON_SA_FBA', subFamily: 'gold_bars_coins' },
      'subFamily',
      'noReferralRule',
    ],
    ['a day before the first table', { ...product, on: '2019-01-01' }, 'on', 'noFeeTableYet'],
    ['a day that is none', { ...product, on: '2026-02-30' }, 'on', 'notADate'],
    ['a store nobody knows', { ...product, store: 'SOUQ' }, 'store', 'unknownStore'],
    ['a store not offered yet', { ...product, store: 'SALLA' }, 'store', 'unknownStore'],
    ['a sub family of another family', { ...product, family: 'home' }, 'subFamily', 'unknownSubFamily'],
    ['a type of another sub family', { ...product, type: 'toys' }, 'type', 'unknownType'],
    [
      'a key of every object as sub family',
      { ...product, subFamily: 'constructor' },
      'subFamily',
      'unknownSubFamily',
    ],
    ['a misspelt field', { ...product, wieght: 3 }, 'wieght', 'unknownField'],
    [
      'a shape of referral that is none',
      { ...product, override: { referral: { shape: 'steps' } } },
      'override.referral.shape',
      'notOneOf',
    ],
    [
      'no rates at a store without rates',
      { store: 'CUSTOM', subFamily: 'toys', cost: 10_00 },
      'override.referral',
      'manualRateMissing',
    ],
  ];
  test.each(cases)('%s', async (_name, body, field, code) => {
    const english = await server.post(url, body);
    const arabic = await server.post(url, body, { 'accept-language': 'ar-SA,ar;q=0.9' });
    expect(english).toMatchObject({
      status: 400,
      json: { field, code, message: expect.stringMatching(/^[^{}\u0600-\u06ff]+$/) },
    });
    expect(arabic).toMatchObject({
      status: 400,
      json: { field, code, message: expect.stringMatching(/^[^{}]*[\u0600-\u06ff][^{}]*$/) },
    });
  });

  test('a cost outside every range factor band needs a target of the seller’s own', async () => {
    await using other = await testApp();
    await other.db.delete(rangeFactorVersion);
    const priced = await other.post(url, product);
    expect(priced).toMatchObject({
      status: 200,
      json: { rangeFactor: null, rangeFactorFloor: null, rangeFactorRole: 'none' },
    });
    const { marginRate, ...withoutTarget } = product;
    expect(marginRate).toBe(2000);
    const { status, json } = await other.post(url, withoutTarget);
    expect({ status, json }).toMatchObject({
      status: 400,
      json: {
        field: 'cost',
        code: 'missingFactor',
        message: 'Cost price is missing a factor. Please check with the admin.',
      },
    });
  });

  test('several wrong fields are all listed', async () => {
    const { json } = await server.post(url, { ...product, cost: 0, weight: -1 });
    expect(json).toMatchObject({ problems: [{ field: 'weight' }, { field: 'cost' }] });
  });

  test('an unreachable margin is rejected with the highest possible one', async () => {
    const { json } = await server.post(url, { ...product, marginRate: 9900 });
    expect(json).toMatchObject({
      message: expect.stringContaining('%'),
      details: { highestMarginRate: expect.any(Number) },
    });
  });
});

describe('many products', () => {
  test('each row has its own outcome, and an invalid row does not affect others', async () => {
    const { status, json } = await server.post(url, {
      products: [product, { ...product, cost: 0 }, 7, product],
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      outcomes: [
        { ok: true },
        { ok: false, problems: [{ field: 'products.1.cost', code: 'zeroNotAllowed' }] },
        { ok: false, problems: [{ field: 'products.2', code: 'notAnObject' }] },
        { ok: true },
      ],
    });
  });

  test('the web may send at most 500 rows', async () => {
    expect(await server.post(url, { products: rows(500) })).toMatchObject({ status: 200 });
    expect(await server.post(url, { products: rows(501) }, { platform: 'web' })).toMatchObject({
      status: 400,
      json: { field: 'products', code: 'tooManyRows', details: { rows: 501, maximum: 500 } },
    });
  });

  test('the desktop may send at most 2,500 rows', async () => {
    expect(await server.post(url, { products: rows(2500) }, { platform: 'desktop' })).toMatchObject({
      status: 200,
    });
    expect(await server.post(url, { products: rows(2501) }, { platform: 'desktop' })).toMatchObject({
      status: 400,
      json: { code: 'tooManyRows' },
    });
  });

  test('other requests are answered while a large batch is calculated', async () => {
    let done = false;
    const batch = server.post(url, { products: rows(2500) }, { platform: 'desktop' }).finally(() => {
      done = true;
    });
    await server.get('/v1/health');
    expect(done).toBe(false);
    await batch;
  });
});
