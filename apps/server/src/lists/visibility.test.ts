import { type ListName, listNames, lists } from '@saer/contract/lists/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { person } from '../testing/accounts.ts';
import { putInForce } from '../fees/testing/factors.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type AdminClient, adminClient, pagePath, listPath, rowIn, rowsIn } from './testing/admin-client.ts';
import { listSamples, newNames, rewritten } from './testing/list-samples.ts';

let server: TestApp;
let admin: AdminClient;
let seller: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
  seller = (await person(server, { role: 'USER' })).headers;
});
afterAll(() => server[Symbol.asyncDispose]());

const ids = z.array(z.object({ id: z.int() }));
/** Tells whether a row is in the list and in its pages for a caller with these headers. */
async function isSeen(list: ListName, id: number, headers: Record<string, string> = {}) {
  const whole = ids.parse((await server.get(listPath(list), headers)).json).some((each) => each.id === id);
  const paged = rowsIn(await server.get(pagePath(list, { where: { id } }), headers)).length > 0;
  expect(paged).toBe(whole);
  return whole;
}
const seenBy = async (list: ListName, id: number) => ({
  admin: await isSeen(list, id, admin.headers),
  seller: await isSeen(list, id, seller),
  anyone: await isSeen(list, id),
});
const book = async () => (await server.get('/v1/fee-book')).text;
const everybody = { admin: true, seller: true, anyone: true };
const adminsOnly = { admin: true, seller: false, anyone: false };

const activatable = listNames.filter((name) => lists[name].visibility === 'active');

describe.each(activatable)('a row of %s', (list) => {
  test('is visible only to admins while inactive, and to everybody once active again', async () => {
    const sent = await listSamples[list].row(admin);
    const row = rowIn(await admin.add(list, sent));
    expect(await seenBy(list, row.id)).toEqual(everybody);
    const rested = rowIn(await admin.write(list, rewritten(list, row, sent, { active: false })));
    expect(await seenBy(list, row.id)).toEqual(adminsOnly);
    await admin.write(list, rewritten(list, rested, sent, { active: true }));
    expect(await seenBy(list, row.id)).toEqual(everybody);
  });
});

test('a fee table, its size classes and its commissions are visible only to admins until it is published', async () => {
  for (const list of ['feeTable', 'classification', 'referralRule'] as const) {
    const row = rowIn(await admin.add(list, await listSamples[list].row(admin)));
    expect(await seenBy(list, row.id)).toEqual(adminsOnly);
  }
});

test('everything under an inactive family is hidden with it, from the lists and the fee book', async () => {
  const names = newNames();
  const family = await admin.create('productFamily', names);
  const subFamily = await admin.create('productSubFamily', { ...newNames(), familyId: family.id });
  const type = await admin.create('productType', { ...newNames(), subFamilyId: subFamily.id });
  const codes = [family, subFamily, type].map(({ code }) => `"code":"${String(code)}"`);
  const before = await book();
  for (const code of codes) expect(before).toContain(code);
  await admin.write('productFamily', { ...names, id: family.id, version: 1, active: false });
  const after = await book();
  for (const code of codes) expect(after).not.toContain(code);
  expect(await seenBy('productSubFamily', subFamily.id)).toEqual(adminsOnly);
  expect(await seenBy('productType', type.id)).toEqual(adminsOnly);
});

test('a factor in force is visible to everybody, any other only to admins', async () => {
  const { id } = rowIn(await admin.add('rangeFactor', await listSamples.rangeFactor.row(admin)));
  expect(await seenBy('rangeFactor', id)).toEqual(adminsOnly);
  await putInForce(server);
  expect(await seenBy('rangeFactor', id)).toEqual(everybody);
});

test('an inactive type and an inactive factor are not in the fee book', async () => {
  const sent = await listSamples.productType.row(admin);
  const type = await admin.create('productType', sent);
  const factor = await admin.create('rangeFactor', {
    scope: 'type',
    typeId: type.id,
    min: 1,
    factor: 99_999,
  });
  await putInForce(server);
  expect(await book()).toContain('99999');
  await admin.write('rangeFactor', {
    scope: 'type',
    typeId: type.id,
    min: 1,
    factor: 99_999,
    active: false,
    id: factor.id,
    version: 1,
  });
  await putInForce(server);
  expect(await book()).not.toContain('99999');
  await admin.write('productType', rewritten('productType', type, sent, { active: false }));
  expect(await book()).not.toContain(`"code":"${String(type['code'])}"`);
});

test('inactive factors do not affect prices', async () => {
  const product = {
    store: 'NOON_SA_FBN',
    subFamily: 'watches',
    sides: [200, 150, 50],
    weight: 300,
    cost: 9_000,
  };
  const calculated = () => server.post('/v1/product/calculate', product);
  expect(await calculated()).toMatchObject({ status: 200 });
  for (const { id, version, min, max, factor, status, source } of await admin.find('rangeFactor', {
    scope: 'general',
  })) {
    const sent = { scope: 'general', min, max, factor, status, source, id, version, active: false };
    expect(await admin.write('rangeFactor', sent)).toMatchObject({ status: 200 });
  }
  await putInForce(server);
  expect(await calculated()).toMatchObject({ status: 400, json: { code: 'missingFactor' } });
});
