import { ownedProducts } from './queries.ts';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { type HistoryRow, pageHistory } from '@saer/contract/products/history';
import { listedProduct } from '@saer/contract/products/product';
import { pageProductHistory } from '@saer/contract/products/saved-product';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccounts } from '../accounts/managing/erase-accounts.ts';
import { account } from '../principals/tables.ts';
import { history } from '../audit/tables.ts';
import { productFamily, productSubFamily } from '../lists/tables.ts';
import { sheetCaller, makeSheet } from '../imports/testing/import-sheet.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { productAuditValues } from './editing/audit-values.ts';
import { plain, sendPicture } from './testing/send-picture.ts';
import { sampleProduct } from './testing/saved-product.ts';
import { product } from './tables.ts';

let server: TestApp;
let seller: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  admin = await person(server, { role: 'SUPER_ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const typed = { ...sampleProduct, sku: 'OWN-1', currentPrice: 210_00, monthlySales: 4 };
const own = { ...typed, whenThere: 'keepBoth' };
const create = async (more = {}) =>
  listedProduct.parse((await server.post('/v1/product', { ...own, ...more }, seller.headers)).json);
const filter = (id: number) =>
  encodeURIComponent(encodeFilter({ where: { entityId: id, action: 'create' } }));

/** The creation of a product as displayed to its seller and to an admin: the same for both. */
async function createdAs(id: number): Promise<HistoryRow['after']> {
  const sellers = pageProductHistory.reply.parse(
    (await server.get(`/v1/product/history/page?filter=${filter(id)}`, seller.headers)).json,
  );
  const { data } = pageHistory.reply.parse(
    (await server.get(`/v1/history/page?filter=${filter(id)}`, admin.headers)).json,
  );
  const ofProduct = data.filter(({ entity }) => entity === 'product');
  expect(ofProduct).toHaveLength(1);
  expect(sellers.data).toMatchObject(ofProduct);
  expect(sellers.data[0]).toMatchObject({ before: null, people: [{ id: seller.id }] });
  return ofProduct[0]?.after ?? null;
}

const toWritten = (id: number) =>
  server.db
    .select({ action: history.action, after: history.after })
    .from(history)
    .where(and(eq(history.entity, 'product'), eq(history.entityId, id)));

describe('a product’s values when it was added', () => {
  test('are in the history, although they are not saved there', async () => {
    const added = await create();
    expect(await toWritten(added.id)).toEqual([{ action: 'create', after: null }]);
    const { outdated: _outdated, byOldFees: _byOldFees, ...expected } = added;
    expect(await createdAs(added.id)).toEqual(productAuditValues(expected));
  });

  test('survive changes, reverted changes, pictures and deletion', async () => {
    const added = await create({ nameEn: 'First name' });
    const first = await createdAs(added.id);
    expect(first).toMatchObject({ nameEn: 'First name', cost: own.cost, ownerId: seller.id, price: null });
    const write = (version: number, more: object) =>
      server.put('/v1/product', { ...typed, ...more, id: added.id, version }, seller.headers);
    const createdValues: unknown[] = [];
    const changes: readonly object[] = [
      { nameEn: 'Second name', cost: 90_00 },
      { nameEn: 'First name', subFamily: 'toys' },
      {
        nameEn: 'Third name',
        price: 300_00,
        sides: [250, 150, 100],
        override: { referral: { shape: 'flat', rate1: 700 } },
      },
    ];
    for (const [at, change] of changes.entries()) {
      expect(await write(at + 1, change)).toMatchObject({ status: 200 });
      createdValues.push(await createdAs(added.id));
    }
    const picture = await plain(40, 30).png().toBuffer();
    expect(await sendPicture(server, seller, added.id, picture)).toMatchObject({ status: 200 });
    createdValues.push(await createdAs(added.id));
    expect(await server.delete(`/v1/product?id=${added.id}`, seller.headers)).toMatchObject({ status: 200 });
    createdValues.push(await createdAs(added.id));
    expect(createdValues).toEqual([first, first, first, first, first]);
  });

  test('are also available for a sheet’s products, and after bulk price changes', async () => {
    const shop = sheetCaller(server, seller);
    const rows = makeSheet(3, (at) => ({
      barcode: `SHEET-${at}`,
      sku: `S-${at}`,
      price: 500_00,
      currentPrice: 450_00,
    }));
    expect(await shop.storeAll(rows)).toMatchObject({ json: { added: 3 } });
    const stored = await server.db.select().from(product).where(eq(product.barcode, 'SHEET-1'));
    const [{ id, version } = { id: 0, version: 0 }] = stored;
    const first = await createdAs(id);
    expect(first).toMatchObject({ barcode: 'SHEET-1', sku: 'S-1', price: 500_00, store: own.store });
    const body = { products: [{ id, version }], alsoCurrent: true };
    expect(await server.post('/v1/product/recommended-price', body, seller.headers)).toMatchObject({
      status: 200,
    });
    expect(
      await shop.storeAll(rows.map((row) => ({ ...row, nameEn: 'Renamed', cost: 10_00 }))),
    ).toMatchObject({
      json: { updated: 3 },
    });
    expect(await createdAs(id)).toEqual(first);
  });

  test('name the family of that day, even if an admin moved its sub family later', async () => {
    const added = await create({ nameEn: 'Moved' });
    const first = await createdAs(added.id);
    const [sub] = await server.db
      .select()
      .from(productSubFamily)
      .where(eq(productSubFamily.code, added.subFamily));
    const families = await server.db.select().from(productFamily);
    const other = families.find(({ id }) => id !== sub?.familyId);
    const { id = 0, version = 0, nameEn = '', nameAr = '' } = sub ?? {};
    const move = (familyId: number, of: number) =>
      server.put('/v1/product-sub-family', { id, version: of, nameEn, nameAr, familyId }, admin.headers);
    expect(await move(other?.id ?? 0, version)).toMatchObject({ status: 200 });
    const later = await create({ nameEn: 'Later' });
    expect(await createdAs(added.id)).toEqual(first);
    expect(await createdAs(later.id)).toMatchObject({ family: other?.code });
    await server.put(
      '/v1/product',
      { ...typed, subFamily: 'toys', id: added.id, version: 1 },
      seller.headers,
    );
    expect(await createdAs(added.id)).toEqual(first);
    expect(await move(sub?.familyId ?? 0, version + 1)).toMatchObject({ status: 200 });
    await server.delete(`/v1/product?id=${added.id},${later.id}`, seller.headers);
    expect(await createdAs(added.id)).toEqual(first);
    expect(await createdAs(later.id)).toMatchObject({ family: other?.code });
  });

  test('are read from the entry where an earlier version of the server saved them', async () => {
    const added = await create({ nameEn: 'Before' });
    const after = { nameEn: 'As written', cost: 1, ownerId: seller.id };
    await server.db.update(history).set({ after }).where(eq(history.entityId, added.id));
    await server.put('/v1/product', { ...typed, id: added.id, version: 1 }, seller.headers);
    expect(await createdAs(added.id)).toEqual(after);
    await server.delete(`/v1/product?id=${added.id}`, seller.headers);
    expect(await createdAs(added.id)).toEqual(after);
  });

  test('are erased with the owner', async () => {
    const gone = await person(server, { role: 'USER' });
    const add = async () =>
      listedProduct.parse((await server.post('/v1/product', own, gone.headers)).json).id;
    const [there, deleted] = [
      await add(),
      await server.delete(`/v1/product?id=${await add()}`, gone.headers),
    ];
    expect(deleted.status).toBe(200);
    const [row] = await server.db.select().from(account).where(eq(account.id, gone.id));
    await server.db.transaction((tx) =>
      eraseAccounts(tx, [ownedProducts], [{ id: gone.id, email: row?.email ?? '', mobile: null }], undefined),
    );
    expect(await toWritten(there)).toEqual([]);
    expect(await server.db.$count(history, eq(history.ownerId, gone.id))).toBe(0);
    expect(
      await server.db.$count(history, and(eq(history.entity, 'product'), eq(history.actorId, gone.id))),
    ).toBe(0);
  });
});
