import type { restorableDeletions } from '@saer/contract/products/history';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceFee } from '../fees/tables.ts';
import { pricePlan } from '../lists/tables.ts';
import { type AdminClient, adminClient, rowIn } from '../lists/testing/admin-client.ts';
import { listSamples, newNames, rewritten } from '../lists/testing/list-samples.ts';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

type Restorable = (typeof restorableDeletions)[number];

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const putBack = (id: number, by: { readonly headers: Record<string, string> } = admin) =>
  server.post('/v1/history/put-back', { id }, by.headers);
const newest = async (entity: string, entityId: number): Promise<number> =>
  (await admin.history({ entity, entityId }))[0]?.id ?? 0;
const add = async (list: Restorable, values: object = {}) =>
  admin.create(list, { ...(await listSamples[list].row(admin)), ...values });
/** Deletes a row and returns its deletion in the history. */
const remove = async (list: Restorable, id: number): Promise<number> => {
  expect(await admin.remove(list, id)).toMatchObject({ status: 200 });
  return newest(list, id);
};

const lists: readonly Restorable[] = [
  'store',
  'productFamily',
  'productSubFamily',
  'productType',
  'serviceFee',
  'classificationCategory',
  'pricePlan',
  'rangeFactor',
  'classification',
  'referralRule',
];

describe('putting a deleted row of a list back', () => {
  test.each(lists)(
    'adds a row of %s again with its key and values, once, and is a change itself',
    async (list) => {
      const { id, version: _, ...before } = await add(list);
      const deletion = await remove(list, id);
      expect(await admin.find(list, { id })).toEqual([]);
      expect(await putBack(deletion)).toMatchObject({ status: 200, json: { entity: list, entityId: id } });
      const [row] = await admin.find(list, { id });
      const { createdAt: _c, updatedAt: _u, confirmedAt: _a, created_at: _s, ...values } = before;
      expect(row).toMatchObject(values);
      expect(row?.version).toBeGreaterThan(1);
      const actions = (await admin.history({ entity: list, entityId: id })).map(({ action }) => action);
      expect(actions).toEqual(['create', 'remove', 'create']);
      expect(await putBack(deletion)).toMatchObject({ status: 400, json: { code: 'cannotPutBack' } });
      const next = await add(list);
      expect(next.id).toBeGreaterThan(id);
    },
  );

  test('keeps the source of a sourced service fee, and puts its former amount back with it', async () => {
    const values = await listSamples.serviceFee.row(admin);
    const { id } = await admin.create('serviceFee', values);
    const source = 'https://example.com/service-fees';
    await server.db.update(serviceFee).set({ status: 'sourced', source }).where(eq(serviceFee.id, id));
    expect(await putBack(await remove('serviceFee', id))).toMatchObject({ status: 200 });
    const [back] = await admin.find('serviceFee', { id });
    expect(back).toMatchObject({ status: 'sourced', source, amount: 250, confirmed: true });
    const changed = rewritten('serviceFee', { id, version: Number(back?.version) }, values, {
      amount: 900,
      source,
    });
    expect(rowIn(await admin.write('serviceFee', changed))).toMatchObject({
      status: 'proposed',
      amount: 900,
    });
    expect(await putBack(await newest('serviceFee', id))).toMatchObject({ status: 200 });
    expect(await admin.find('serviceFee', { id })).toMatchObject([
      { status: 'sourced', source, amount: 250 },
    ]);
  });

  test('brings the members of a size class category back', async () => {
    const [size] = await admin.find('classification', {});
    const code = String(size?.['code']);
    const taken = await admin.find('classificationCategory', {});
    for (const { id } of taken) await admin.remove('classificationCategory', id);
    const { id } = await add('classificationCategory', { members: [code] });
    expect(await putBack(await remove('classificationCategory', id))).toMatchObject({ status: 200 });
    const { json } = await admin.page('classificationCategory', { where: { id }, relations: ['members'] });
    expect(json).toMatchObject({ data: [{ members: [{ classificationCode: code }] }] });
  });

  test('is refused while its name or code is taken', async () => {
    const names = newNames();
    const { id } = await admin.create('productFamily', { ...names, code: 'first_code' });
    const deletion = await remove('productFamily', id);
    const other = await admin.create('productFamily', names);
    expect(await putBack(deletion)).toMatchObject({ status: 409, json: { code: 'nameTaken' } });
    await admin.remove('productFamily', other.id);
    await admin.create('productFamily', { ...newNames(), code: 'first_code' });
    expect(await putBack(deletion)).toMatchObject({ status: 409, json: { code: 'codeTaken' } });
  });

  test('names the deleted row it belonged to, and works once that is back or added again', async () => {
    const family = await admin.create('productFamily', {
      nameEn: 'Garden',
      nameAr: 'الحديقة',
      code: 'garden',
    });
    const { id } = await add('productSubFamily', { familyId: family.id });
    const child = await remove('productSubFamily', id);
    const parent = await remove('productFamily', family.id);
    expect(await putBack(child)).toMatchObject({
      json: {
        code: 'unknownRow',
        field: 'familyId',
        details: { list: 'productFamily', id: family.id, name: 'Garden', nameAr: 'الحديقة' },
      },
    });
    await putBack(parent);
    expect(await putBack(child)).toMatchObject({ status: 200 });
    expect(await admin.find('productSubFamily', { id })).toMatchObject([{ familyId: family.id }]);

    const again = await remove('productSubFamily', id);
    await remove('productFamily', family.id);
    const added = await admin.create('productFamily', { ...newNames(), code: 'garden' });
    expect(await putBack(again)).toMatchObject({ status: 200 });
    expect(await admin.find('productSubFamily', { id })).toMatchObject([{ familyId: added.id }]);
  });

  test('names the deleted row that a change put back would move it to', async () => {
    const [from, to] = [await add('productFamily'), await add('productFamily')];
    const names = newNames();
    const { id, version } = await admin.create('productSubFamily', { ...names, familyId: from.id });
    await admin.write('productSubFamily', { ...names, id, version, familyId: to.id });
    const move = await newest('productSubFamily', id);
    await remove('productFamily', from.id);
    expect(await putBack(move)).toMatchObject({
      json: { code: 'unknownRow', details: { list: 'productFamily', id: from.id } },
    });
  });

  test('brings a recommended plan back without the recommendation that another has by now', async () => {
    await server.db.update(pricePlan).set({ recommended: false });
    const { id } = await add('pricePlan', { recommended: true });
    const deletion = await remove('pricePlan', id);
    const other = await add('pricePlan', { recommended: true });
    expect(await putBack(deletion)).toMatchObject({ status: 200 });
    expect(await admin.find('pricePlan', { id: { in: [id, other.id] } })).toMatchObject([
      { id, recommended: false },
      { id: other.id, recommended: true },
    ]);
  });

  test('is not for sellers, and not for drafts of fee tables, whose content the history does not have', async () => {
    const { id } = await add('store');
    const deletion = await remove('store', id);
    const seller = await person(server, { role: 'USER' });
    expect(await putBack(deletion, seller)).toMatchObject({ status: 404, json: { code: 'rowGone' } });
    const row = await admin.create('feeTable', await listSamples.feeTable.row(admin));
    expect(await admin.remove('feeTable', row.id)).toMatchObject({ status: 200 });
    expect(await putBack(await newest('feeTable', row.id))).toMatchObject({
      json: { code: 'cannotPutBack' },
    });
  });
});
