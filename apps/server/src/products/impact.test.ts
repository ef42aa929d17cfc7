import { feeImpact } from '@saer/contract/publishing/fee-impact';
import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { quote } from '@saer/contract/products/quote';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedProduct } from './testing/saved-product.ts';
import { productSubFamily } from '../lists/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { contentOfVersion } from '../fees/testing/content-of-version.ts';
import { confirmingStep, daysFromToday, readDraft, readPublishedVersion } from '../fees/testing/drafts.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

/** A draft with parcels ten riyals dearer and the smallest envelopes one riyal cheaper. */
async function dearerDraft(effectiveFrom: string): Promise<FeeVersion> {
  const draft = await readDraft(server, admin, 'NOON_SA_FBN', { effectiveFrom });
  const { id, version } = draft;
  const { classes, rates } = contentOfVersion(draft);
  const added: Readonly<Record<string, number>> = { standard_parcel: 10_00, small_envelope: -1_00 };
  const content = {
    classes: classes.map((each) => ({
      ...each,
      slabs: each.slabs.map(({ maxWeight, feeBelow, feeAbove }) => ({
        maxWeight,
        feeBelow: feeBelow + (added[each.code] ?? 0),
        feeAbove: feeAbove + (added[each.code] ?? 0),
      })),
    })),
    rates,
  };
  const { json } = await server.put('/v1/fee-table/content', { id, version, content }, admin.headers);
  return feeVersion.parse(json);
}

test('an impact counts sellers whose products lose their margin, and lists the worst with the price they need', async () => {
  const [first, second] = [await person(server, { role: 'USER' }), await person(server, { role: 'USER' })];
  const atMargin = await savedProduct(server, first, { nameEn: 'At its margin' });
  const unregistered = await savedProduct(server, second, {
    nameEn: 'Not registered',
    vatRegistered: false,
  });
  const dear = await savedProduct(server, second, { nameEn: 'Dear', price: 500_00 });
  const atLoss = await savedProduct(server, first, { nameEn: 'At a loss', price: 60_00 });
  const small = await savedProduct(server, first, { nameEn: 'Small', sides: [190, 90, 9], weight: 40 });
  await savedProduct(server, first, { nameEn: 'Elsewhere', store: 'AMAZON_SA_FBA' });

  const draft = await dearerDraft(daysFromToday(1));
  const { status, json } = await server.get(`/v1/fee-table/impact?id=${draft.id}`, admin.headers);
  expect(status).toBe(200);
  const impact = feeImpact.parse(json);
  expect(impact).toMatchObject({
    products: 5,
    sellers: 2,
    losingPrice: 0,
    losingMargin: 2,
    losingSellers: 2,
    // The loss existed before: it is counted, but not as new.
    missingMarginAlready: 1,
    makingLoss: 0,
    makingLossAlready: 1,
    gaining: 1,
    // Ten riyals before VAT, which only a registered seller recovers.
    lostProfit: 10_00 + 11_50,
  });
  const worst = impact.worst.map(({ productId, profitBefore, profitAfter, meetsTargetAfter }) => [
    productId,
    profitBefore - (profitAfter ?? 0),
    meetsTargetAfter,
  ]);
  expect(worst).toEqual([
    [unregistered.id, 11_50, false],
    [atMargin.id, 10_00, false],
    [dear.id, 10_00, true],
    [atLoss.id, 10_00, false],
  ]);
  expect(impact.worst.some(({ productId }) => productId === small.id)).toBe(false);
  const hit = impact.worst[1];
  expect(hit).toMatchObject({ price: atMargin.finalPrice, profitBefore: atMargin.profit });
  expect(hit?.neededPrice).toBeGreaterThan(atMargin.finalPrice);
});

test('products of a removed class have no price and come first', async () => {
  const seller = await person(server, { role: 'USER' });
  const named = await savedProduct(server, seller, { sizeClass: 'oversize' });
  const draft = await readDraft(server, admin, 'NOON_SA_FBN', { effectiveFrom: daysFromToday(2) });
  const gone = draft.classes.find(({ code }) => code === 'oversize');
  await server.delete(`/v1/classification?id=${gone?.id}`, admin.headers);
  const { json } = await server.get(`/v1/fee-table/impact?id=${draft.id}`, admin.headers);
  const impact = feeImpact.parse(json);
  expect(impact.losingPrice).toBe(1);
  expect(impact.worst[0]).toMatchObject({
    productId: named.id,
    profitAfter: null,
    neededPrice: null,
    meetsTargetAfter: false,
  });
});

test('rows hidden from sellers are still used in an impact and in a repeated calculation', async () => {
  const seller = await person(server, { role: 'USER' });
  const subFamily = 'eyewear';
  const stored = await savedProduct(server, seller, { subFamily });
  const past = quote.parse((await calculate({ subFamily })).json);
  await server.db.update(productSubFamily).set({ active: false }).where(eq(productSubFamily.code, subFamily));
  expect(await calculate({ subFamily })).toMatchObject({ status: 400, json: { code: 'unknownSubFamily' } });
  expect((await calculate({ subFamily, feeTable: past.version.id })).json).toEqual(past);
  const draft = await dearerDraft(daysFromToday(3));
  const { json } = await server.get(`/v1/fee-table/impact?id=${draft.id}`, admin.headers);
  expect(feeImpact.parse(json).worst).toContainEqual(
    expect.objectContaining({ productId: stored.id, profitAfter: stored.profit - 10_00 }),
  );
});

test('an impact of a missing table is rejected', async () => {
  expect(await server.get('/v1/fee-table/impact?id=999999', admin.headers)).toMatchObject({ status: 404 });
});

const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
  marginRate: 2000,
};
const calculate = async (more: object = {}) => server.post('/v1/product/calculate', { ...product, ...more });

test('a past calculation can be repeated exactly with its own fee table after others came into force', async () => {
  const past = quote.parse((await calculate()).json);
  const draft = await dearerDraft(daysFromToday(0));
  const { id, version } = draft;
  expect(await calculate({ feeTable: String(id) })).toMatchObject({
    status: 400,
    json: { code: 'unknownVersion', field: 'feeTable' },
  });
  const submitted = await confirmingStep(server, admin, 'submit', { id, version });
  const reading = feeVersion.parse(submitted.json);
  await confirmingStep(server, admin, 'publish', reading);

  const now = quote.parse((await calculate()).json);
  expect(now.version.id).toBe(String(id));
  expect(now.terms.fulfilment.above).toBe(past.terms.fulfilment.above + 10_00);
  expect(quote.parse((await calculate({ feeTable: past.version.id })).json)).toEqual(past);
  const byDay = quote.parse((await calculate({ on: '2025-10-01' })).json);
  expect(byDay).toEqual(past);

  const batch = await server.post('/v1/product/calculate', {
    feeTable: past.version.id,
    products: [product, { ...product, store: 'AMAZON_SA_FBA' }],
  });
  expect(batch.json).toMatchObject({
    outcomes: [
      { ok: true, final: { statement: past.final.statement } },
      { ok: false, problems: [{ code: 'unknownVersion', field: 'products.1.feeTable' }] },
    ],
  });
});

test.each([
  ['en', /fee table/],
  ['ar', /جدول/],
])('a fee table of another store, or none at all, prices nothing (%s)', async (language, words) => {
  const amazon = await readPublishedVersion(server, admin, 'AMAZON_SA_FBA');
  for (const feeTable of [String(amazon.id), '999999', 'x', '99999999999999999999']) {
    const { status, json } = await server.post(
      '/v1/product/calculate',
      { ...product, feeTable },
      { 'accept-language': language },
    );
    expect([status, json]).toMatchObject([400, { code: 'unknownVersion', field: 'feeTable' }]);
    expect(JSON.stringify(json)).toMatch(words);
  }
});
