import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type AdminClient, adminClient, rowIn } from './testing/admin-client.ts';
import { newNames } from './testing/list-samples.ts';

let server: TestApp;
let admin: AdminClient;
let familyId: number;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  familyId = (await admin.create('productFamily', newNames())).id;
});

const band = (min: number, max: number | null, more: object = {}) => ({
  scope: 'family',
  familyId,
  min,
  max,
  factor: 15_000,
  ...more,
});
const add = (...sent: Parameters<typeof band>) => admin.add('rangeFactor', band(...sent));

test('a band that ends before it begins is rejected at its end', async () => {
  const refusal = { status: 400, json: { code: 'bandReversed', field: 'max' } };
  expect(await add(500, 499)).toMatchObject(refusal);
  expect(await add(500, 500)).toMatchObject({ status: 200 });
});

test('two overlapping bands of one scope are rejected, naming both in riyals', async () => {
  rowIn(await add(100, 50_000));
  const refused = await add(50_000, null);
  expect(refused).toMatchObject({
    status: 409,
    json: {
      code: 'bandsOverlap',
      field: 'min',
      details: { min: 50_000, max: null, otherMin: 100, otherMax: 50_000 },
    },
  });
  for (const each of ['SAR500.00 upwards', '1.00 to SAR500.00'])
    expect(refused.text.replaceAll(/[\u2066-\u2069\u00a0]/g, '')).toContain(each);
  const inArabic = await (await adminClient(server, 'ADMIN', 'ar')).add('rangeFactor', band(1, 200));
  expect(inArabic).toMatchObject({
    status: 409,
    json: { message: expect.stringMatching(/ر\.س/) },
  });
  expect(await admin.find('rangeFactor', { familyId })).toHaveLength(1);
});

test('gaps, falling floors and the same costs in another scope are allowed', async () => {
  rowIn(await add(100, 1_000, { factor: 20_000 }));
  rowIn(await add(5_000, null, { factor: 11_000 }));
  const subFamily = await admin.create('productSubFamily', { ...newNames(), familyId });
  const narrower = { scope: 'subFamily', familyId: null, subFamilyId: subFamily.id };
  expect(await add(100, null, narrower)).toMatchObject({ status: 200 });
});

test('an inactive band overlaps nothing until it is activated', async () => {
  rowIn(await add(100, 1_000));
  const resting = rowIn(await add(500, 2_000, { active: false }));
  const { id, version } = resting;
  expect(await admin.write('rangeFactor', { ...band(500, 2_000), id, version })).toMatchObject({
    status: 409,
    json: { code: 'bandsOverlap' },
  });
  const apart = { ...band(1_001, 2_000), id, version };
  expect(await admin.write('rangeFactor', apart)).toMatchObject({ status: 200 });
});

test('a changed band does not overlap itself', async () => {
  const { id, version } = rowIn(await add(100, 1_000));
  expect(await admin.write('rangeFactor', { ...band(200, 900), id, version })).toMatchObject({ status: 200 });
});

test.each([
  ['a missing family', { familyId: null }, 'familyId'],
  ['a general one for a family', { scope: 'general' }, 'familyId'],
  ['a type beside the family', { typeId: 1 }, 'typeId'],
  ['a sub family beside the family', { subFamilyId: 1 }, 'subFamilyId'],
])('a factor for %s is rejected there', async (_name, wrong, field) => {
  expect(await add(100, 1_000, wrong)).toMatchObject({ status: 400, json: { code: 'wrongScope', field } });
});

test('a zero factor and negative costs are rejected', async () => {
  expect(await add(100, 1_000, { factor: 0 })).toMatchObject({
    status: 400,
    json: { code: 'zeroNotAllowed', field: 'factor' },
  });
  expect(await add(-1, 1_000)).toMatchObject({ status: 400, json: { code: 'negativeNumber', field: 'min' } });
});

test('exactly one of two admins who simultaneously add overlapping bands succeeds', async () => {
  const answers = await Promise.all([add(100, 1_000), add(500, 2_000), add(900, null)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test('exactly one of two admins who simultaneously move bands onto each other succeeds', async () => {
  const [low, high] = [rowIn(await add(100, 1_000)), rowIn(await add(2_000, 3_000))];
  const answers = await Promise.all([
    admin.write('rangeFactor', { ...band(100, 1_600), id: low.id, version: 1 }),
    admin.write('rangeFactor', { ...band(1_500, 3_000), id: high.id, version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
