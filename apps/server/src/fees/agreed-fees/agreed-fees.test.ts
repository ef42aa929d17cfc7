import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { history } from '../../audit/tables.ts';
import { store } from '../../lists/tables.ts';
import { person, type Person } from '../../testing/accounts.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let server: TestApp;
let admin: Person;
let seller: Person;
let helper: Person;
let other: Person;
let storeId: number;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
  const [noon] = await server.db.select().from(store).where(eq(store.code, 'NOON_SA_FBN'));
  storeId = noon?.id ?? 0;
});
afterAll(() => server[Symbol.asyncDispose]());

type Values = Readonly<Record<string, unknown>>;

let last = 6_281_000_000_000;
const newBarcode = () => String((last += 1));
const url = '/v1/agreed-fee';
const add = (values: Values, who = seller) =>
  server.post(url, { storeId, barcode: newBarcode(), ...values }, who.headers);
const row = z.looseObject({ id: z.int(), version: z.int(), barcode: z.string() });
const create = async (values: Values, who = seller) => row.parse((await add(values, who)).json);
const readPage = async (who: Person, filter: ListFilter = {}) => {
  const query = encodeURIComponent(encodeFilter({ limit: 100, ...filter }));
  const { json } = await server.get(`${url}/page?filter=${query}`, who.headers);
  return z.object({ data: z.array(row), total: z.int() }).parse(json);
};
const readBarcodes = async (who: Person) => (await readPage(who)).data.map(({ barcode }) => barcode);

const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 10],
  weight: 80,
  cost: 50_00,
};
const readRate = async (barcode: string, who?: Person) => {
  const { json } = await server.post('/v1/product/calculate', { ...product, barcode }, who?.headers);
  return z.object({ terms: z.object({ referral: z.looseObject({ rate1: z.int() }) }) }).parse(json).terms
    .referral.rate1;
};

describe('the agreed fees', () => {
  test.each([
    ['a commission', { referralRate: 900 }],
    ['no commission at all', { referralRate: 0 }],
    ['one fulfilment fee', { fulfilmentBelow: 500, fulfilmentAbove: 500 }],
    [
      'two fees and the price between them',
      { fulfilmentBelow: 500, fulfilmentAbove: 700, breakpoint: 2_500 },
    ],
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
    ['a store that is none', { referralRate: 900, storeId: 999_999 }, 'unknownRow', 'storeId'],
  ])('%s is rejected at its field', async (_name, values, code, field) => {
    expect(await add(values)).toMatchObject({ status: 400, json: { code, field } });
  });

  test('a seller has one agreement per barcode and store, even when two are sent at once', async () => {
    const values = { barcode: newBarcode(), referralRate: 900 };
    const answers = await Promise.all([add(values), add(values)]);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      json: { code: 'codeTaken', field: 'barcode', details: { code: values.barcode } },
    });
    expect(await add(values, other)).toMatchObject({ status: 200 });
    expect(await add(values, admin)).toMatchObject({ status: 200, json: { seller: null } });
    expect(await add(values, admin)).toMatchObject({ status: 409, json: { code: 'codeTaken' } });
  });

  test('store and barcode cannot change, and an outdated version is rejected', async () => {
    const { id, version } = await create({ referralRate: 900 });
    const write = (values: Values) => server.put(url, { id, version, ...values }, seller.headers);
    expect(await write({ storeId, referralRate: 800 })).toMatchObject({
      status: 400,
      json: { code: 'unknownField', field: 'storeId' },
    });
    expect(await write({})).toMatchObject({ status: 400, json: { code: 'nothingAgreed' } });
    expect(await write({ referralRate: 800 })).toMatchObject({ status: 200, json: { referralRate: 800 } });
    expect(await write({ referralRate: 700 })).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
  });
});

describe('the owner', () => {
  test('a seller and their sub-users share them; only admins see them as well', async () => {
    const { barcode, id } = await create({ referralRate: 900 }, helper);
    expect(await readBarcodes(seller)).toContain(barcode);
    expect(await readBarcodes(helper)).toContain(barcode);
    expect(await readBarcodes(other)).not.toContain(barcode);
    const { data } = await readPage(admin, { where: { id } });
    expect(data).toMatchObject([{ barcode, seller: { id: seller.id } }]);
    expect(await server.get(`${url}/page`)).toMatchObject({ status: 401 });
  });

  test('another seller’s are reported as missing for every operation', async () => {
    const { id, version } = await create({ referralRate: 900 });
    const missing = await server.put(url, { id: 999_999, version, referralRate: 1 }, other.headers);
    const foreign = await server.put(url, { id, version, referralRate: 1 }, other.headers);
    expect({ status: foreign.status, json: foreign.json }).toEqual({
      status: missing.status,
      json: missing.json,
    });
    expect(await server.delete(`${url}?id=${id}`, other.headers)).toMatchObject({
      status: missing.status,
      json: { code: 'rowGone' },
    });
    expect((await readPage(other, { where: { sellerId: seller.id } })).data).toEqual([]);
    expect(await server.delete(`${url}?id=${id}`, helper.headers)).toMatchObject({ json: { removed: [id] } });
  });

  test('a seller cannot add any for another seller, nor change those for all', async () => {
    expect(await add({ referralRate: 900, sellerId: other.id })).toMatchObject({
      status: 400,
      json: { code: 'unknownRow', field: 'sellerId' },
    });
    const { id, version } = await create({ referralRate: 900 }, admin);
    expect(await server.put(url, { id, version, referralRate: 1 }, seller.headers)).toMatchObject({
      status: 403,
      json: { code: 'notAllowed' },
    });
    expect(await server.delete(`${url}?id=${id}`, seller.headers)).toMatchObject({ status: 403 });
  });

  test('an admin adds them for an existing seller', async () => {
    expect(await add({ referralRate: 900, sellerId: seller.id }, admin)).toMatchObject({
      status: 200,
      json: { seller: { id: seller.id } },
    });
    for (const sellerId of [helper.id, admin.id, 999_999])
      expect(await add({ referralRate: 900, sellerId }, admin)).toMatchObject({
        status: 400,
        json: { code: 'unknownRow', field: 'sellerId' },
      });
  });

  test('a seller cannot confirm fees', async () => {
    const sent = { referralRate: 900, status: 'confirmed', source: 'Our contract' };
    expect(await add(sent)).toMatchObject({
      json: { status: 'proposed', confirmed: false, source: 'Our contract' },
    });
    expect(await add(sent, admin)).toMatchObject({ json: { status: 'confirmed', confirmed: true } });
  });

  test('the history names the seller they belong to', async () => {
    const { id } = await create({ referralRate: 900 }, helper);
    const entries = await server.db.select().from(history).where(eq(history.entityId, id));
    expect(entries.filter(({ entity }) => entity === 'productFeeOverride')).toMatchObject([
      { action: 'create', actorId: helper.id, ownerId: seller.id },
    ]);
  });
});

describe('use in pricing', () => {
  test('the public fee book contains none', async () => {
    const { barcode } = await create({ referralRate: 700 });
    const forAll = await create({ referralRate: 650 }, admin);
    for (const headers of [undefined, seller.headers, admin.headers]) {
      const { json, text } = await server.get('/v1/fee-book', headers);
      expect(json).not.toHaveProperty('overrides');
      expect(text).not.toContain(barcode);
      expect(text).not.toContain(forAll.barcode);
    }
    for (const path of ['/v1/product-fee-override', '/v1/product-fee-override/page'])
      expect(await server.get(path)).toMatchObject({ status: 404 });
  });

  test('calculations prefer a seller’s own to those for all, and a guest’s use neither', async () => {
    const barcode = newBarcode();
    const usual = await readRate(barcode);
    await create({ barcode, referralRate: 650 }, admin);
    await create({ barcode, referralRate: 700 });
    expect(await readRate(barcode)).toBe(usual);
    expect(await readRate(barcode, seller)).toBe(700);
    expect(await readRate(barcode, helper)).toBe(700);
    expect(await readRate(barcode, other)).toBe(650);

    const agreed = async (who: Person) => {
      const { json, headers } = await server.get('/v1/fee-book/agreed', who.headers);
      expect(headers['cache-control']).toBe('no-store');
      const found = z.object({ overrides: z.array(z.looseObject({ barcode: z.string() })) }).parse(json);
      return found.overrides.filter((each) => each.barcode === barcode);
    };
    expect(await agreed(helper)).toMatchObject([{ store: 'NOON_SA_FBN', referral: { rate1: 700 } }]);
    expect(await agreed(other)).toMatchObject([{ referral: { rate1: 650 } }]);
    expect(await server.get('/v1/fee-book/agreed')).toMatchObject({ status: 401 });
  });

  test('products are saved and edited with their owner’s, whoever edits them', async () => {
    const barcode = newBarcode();
    await create({ barcode, referralRate: 0, fulfilmentBelow: 0, fulfilmentAbove: 0 });
    const written = { ...product, nameEn: 'Watch', barcode, cost: 20_00, price: 50_00 };
    const fees = z.looseObject({ id: z.int(), version: z.int(), commission: z.int() });
    const own = fees.parse((await server.post('/v1/product', written, helper.headers)).json);
    // The store's minimum commission is one riyal.
    expect(own.commission).toBe(1_00);
    const usual = fees.parse((await server.post('/v1/product', written, other.headers)).json);
    expect(usual.commission).toBeGreaterThan(1_00);
    const { id, version } = own;
    const corrected = await server.put('/v1/product', { ...written, id, version, weight: 90 }, admin.headers);
    expect(corrected).toMatchObject({ status: 200, json: { commission: 1_00 } });
  });
});
