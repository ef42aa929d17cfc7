import { feeVersion } from '@saer/contract/publishing/fee-version';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feeTable } from '../fees/tables.ts';
import { type AdminClient, adminClient } from '../lists/testing/admin-client.ts';
import { listSamples, rewritten } from '../lists/testing/list-samples.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const putBack = (id: number) => server.post('/v1/history/put-back', { id }, admin.headers);
const newest = async (entity: string, entityId: number): Promise<number> =>
  (await admin.history({ entity, entityId }))[0]?.id ?? 0;
const readVersion = async (id: number) =>
  feeVersion.parse((await server.get(`/v1/fee-table/version?id=${id}`, admin.headers)).json);

/** Adds a row to a draft and changes it; returns its key, its table and the change in the history. */
async function changed(list: 'classification' | 'referralRule') {
  const values = await listSamples[list].row(admin);
  const { id } = await admin.create(list, values);
  const sent = rewritten(list, { id, version: 1 }, values, listSamples[list].change);
  expect(await admin.write(list, sent)).toMatchObject({ status: 200 });
  return { id, table: values.feeTableId, change: await newest(list, id) };
}

test('a change of a size class is put back with its weight slabs, once, as a change of the draft', async () => {
  const { id, table, change } = await changed('classification');
  const before = await readVersion(table);
  expect(before.classes).toMatchObject([{ id, slabs: [{ maxWeight: 2_000, feeBelow: 550, feeAbove: 750 }] }]);
  expect(await putBack(change)).toMatchObject({ status: 200, json: { entity: 'classification' } });
  const after = await readVersion(table);
  expect(after.classes).toMatchObject([{ id, slabs: [{ maxWeight: 1_000, feeBelow: 500, feeAbove: 700 }] }]);
  // Nobody publishes the draft as it was before.
  expect(after.version).toBeGreaterThan(before.version);
  expect(await putBack(change)).toMatchObject({ status: 409, json: { code: 'changedSince' } });
});

test('a change of a commission is put back', async () => {
  const { id, table, change } = await changed('referralRule');
  expect(await putBack(change)).toMatchObject({ status: 200 });
  expect((await readVersion(table)).rates).toMatchObject([
    { id, shape: 'flat', rate1: 1_200, limit: null, rate2: null, status: 'proposed' },
  ]);
});

test.each(['classification', 'referralRule'] as const)(
  'neither a change nor a deletion of %s is put back once its table is no draft any more',
  async (list) => {
    const { id, table, change } = await changed(list);
    const other = await admin.create(list, {
      ...(await listSamples[list].row(admin)),
      feeTableId: table,
      ...(list === 'referralRule'
        ? { subFamilyId: (await admin.find('productSubFamily', {})).at(-1)?.id }
        : {}),
    });
    expect(await admin.remove(list, other.id)).toMatchObject({ status: 200 });
    await server.db.update(feeTable).set({ state: 'review' }).where(eq(feeTable.id, table));
    for (const each of [change, await newest(list, other.id)])
      expect(await putBack(each)).toMatchObject({ status: 409, json: { code: 'versionNotDraft' } });
    await server.db.update(feeTable).set({ state: 'draft' }).where(eq(feeTable.id, table));
    expect(await admin.remove('feeTable', table)).toMatchObject({ status: 200 });
    expect(await putBack(await newest(list, other.id))).toMatchObject({
      json: { code: 'unknownRow', field: 'feeTableId', details: { list: 'feeTable', id: table } },
    });
    expect(id).not.toBe(other.id);
  },
);

test('a band that was deleted or moved is put back, unless another one is in its place', async () => {
  const values = await listSamples.rangeFactor.row(admin);
  const { id } = await admin.create('rangeFactor', values);
  const sent = rewritten('rangeFactor', { id, version: 1 }, values, { factor: 17_000 });
  expect(await admin.write('rangeFactor', sent)).toMatchObject({ status: 200 });
  expect(await putBack(await newest('rangeFactor', id))).toMatchObject({ status: 200 });
  expect(await admin.find('rangeFactor', { id })).toMatchObject([{ factor: values.factor }]);
  expect(await admin.remove('rangeFactor', id)).toMatchObject({ status: 200 });
  const deletion = await newest('rangeFactor', id);
  const other = await admin.create('rangeFactor', values);
  expect(await putBack(deletion)).toMatchObject({ json: { code: 'bandsOverlap' } });
  await admin.remove('rangeFactor', other.id);
  expect(await putBack(deletion)).toMatchObject({ status: 200 });
});
