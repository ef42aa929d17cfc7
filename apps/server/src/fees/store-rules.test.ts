import { feeBookReply } from '@saer/contract/fees/fee-book';
import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { lists } from '@saer/contract/lists/all';
import { pageProducts } from '@saer/contract/products/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { savedProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import {
  confirmingStep,
  daysFromToday,
  readDoubts,
  readDraft,
  storeId,
  readPublishedVersion,
} from './testing/drafts.ts';

let server: TestApp;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const whole = ({ json }: { json: unknown }) => z.parse(feeVersion, json);
const read = async (id: number) => whole(await server.get(`/v1/fee-table/version?id=${id}`, admin.headers));
const write = ({ id, version, name, effectiveFrom }: FeeVersion, rules: object) =>
  server.put('/v1/fee-table', { id, version, name, effectiveFrom, ...rules }, admin.headers);
const ruleOn = async (on: string, code: string) => {
  const { json } = await server.get(`/v1/fee-book?on=${on}`);
  const { stores } = z.parse(feeBookReply, json);
  return stores.find((each) => each.code === code)?.feeTable?.store;
};

test('a rule of the store changes for everybody only by a table: from its day, confirmed by two people', async () => {
  const code = 'NOON_SA_FBN';
  const seller = await person(server, { role: 'USER', subscribed: true });
  await savedProduct(server, seller, { store: code });
  const outdated = async () => {
    const { json } = await server.get('/v1/product/page', seller.headers);
    return z.parse(pageProducts.reply, json).data[0]?.outdated;
  };
  const today = daysFromToday(0);
  const tomorrow = daysFromToday(1);
  expect((await ruleOn(tomorrow, code))?.minReferral).toBe(100);
  const draft = await readDraft(server, admin, code, { effectiveFrom: today });
  expect(draft).toMatchObject({
    minReferral: 100,
    addsPackaging: true,
    volumetricDivisor: 5_000,
    roundUpTo: 50,
  });
  const rules = { minReferral: 500_00, shippingCredit: [{ upTo: 100_00, credit: 12_00 }] };
  expect((await write(draft, rules)).status).toBe(200);
  const changed = await read(draft.id);
  expect(changed).toMatchObject({ ...rules, addsPackaging: true, roundUpTo: 50 });
  expect(await readDoubts(server, admin, draft.id)).toMatchObject([
    {
      kind: 'ruleChanged',
      field: 'minReferral',
      nameEn: changed.store.nameEn,
      rules: { before: { minReferral: 100 }, after: { minReferral: 500_00 } },
    },
    { kind: 'ruleChanged', field: 'shippingCredit' },
  ]);
  const step = { id: draft.id, version: changed.version };
  expect(await server.post('/v1/fee-table/submit', step, admin.headers)).toMatchObject({
    json: { code: 'feeDoubts' },
  });
  const review = whole(await confirmingStep(server, admin, 'submit', changed));
  expect((await confirmingStep(server, admin, 'publish', review)).json).toMatchObject({
    code: 'publishingTakesTwo',
  });
  expect((await ruleOn(today, code))?.minReferral).toBe(100);
  expect(await outdated()).toBe(false);
  expect((await confirmingStep(server, other, 'publish', review)).status).toBe(200);
  expect(await ruleOn(today, code)).toMatchObject(rules);
  expect((await ruleOn(daysFromToday(-1), code))?.minReferral).toBe(100);
  expect(await outdated()).toBe(true);
  expect(await write(await read(draft.id), { minReferral: 1 })).toMatchObject({
    status: 409,
    json: { code: 'versionNotDraft' },
  });
});

test('a store takes no rule; a draft without a copied table begins with those of the latest one', async () => {
  const code = 'NOON_SA_DIRECTSHIP';
  const of = await storeId(server, code);
  const { json: stores } = await server.get('/v1/store', admin.headers);
  const saved = z.parse(lists.store.find.reply, stores).find((each) => each.id === of);
  const { nameEn, nameAr, fulfilmentMode } = saved ?? {};
  const sent = { id: of, version: saved?.version, nameEn, nameAr, fulfilmentMode, minReferral: 500_00 };
  expect(await server.put('/v1/store', sent, admin.headers)).toMatchObject({
    status: 400,
    json: { code: 'unknownField', field: 'minReferral' },
  });
  const inForce = await readPublishedVersion(server, admin, code);
  const created = await server.post(
    '/v1/fee-table',
    { storeId: of, name: 'Empty', effectiveFrom: daysFromToday(3), feeVat: 500 },
    admin.headers,
  );
  expect(created).toMatchObject({
    status: 200,
    json: { feeVat: 500, minReferral: 100, shippingCredit: inForce.shippingCredit },
  });
  expect(inForce.shippingCredit).toHaveLength(2);
});

test('a correction and a copy keep the rules, and a rule that changes without a new source is to be confirmed', async () => {
  const origin = await readPublishedVersion(server, admin, 'AMAZON_SA_FBA');
  const draft = await readDraft(server, admin, 'AMAZON_SA_FBA');
  const source = 'https://example.com/fees';
  const { id, version, name, effectiveFrom } = draft;
  const sourced = { id, version, name, effectiveFrom, status: 'sourced', source };
  expect((await server.put('/v1/fee-table', sourced, admin.headers)).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 'sourced', minReferral: origin.minReferral });
  expect((await write(await read(id), { minReferral: 200, status: 'sourced', source })).json).toMatchObject({
    status: 'proposed',
    source: null,
  });
  const copy = await server.post(
    '/v1/fee-table',
    { storeId: origin.storeId, name: 'Copy of it', effectiveFrom: daysFromToday(4), copyOf: id },
    admin.headers,
  );
  expect(copy.json).toMatchObject({ minReferral: 200 });
});
