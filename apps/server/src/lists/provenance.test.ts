import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { store } from './tables.ts';
import { rangeFactor } from '../fees/tables.ts';
import { type AdminClient, adminClient, rowIn, type Values } from './testing/admin-client.ts';
import { listSamples, newNames } from './testing/list-samples.ts';

let server: TestApp;
let admin: AdminClient;
let other: AdminClient;
beforeAll(async () => {
  // One person is enough here: what takes two is tested with the proposals.
  server = await testApp({ environment: { PUBLISH_FEES_ALONE: 'true' } });
  admin = await adminClient(server);
  other = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const confirmed = { status: 'confirmed', source: 'https://example.com/fees' };
const confirmedBy = async (id: number) =>
  (await server.db.select().from(store).where(eq(store.id, id)))[0]?.confirmedBy;
/** A store with figures, as sent by an admin. */
const figures = () => ({ ...newNames(), fulfilmentMode: 'SELF' });

test.each([
  'store',
  'productFamily',
  'productSubFamily',
  'productType',
  'feeTable',
  'classification',
  'classificationCategory',
  'rangeFactor',
  'referralRule',
] as const)('a new row of %s is to be confirmed unless the contrary is said, with a source', async (list) => {
  const sample: Values = await listSamples[list].row(admin);
  const { status: _status, source: _source, ...plain } = sample;
  expect(await admin.create(list, plain)).toMatchObject({
    status: 'proposed',
    confirmed: false,
    source: null,
    confirmedAt: null,
  });
  const again: Values = await listSamples[list].row(admin);
  for (const status of ['sourced', 'confirmed'])
    for (const source of [null, '   '])
      expect(await admin.add(list, { ...again, status, source })).toMatchObject({
        status: 400,
        json: { code: 'required', field: 'source' },
      });
});

describe('confirming', () => {
  test('records who and when, until somebody confirms it again after a change', async () => {
    const before = Date.now();
    const values = figures();
    const row = await admin.create('store', { ...values, ...confirmed });
    const { id } = row;
    expect(Math.abs(Date.parse(String(row['confirmedAt'])) - before)).toBeLessThan(60_000);
    expect(await confirmedBy(id)).toBe(admin.id);
    const renamed = { ...values, ...confirmed, nameEn: newNames().nameEn, id };
    const changed = rowIn(await other.write('store', { ...renamed, version: 1 }));
    expect(changed).toMatchObject({ confirmed: true, confirmedAt: row['confirmedAt'] });
    expect(await confirmedBy(id)).toBe(admin.id);
    const sourced = { ...renamed, source: 'https://example.com/newer-fees' };
    const again = rowIn(await other.write('store', { ...sourced, version: 2 }));
    expect(String(again['confirmedAt']) > String(row['confirmedAt'])).toBe(true);
    expect(await confirmedBy(id)).toBe(other.id);
    const taken = rowIn(await admin.write('store', { ...sourced, version: 3, status: 'unsourced' }));
    expect(taken).toMatchObject({ status: 'unsourced', confirmed: false, confirmedAt: null });
    expect(await confirmedBy(id)).toBeNull();
  });

  test('is in the history, with the admin', async () => {
    const names = newNames();
    const { id } = await admin.create('productFamily', names);
    await other.write('productFamily', { ...names, ...confirmed, id, version: 1 });
    const [change] = await admin.history({ entity: 'productFamily', entityId: id });
    expect(change).toMatchObject({
      actor: { id: other.id },
      before: { status: 'proposed', source: null },
      after: confirmed,
      ...names,
    });
  });

  test('is signed by the server: who confirmed can neither be sent nor read', async () => {
    const row = await admin.create('productFamily', newNames());
    expect(row).not.toHaveProperty('confirmedBy');
    expect(row).not.toHaveProperty('search');
    const sent = { ...newNames(), confirmedAt: '2020-01-01T00:00:00Z' };
    expect(await admin.add('productFamily', sent)).toMatchObject({
      status: 400,
      json: { code: 'unknownField', field: 'confirmedAt' },
    });
    expect(await admin.page('productFamily', { where: { confirmedBy: 1 } })).toMatchObject({
      status: 400,
      json: { code: 'unknownColumn' },
    });
  });
});

describe('a figure, when it changes,', () => {
  test.each(['sourced', 'confirmed'])('loses "%s" and its source, even if they are sent', async (status) => {
    const values = { ...figures(), ...confirmed, status };
    const { id } = await admin.create('store', values);
    const changed = await other.write('store', { ...values, id, version: 1, fulfilmentMode: 'FBN' });
    expect(changed).toMatchObject({
      status: 200,
      json: { fulfilmentMode: 'FBN', status: 'proposed', confirmed: false, source: null, confirmedAt: null },
    });
    expect(await confirmedBy(id)).toBeNull();
    const [change] = await admin.history({ entity: 'store', entityId: id });
    expect(change).toMatchObject({
      before: { fulfilmentMode: 'SELF', status, source: confirmed.source },
      after: { fulfilmentMode: 'FBN', status: 'proposed', source: null },
    });
  });

  test('gets a status again when a new source comes with the change', async () => {
    const values = { ...figures(), ...confirmed };
    const { id } = await admin.create('store', values);
    const source = 'Their letter of 22 November 2026';
    const sent = { ...values, id, version: 1, fulfilmentMode: 'FBN', source };
    expect(await other.write('store', sent)).toMatchObject({ json: { status: 'confirmed', source } });
    expect(await confirmedBy(id)).toBe(other.id);
    expect(
      await other.write('store', {
        ...sent,
        version: 2,
        fulfilmentMode: 'FBA',
        status: 'sourced',
        source: 'More',
      }),
    ).toMatchObject({ json: { status: 'sourced', source: 'More', confirmedAt: null } });
  });

  test('is compared by value: the same figures, a name, a position and a note change nothing', async () => {
    const values = { ...figures(), ...confirmed, status: 'sourced' };
    const { id } = await admin.create('store', values);
    const sent = { ...values, ...newNames(), id, version: 1, active: false, note: 'Asked again' };
    expect(await admin.write('store', sent)).toMatchObject({
      json: { version: 2, status: 'sourced', source: confirmed.source, note: 'Asked again' },
    });
    const { status: _status, ...unsaid } = sent;
    expect(await admin.write('store', { ...unsaid, version: 2, ...newNames() })).toMatchObject({
      json: { version: 3, status: 'sourced', source: confirmed.source },
    });
  });

  test('of a seeded range factor also loses its status, and so does the position of a sub family', async () => {
    const [band] = await admin.find('rangeFactor', { scope: 'general', min: 1 });
    const { id = 0, version = 0 } = band ?? {};
    const values = { scope: 'general', min: 1, max: 1000, ...confirmed, id };
    expect(await admin.write('rangeFactor', { ...values, version, factor: 16_000 })).toMatchObject({
      json: { confirmed: true },
    });
    expect(
      await admin.write('rangeFactor', { ...values, version: version + 1, factor: 17_000 }),
    ).toMatchObject({ json: { factor: 17_000, confirmed: false, source: null } });
    expect(await server.db.$count(rangeFactor, eq(rangeFactor.confirmed, true))).toBe(0);

    const sample: Values = await listSamples.productSubFamily.row(admin);
    const sub = await admin.create('productSubFamily', { ...sample, ...confirmed });
    const familyId = (await admin.create('productFamily', newNames())).id;
    expect(
      await admin.write('productSubFamily', { ...sample, ...confirmed, id: sub.id, version: 1, familyId }),
    ).toMatchObject({ json: { familyId, status: 'proposed', source: null } });
  });
});
