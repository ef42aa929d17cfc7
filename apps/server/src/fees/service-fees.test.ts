import { feeBookReply } from '@saer/contract/fees/fee-book';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type AdminClient, adminClient } from '../lists/testing/admin-client.ts';
import { rewritten } from '../lists/testing/list-samples.ts';

let server: TestApp;
let admin: AdminClient;
let noon: number;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
  noon = (await one('store', 'NOON_SA_FBN')).id;
});
afterAll(() => server[Symbol.asyncDispose]());

const one = async (list: 'store' | 'serviceFee', code: string) => {
  const [row] = await admin.find(list, { code });
  if (row === undefined) throw new Error(`There is no ${list} ${code}`);
  return row;
};

const book = async (on: string) => feeBookReply.parse((await server.get(`/v1/fee-book?on=${on}`)).json);
const feesOn = async (on: string) => (await book(on)).serviceFees;

const storage = async (on: string) =>
  (await feesOn(on)).filter(({ kind }) => kind === 'storage').map(({ amount }) => amount);
const kinds = async () => (await feesOn('2026-01-01')).map(({ kind }) => kind);

const deactivate = async (list: 'store' | 'serviceFee', code: string) => {
  const row = await one(list, code);
  expect(await admin.write(list, rewritten(list, row, row, { active: false }))).toMatchObject({
    status: 200,
  });
};

const names = { nameEn: 'Storage in season', nameAr: 'التخزين في الموسم' };
const dearer = () => ({ ...names, storeId: noon, kind: 'storage', amount: 400, effectiveFrom: '2031-05-01' });

test('the fee book holds what noon charges beyond commission and fulfilment, with its source', async () => {
  const fees = (await feesOn('2026-01-01')).filter(({ store }) => store === 'NOON_SA_FBN');
  const figures = Object.fromEntries(fees.map(({ kind, amount, rate }) => [kind, amount ?? rate]));
  expect(figures).toMatchObject({
    storage: 250,
    longTermStorage: 25_00,
    nonSaleableStorage: 12_00,
    removalDeliveryMinimum: 15_00,
    removalDeliveryUnit: 30,
    removalDeliverySameCity: 100,
    removalDeliveryCrossCity: 200,
    removalCollectionMinimum: 15_00,
    removalCollectionUnit: 30,
    removalCollectionVolume: 100,
    returnAdministrationCap: 15_00,
    returnAdministrationShare: 2_000,
  });
  expect(fees.filter(({ kind }) => kind === 'valueAddedService')).toHaveLength(7);
  expect(new Set(fees.map(({ status }) => status))).toEqual(new Set(['sourced']));
  expect(fees.every(({ source }) => source?.includes('Fees in KSA'))).toBe(true);
});

test('no service fee applies before it takes effect', async () => {
  expect(await feesOn('2025-07-31')).toEqual([]);
});

test('of a kind the latest that has begun applies, from its day on', async () => {
  await admin.create('serviceFee', dearer());
  expect(await storage('2031-04-30')).toEqual([250]);
  expect(await storage('2031-05-01')).toEqual([400]);
});

test.each([
  [
    'a second fee of a kind on one day',
    { nameEn: 'Other', nameAr: 'آخر' },
    409,
    'serviceFeeDateTaken',
    'effectiveFrom',
  ],
  ['a name twice on one day', { kind: 'longTermStorage' }, 409, 'nameTaken', 'nameEn'],
  ['an amount where a share is due', { kind: 'returnAdministrationShare' }, 400, 'figureNotOfKind', 'amount'],
  ['a share where an amount is due', { amount: null, rate: 2_000 }, 400, 'figureNotOfKind', 'amount'],
  ['a kind that nobody charges', { kind: 'parking' }, 400, 'notOneOf', 'kind'],
  ['a day that does not exist', { effectiveFrom: '2031-02-30' }, 400, 'notADate', 'effectiveFrom'],
  ['an amount below zero', { amount: -1 }, 400, 'negativeNumber', 'amount'],
])('%s is rejected at its field', async (_name, values, status, code, field) => {
  const reply = await server.post('/v1/service-fee', { ...dearer(), ...values }, admin.headers);
  expect(reply).toMatchObject({ status, json: { code, field } });
});

test('a fee or a store that sellers do not see is not in the fee book', async () => {
  expect(await kinds()).toContain('storage');
  await deactivate('serviceFee', 'storage');
  expect(await kinds()).not.toContain('storage');
  await deactivate('store', 'NOON_SA_FBN');
  expect(await kinds()).toEqual(['returnAdministrationCap', 'returnAdministrationShare']);
});
