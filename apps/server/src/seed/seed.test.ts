import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { adminLists } from '../admin-lists.ts';
import { productType, store } from '../lists/tables.ts';
import { productFeeOverride, rangeFactor, referralRule, slab } from '../fees/tables.ts';
import { seedInitialData } from './seed.ts';

test('seeding again changes nothing', async () => {
  await using server = await testApp();
  const everything = () =>
    Promise.all([
      ...Object.values(adminLists).map(({ table }) => server.db.select().from(table).orderBy(asc(table.id))),
      server.db.select().from(productFeeOverride).orderBy(asc(productFeeOverride.id)),
      server.db.select().from(slab),
    ]);
  const before = await everything();
  await seedInitialData(server.db);
  expect(await everything()).toEqual(before);
});

test('a single tailored plan is offered', async () => {
  await using server = await testApp();
  const { json } = await server.get('/v1/price-plan');
  expect(json).toEqual([expect.objectContaining({ nameEn: 'Tailored plan', active: true })]);
});

test('seeding again does not undo what an admin changed or deleted', async () => {
  await using server = await testApp();
  await server.db.update(store).set({ nameEn: 'noon' }).where(eq(store.code, 'NOON_SA_FBN'));
  await server.db.delete(productType).where(eq(productType.code, 'dates'));
  await server.db.update(rangeFactor).set({ min: 2 }).where(eq(rangeFactor.min, 1));
  await seedInitialData(server.db);
  expect(await server.db.select().from(store).where(eq(store.nameEn, 'noon'))).toHaveLength(1);
  expect(await server.db.select().from(productType).where(eq(productType.code, 'dates'))).toHaveLength(0);
  expect(await server.db.select().from(rangeFactor).where(eq(rangeFactor.min, 1))).toHaveLength(0);
});

test('every row has provenance, and only found figures are facts', async () => {
  await using server = await testApp();
  const rules = await server.db.select().from(referralRule);
  expect(new Set(rules.map(({ status }) => status))).toEqual(
    new Set(['sourced', 'conflicting', 'unsourced']),
  );
  expect(rules.every(({ status, confirmed }) => confirmed === (status === 'sourced'))).toBe(true);
  expect(rules.every(({ source }) => source !== null && source.length > 0)).toBe(true);
});

test('rates are exact to the basis point and fees to the halala', async () => {
  await using server = await testApp();
  const { json } = await server.get('/v1/fee-book');
  expect(json).toMatchObject({
    stores: [
      {
        code: 'NOON_SA_FBN',
        feeTable: {
          referralRules: { health_nutrition: { shape: 'threshold', rate1: 850, limit: 50_00, rate2: 1100 } },
          store: {
            minReferral: 100,
            shippingWeight: { addsPackaging: true, volumetricDivisor: 5000, roundUpTo: 50 },
          },
        },
      },
      {
        code: 'NOON_SA_DIRECTSHIP',
        handovers: ['DROP_OFF', 'PICKUP'],
        feeTable: {
          store: {
            shippingCredit: [
              { upTo: 100_00, credit: 12_00 },
              { upTo: 500_00, credit: 6_00 },
            ],
          },
        },
      },
      { code: 'AMAZON_SA_FBA', feeTable: { version: { status: 'unsourced' } } },
      { code: 'CUSTOM', feeTable: { store: { manualRates: true }, sizeClasses: [] } },
    ],
  });
});
