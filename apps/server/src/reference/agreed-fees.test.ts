import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type Desk, desk, type Values } from './testing/desk.ts';
import { newNames } from './testing/list-samples.ts';

let server: TestApp;
let admin: Desk;
let storeId: number;
beforeAll(async () => {
  server = await testApp();
  admin = await desk(server);
  storeId = (await admin.made('store', { ...newNames(), fulfilmentMode: 'SELF' })).id;
});
afterAll(() => server[Symbol.asyncDispose]());

const list = 'productFeeOverride';
let barcode = 6_281_000_000_000;
const add = (values: Values) => admin.add(list, { storeId, barcode: String((barcode += 1)), ...values });

test.each([
  ['a commission', { referralRate: 900 }],
  ['no commission at all', { referralRate: 0 }],
  ['one fulfilment fee', { fulfilmentBelow: 500, fulfilmentAbove: 500 }],
  ['two fees and the price between them', { fulfilmentBelow: 500, fulfilmentAbove: 700, breakpoint: 2_500 }],
])('%s can be agreed', async (_name, values) => {
  expect(await add(values)).toMatchObject({ status: 200, json: values });
});

test.each([
  ['nothing', {}, 'nothingAgreed', 'referralRate'],
  ['only the lower fee', { fulfilmentBelow: 500 }, 'required', 'fulfilmentAbove'],
  ['only the upper fee', { fulfilmentAbove: 500 }, 'required', 'fulfilmentBelow'],
  ['only the price between fees', { breakpoint: 500 }, 'required', 'fulfilmentBelow'],
  [
    'two fees without the price between them',
    { fulfilmentBelow: 500, fulfilmentAbove: 700 },
    'required',
    'breakpoint',
  ],
  ['more than the whole price', { referralRate: 10_001 }, 'tooLarge', 'referralRate'],
  ['a fee below nothing', { fulfilmentBelow: -1 }, 'negativeNumber', 'fulfilmentBelow'],
])('%s is refused at its field', async (_name, values, code, field) => {
  expect(await add(values)).toMatchObject({ status: 400, json: { code, field } });
});

test('a barcode has one agreement in a store, and may have another elsewhere', async () => {
  const values = { storeId, barcode: '6289999999999', referralRate: 900 };
  const answers = await Promise.all([admin.add(list, values), admin.add(list, values)]);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    json: { code: 'codeTaken', field: 'barcode', details: { code: values.barcode } },
  });
  const other = await admin.made('store', { ...newNames(), fulfilmentMode: 'SELF' });
  expect(await admin.add(list, { ...values, storeId: other.id })).toMatchObject({ status: 200 });
});

test('what was agreed for a store and a barcode stays theirs', async () => {
  const { id, version } = await admin.made(list, { storeId, barcode: '6288888888888', referralRate: 900 });
  expect(await admin.write(list, { id, version, storeId, referralRate: 800 })).toMatchObject({
    status: 400,
    json: { code: 'unknownField', field: 'storeId' },
  });
  expect(await admin.write(list, { id, version })).toMatchObject({
    status: 400,
    json: { code: 'nothingAgreed' },
  });
});
