import { dashboardReply, sellerDashboardReply } from '@saer/contract/site/dashboard';
import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { listedProduct, pageProducts } from '@saer/contract/products/product';
import { productSummary } from '@saer/contract/products/product-prices';
import { findOutdated, lookUpProducts } from '@saer/contract/products/saved-product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contentOfVersion } from '../fees/testing/content-of-version.ts';
import { confirmingStep, daysFromToday, readDraft, storeId } from '../fees/testing/drafts.ts';
import { factorSteps } from '../fees/testing/factors.ts';
import { type AdminClient, adminClient, rowIn } from '../lists/testing/admin-client.ts';
import { rewritten } from '../lists/testing/list-samples.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { calculationInput } from './saved/calculation-input.ts';
import { savedProduct } from './testing/saved-product.ts';

const barcode = '6281000000019';
const code = 'NOON_SA_FBN';
const today = daysFromToday(0);

let server: TestApp;
let admin: AdminClient;
let reader: Person;
let seller: Person;
let id: number;
let noon: number;
beforeAll(async () => {
  server = await testApp();
  // The only admin, who publishes alone what another one prepared elsewhere.
  admin = await adminClient(server);
  reader = { ...(await person(server, { role: 'USER' })), headers: admin.headers };
  noon = await storeId(server, code);
  seller = await person(server, { role: 'USER', subscribed: true });
  ({ id } = await savedProduct(server, seller, { barcode }));
});
afterAll(() => server[Symbol.asyncDispose]());

const get = async (path: string, headers = seller.headers) => (await server.get(`/v1${path}`, headers)).json;
const toFilter = (where: { outdated: boolean }) => encodeURIComponent(encodeFilter({ where }));

/** Answers of each reader about the product. */
async function outdatedEverywhere(): Promise<Readonly<Record<string, boolean>>> {
  const lookUp = { keys: [{ barcode }] };
  const found = lookUpProducts.reply.parse(
    (await server.post('/v1/product/lookup', lookUp, seller.headers)).json,
  );
  return {
    list: pageProducts.reply.parse(await get('/product/page')).data[0]?.outdated ?? false,
    filter:
      pageProducts.reply.parse(await get(`/product/page?filter=${toFilter({ outdated: true })}`)).total === 1,
    product: listedProduct.parse(await get(`/product?id=${id}`)).outdated,
    lookup: found.products[0]?.outdated ?? false,
    summary: productSummary.parse(await get('/product/summary')).outdated === 1,
    start: sellerDashboardReply.parse(await get('/dashboard/seller')).figures.outdated === 1,
    repricing: findOutdated.reply.parse(await get('/product/outdated')).counts.all === 1,
    admins: dashboardReply.parse(await get('/dashboard', admin.headers)).state.outdated === 1,
    adminsList:
      pageProducts.reply.parse(
        await get(`/product/page?filter=${toFilter({ outdated: true })}`, admin.headers),
      ).total === 1,
  };
}

const readers = [
  'list',
  'filter',
  'product',
  'lookup',
  'summary',
  'start',
  'repricing',
  'admins',
  'adminsList',
];
const all = (outdated: boolean) => Object.fromEntries(readers.map((each) => [each, outdated]));

async function putTableInForce(draft: FeeVersion) {
  let table = draft;
  for (const step of ['submit', 'publish']) {
    const { json, text } = await confirmingStep(server, reader, step, table);
    const done = feeVersion.safeParse(json);
    if (!done.success) throw new Error(`${step} was refused: ${text}`);
    table = done.data;
  }
}

async function publishTable(change: (draft: ReturnType<typeof contentOfVersion>) => object) {
  const draft = await readDraft(server, reader, code, { effectiveFrom: today });
  const correction = { id: draft.id, version: draft.version, content: change(contentOfVersion(draft)) };
  const table = feeVersion.parse((await server.put('/v1/fee-table/content', correction, admin.headers)).json);
  await putTableInForce(table);
}

async function publishFactors(effectiveFrom: string) {
  const [row] = await admin.find('rangeFactor', { scope: 'general' });
  if (row === undefined) throw new Error('There is no range factor');
  const changed = rewritten('rangeFactor', row, row, { factor: Number(row['factor']) + 100 });
  expect(await admin.write('rangeFactor', changed)).toMatchObject({ status: 200 });
  const steps = factorSteps(server);
  const submitted = await steps.submit(effectiveFrom, admin);
  expect(await steps.publish(submitted, admin)).toMatchObject({ status: 200 });
}

const agree = async (headers: Person['headers'], more: object = {}) =>
  rowIn(await server.post('/v1/agreed-fee', { storeId: noon, barcode, referralRate: 900, ...more }, headers));
const remove = (agreedId: number, headers: Person['headers']) =>
  server.delete(`/v1/agreed-fee?id=${agreedId}`, headers);

/** Saves the product as it is. */
async function saveAgain() {
  const saved = listedProduct.parse(await get(`/product?id=${id}`));
  const { version, nameEn, nameAr } = saved;
  const body = { id, version, nameEn, nameAr, ...calculationInput(saved) };
  expect(await server.put('/v1/product', body, seller.headers)).toMatchObject({ status: 200 });
}

const causes: Readonly<Record<string, () => Promise<unknown>>> = {
  'another fee table': () =>
    publishTable((content) => ({
      ...content,
      rates: content.rates.map((each) => ({ ...each, status: 'sourced', source: 'https://noon.example' })),
    })),
  'another rule of the store': async () => {
    // A day has one table: this one corrects it, and so it is a rule alone that differs.
    const tables = await admin.find('feeTable', { storeId: noon, state: 'published' });
    const corrected = tables.find(({ effectiveFrom }) => effectiveFrom === today);
    const body = {
      storeId: noon,
      name: 'Other rules',
      effectiveFrom: today,
      copyOf: corrected?.id,
      correctsId: corrected?.id,
      reason: 'A rule is another',
    };
    const created = rowIn(await server.post('/v1/fee-table', body, admin.headers));
    const rules = { name: 'Other rules', effectiveFrom: today, minReferral: 2_00 };
    const sent = { id: created.id, version: created.version, ...rules };
    expect(await server.put('/v1/fee-table', sent, admin.headers)).toMatchObject({ status: 200 });
    await putTableInForce(feeVersion.parse(await get(`/fee-table/version?id=${created.id}`, admin.headers)));
  },
  'other range factors': () => publishFactors(today),
  'an agreed fee of its seller': () => agree(seller.headers),
  'the end of that': async () => {
    const [row] = await agreedFees();
    return remove(row?.id ?? 0, seller.headers);
  },
  'an agreed fee for all sellers': () => agree(admin.headers),
};

const agreedPage = z.object({ data: z.array(z.object({ id: z.int() })) });
const agreedFees = async () => {
  const { json } = await server.get('/v1/agreed-fee/page', seller.headers);
  return z.parse(agreedPage, json).data;
};

describe('a product is outdated for every reader alike', () => {
  test.each(Object.keys(causes))('by %s, until it is saved again', async (cause) => {
    expect(await outdatedEverywhere()).toEqual(all(false));
    await causes[cause]?.();
    expect(await outdatedEverywhere()).toEqual(all(true));
    await saveAgain();
    expect(await outdatedEverywhere()).toEqual(all(false));
  });

  test('until it is repriced', async () => {
    await agree(seller.headers, { referralRate: 800 });
    expect(await outdatedEverywhere()).toEqual(all(true));
    const filter = encodeFilter({});
    const repriced = await server.post(
      '/v1/product/outdated/reprice',
      { price: 'keep', filter },
      seller.headers,
    );
    expect(repriced).toMatchObject({ status: 200, json: { repriced: 1 } });
    expect(await outdatedEverywhere()).toEqual(all(false));
  });

  test('by nothing else: what begins tomorrow, what others agreed, service fees', async () => {
    await publishFactors(daysFromToday(1));
    await putTableInForce(await readDraft(server, reader, code, { effectiveFrom: daysFromToday(1) }));
    const other = await person(server, { role: 'USER', subscribed: true });
    await agree(other.headers, { referralRate: 100 });
    await agree(seller.headers, { barcode: '6281000000026' });
    await agree(seller.headers, { storeId: await storeId(server, 'NOON_SA_DIRECTSHIP') });
    const service = { storeId: noon, kind: 'storage', amount: 400, effectiveFrom: '2026-01-01' };
    await admin.create('serviceFee', {
      nameEn: 'Storage in season',
      nameAr: 'التخزين في الموسم',
      ...service,
    });
    expect(await outdatedEverywhere()).toEqual(all(false));
  });
});
