import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import type { ListName } from '@saer/contract/lists/all';
import { eq, getTableName, sql } from 'drizzle-orm';
import { toCamelCase } from 'drizzle-orm/casing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminLists } from '../admin-lists.ts';
import { feeTable } from '../fees/tables.ts';
import { product } from '../products/tables.ts';
import { paymentOrder } from '../payments/tables.ts';
import { savedPayment } from '../payments/testing/saved-payment.ts';
import { activeSubscription } from '../subscriptions/testing/active-subscription.ts';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type AdminClient, adminClient, rowIn } from './testing/admin-client.ts';
import { listSamples, newNames } from './testing/list-samples.ts';

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const add = async (list: ListName, values: object = {}) =>
  (await admin.create(list, { ...(await listSamples[list].row(admin)), ...values })).id;

const agree = (storeId: number) =>
  server.post('/v1/agreed-fee', { storeId, barcode: '6281000000017', referralRate: 900 }, admin.headers);

/** A seller's product that refers to the given rows. */
async function addProduct(on: {
  storeId?: number;
  subFamilyId?: number;
  typeId?: number;
  feeTableId?: number;
}) {
  const { id: ownerId } = await person(server, { role: 'USER' });
  await server.db.insert(product).values({
    ownerId,
    nameEn: 'Lamp',
    storeId: on.storeId ?? (await add('store')),
    subFamilyId: on.subFamilyId ?? (await add('productSubFamily')),
    typeId: on.typeId ?? null,
    feeTableId: on.feeTableId ?? (await add('feeTable')),
    cost: 1_000,
    costIncludesVat: false,
    costVat: 1_500,
    vat: 1_500,
    vatRegistered: true,
    feeVatIsCost: false,
    marginBase: 'price',
    extraRate: 0,
    extraFixed: 0,
    ...noOptionalLines,
    recommendedPrice: 3_000,
    finalPrice: 3_000,
    commission: 300,
    fulfilmentFee: 500,
    totalStoreFees: 800,
    profit: 500,
    finalMargin: 1_666,
    meetsTarget: true,
    calculatedAt: new Date().toISOString(),
  });
}

/** A draft that is to take a table's place; in truth only of a published one, which nobody can delete. */
async function addCorrection(correctsId: number) {
  const [corrected] = await server.db.select().from(feeTable).where(eq(feeTable.id, correctsId));
  if (corrected === undefined) throw new Error('No fee table was added');
  const { id: _, ...copied } = corrected;
  await server.db
    .insert(feeTable)
    .values({ ...copied, name: 'Correction', correctsId, reason: 'A fee was wrong' });
}

const uses: readonly (readonly [ListName, string, (id: number) => Promise<unknown>])[] = [
  ['productFamily', 'productSubFamily', (familyId) => add('productSubFamily', { familyId })],
  ['productFamily', 'rangeFactor', (familyId) => add('rangeFactor', { familyId })],
  ['productSubFamily', 'productType', (subFamilyId) => add('productType', { subFamilyId })],
  [
    'productSubFamily',
    'rangeFactor',
    (subFamilyId) => add('rangeFactor', { scope: 'subFamily', familyId: null, subFamilyId }),
  ],
  ['productSubFamily', 'referralRule', (subFamilyId) => add('referralRule', { subFamilyId })],
  ['productSubFamily', 'product', (subFamilyId) => addProduct({ subFamilyId })],
  ['productType', 'rangeFactor', (typeId) => add('rangeFactor', { scope: 'type', familyId: null, typeId })],
  ['productType', 'product', (typeId) => addProduct({ typeId })],
  ['store', 'feeTable', (storeId) => add('feeTable', { storeId })],
  ['store', 'serviceFee', (storeId) => add('serviceFee', { storeId })],
  ['store', 'productFeeOverride', (storeId) => agree(storeId)],
  ['store', 'product', (storeId) => addProduct({ storeId })],
  ['feeTable', 'product', (feeTableId) => addProduct({ feeTableId })],
  ['feeTable', 'feeTable', addCorrection],
  [
    'pricePlan',
    'subscription',
    async (planId) => activeSubscription(server, (await person(server, { role: 'USER' })).id, { planId }),
  ],
  [
    'pricePlan',
    'paymentOrder',
    async (planId) => {
      const { orderId } = await savedPayment(server, (await person(server, { role: 'USER' })).id);
      await server.db.update(paymentOrder).set({ planId }).where(eq(paymentOrder.id, orderId));
    },
  ],
];

test('every foreign key that prevents a row of a list from being deleted is covered here', async () => {
  const { rows } = await server.db.execute<{ list: string; user: string }>(sql`
    select used.relname as list, owner.relname as "user"
    from pg_constraint
    join pg_class used on used.oid = confrelid join pg_class owner on owner.oid = conrelid
    where contype = 'f' and confdeltype in ('a', 'r')`);
  const byTable = new Map(Object.values(adminLists).map(({ name, table }) => [getTableName(table), name]));
  const expected = rows.flatMap(({ list, user }) => {
    const name = byTable.get(list);
    return name === undefined ? [] : [`${name} ${toCamelCase(user)}`];
  });
  expect(uses.map(([list, user]) => `${list} ${user}`).toSorted()).toEqual(expected.toSorted());
});

test.each(uses)('a row of %s that a row of %s refers to is not removed', async (list, user, use) => {
  const [free, used] = [await add(list), await add(list)];
  await use(used);
  const refused = await admin.remove(list, free, used);
  expect(refused).toMatchObject({
    status: 409,
    json: { code: 'inUse', details: { id: used, list: user, count: 1, name: expect.any(String) } },
  });
  expect(refused.text).not.toContain(`"id":${free},`);
  expect(await admin.find(list, { id: { in: [free, used] } })).toHaveLength(2);
  expect(await admin.remove(list, free)).toMatchObject({ status: 200 });
});

test('every row in use is reported with everything that uses it, in the reader’s language', async () => {
  const family = await admin.create('productFamily', { nameEn: 'Garden', nameAr: 'الحديقة' });
  const other = await admin.create('productFamily', { nameEn: 'Kitchenware', nameAr: 'أدوات المطبخ' });
  await add('productSubFamily', { familyId: family.id });
  await add('productSubFamily', { familyId: family.id });
  await add('rangeFactor', { familyId: other.id });
  const { json } = await admin.remove('productFamily', family.id, other.id);
  expect(json).toMatchObject({
    message: expect.stringContaining('“Garden” is in use: 2 sub families'),
    problems: [
      { details: { id: family.id, nameAr: 'الحديقة', list: 'productSubFamily', count: 2 } },
      { details: { id: other.id, list: 'rangeFactor', count: 1 } },
    ],
  });
  const reader = await adminClient(server, 'ADMIN', 'ar');
  expect(await reader.remove('productFamily', family.id)).toMatchObject({
    json: { message: expect.stringContaining('عائلت') },
  });
});

test('a row in use can be deactivated instead', async () => {
  const names = newNames();
  const family = await admin.create('productFamily', names);
  await add('productSubFamily', { familyId: family.id });
  const { id, version } = family;
  const rested = rowIn(await admin.write('productFamily', { ...names, id, version, active: false }));
  expect(rested).toMatchObject({ active: false, version: 2 });
});

test('adding to a family while it is being removed either fails or prevents the removal', async () => {
  for (let round = 0; round < 5; round += 1) {
    const familyId = await add('productFamily');
    const [added, removed] = await Promise.all([
      admin.add('productSubFamily', { ...newNames(), familyId }),
      admin.remove('productFamily', familyId),
    ]);
    const left = (await admin.find('productFamily', { id: familyId })).length;
    if (left === 0)
      expect(added).toMatchObject({ status: 400, json: { code: 'unknownRow', field: 'familyId' } });
    else expect([added.status, removed.status]).toEqual([200, 409]);
  }
});

test.each([
  ['no row', ''],
  ['a word', 'one'],
  ['an impossible id', '0'],
  ['more rows than one request takes', Array.from({ length: 101 }, (_, at) => at + 1).join(',')],
])('deleting %s is rejected', async (_name, ids) => {
  const { status, json } = await server.delete(`/v1/product-family?id=${ids}`, admin.headers);
  expect(status).toBe(400);
  expect(json).toMatchObject({ code: expect.any(String), field: expect.stringMatching(/^id/) });
});
