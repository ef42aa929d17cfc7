import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { productFamily } from './tables.ts';
import { type Desk, desk, rowIn } from './testing/desk.ts';
import { newNames } from './testing/list-samples.ts';

let server: TestApp;
let admin: Desk;
let other: Desk;
beforeAll(async () => {
  server = await testApp();
  admin = await desk(server);
  other = await desk(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const confirmedBy = async (id: number) =>
  (await server.db.select().from(productFamily).where(eq(productFamily.id, id)))[0]?.confirmedBy;

test('what an admin enters is confirmed by them, now', async () => {
  const before = Date.now();
  const row = await admin.made('productFamily', newNames());
  expect(row).toMatchObject({ status: 'confirmed', confirmed: true, source: null });
  expect(Math.abs(Date.parse(String(row['confirmedAt'])) - before)).toBeLessThan(60_000);
  expect(await confirmedBy(row.id)).toBe(admin.id);
});

test('who confirmed it stays until another writes a figure of it, or takes it back', async () => {
  const names = newNames();
  const row = await admin.made('productFamily', names);
  const { id } = row;
  const moved = rowIn(await other.write('productFamily', { ...names, id, version: 1, position: 3 }));
  expect(moved['confirmedAt']).toBe(row['confirmedAt']);
  expect(await confirmedBy(id)).toBe(admin.id);
  const renamed = { ...names, nameEn: newNames().nameEn, id, version: 2, position: 3 };
  const changed = rowIn(await other.write('productFamily', renamed));
  expect(String(changed['confirmedAt']) >= String(row['confirmedAt'])).toBe(true);
  expect(await confirmedBy(id)).toBe(other.id);
  const taken = rowIn(await admin.write('productFamily', { ...renamed, version: 3, status: 'remembered' }));
  expect(taken).toMatchObject({ status: 'remembered', confirmed: false, confirmedAt: null });
  expect(await confirmedBy(id)).toBeNull();
});

test('who confirmed what is for the server to keep: it is neither sent nor told', async () => {
  const row = await admin.made('productFamily', newNames());
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

test('what is said to be found names its source', async () => {
  const store = { ...newNames(), fulfilmentMode: 'SELF', status: 'found' };
  const refusal = { status: 400, json: { code: 'required', field: 'source' } };
  expect(await admin.add('store', store)).toMatchObject(refusal);
  expect(await admin.add('store', { ...store, source: '   ' })).toMatchObject(refusal);
  const { id, version } = await admin.made('store', { ...store, source: 'https://example.com/fees' });
  expect(await admin.write('store', { ...store, id, version })).toMatchObject(refusal);
});

test('confirming is in the history, with who did it', async () => {
  const names = newNames();
  const { id } = await admin.made('productFamily', { ...names, status: 'proposed' });
  await other.write('productFamily', { ...names, id, version: 1 });
  const [change] = await admin.history({ entity: 'productFamily', entityId: id });
  expect(change).toMatchObject({
    actor: { id: other.id },
    before: { status: 'proposed' },
    after: { status: 'confirmed' },
    ...names,
  });
});
