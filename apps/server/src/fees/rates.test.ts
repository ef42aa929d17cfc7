import { feeVersion, type FeeVersion, type VersionRate } from '@saer/contract/publishing/fee-version';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { readDraft, readPublishedVersion } from './testing/drafts.ts';

let server: TestApp;
let admin: Person;
let other: Person;
let draft: FeeVersion;
beforeAll(async () => {
  server = await testApp();
  [admin, other] = [await person(server, { role: 'ADMIN' }), await person(server, { role: 'SUPER_ADMIN' })];
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  draft = await readDraft(server, admin, 'NOON_SA_FBN');
});

const save = (body: object, who = admin) =>
  server.post('/v1/fee-table/rates', { id: draft.id, ...body }, who.headers);

const reread = async (): Promise<FeeVersion> =>
  feeVersion.parse((await server.get(`/v1/fee-table/version?id=${draft.id}`, admin.headers)).json);

const firstRates = (): [VersionRate, VersionRate, VersionRate] => {
  const [one, two, three] = draft.rates.filter(({ shape }) => shape === 'flat');
  if (one === undefined || two === undefined || three === undefined) throw new Error('Too few commissions');
  return [one, two, three];
};

const flat = ({ id, version }: VersionRate, rate1: number, more: object = {}) => ({
  id,
  version,
  shape: 'flat',
  rate1,
  ...more,
});

const toInput = ({ id, version, shape, rate1, limit, rate2, note }: VersionRate) => ({
  id,
  version,
  shape,
  rate1,
  limit,
  rate2,
  note,
  status: 'confirmed',
  source: 'Their new list',
});

const readSubFamilyId = async ({ id }: VersionRate): Promise<unknown> => {
  const filter = Buffer.from(JSON.stringify({ where: { id } })).toString('base64');
  const { json } = await server.get(`/v1/referral-rule/page?filter=${filter}`, admin.headers);
  return Object(json).data[0].subFamilyId;
};

test('commissions are changed, removed and added together, and the table counts one change', async () => {
  const [one, two, three] = firstRates();
  const subFamilyId = await readSubFamilyId(three);
  const source = { status: 'sourced', source: 'Their new list' };
  const saved = await save({
    changed: [flat(one, 1_234), flat(two, 2_345, source)],
    removed: [{ id: three.id, version: three.version }],
  });
  expect(saved.status).toBe(200);
  const after = feeVersion.parse(saved.json);
  expect(after.version).toBe(draft.version + 1);
  expect(after.rates).toHaveLength(draft.rates.length - 1);
  const rateNow = (id: number) => after.rates.find((each) => each.id === id);
  // A figure that changes without a new source has none.
  expect(rateNow(one.id)).toMatchObject({ rate1: 1_234, status: 'proposed', source: null, version: 2 });
  expect(rateNow(two.id)).toMatchObject({ rate1: 2_345, ...source });
  expect(rateNow(three.id)).toBeUndefined();
  const entries = await server.db
    .select({ entityId: history.entityId, action: history.action })
    .from(history)
    .where(and(eq(history.entity, 'referralRule'), inArray(history.entityId, [one.id, two.id, three.id])));
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['remove', 'update', 'update']);

  expect(await save({ added: [{ subFamilyId, shape: 'flat', rate1: 500 }] })).toMatchObject({ status: 200 });
  const again = await reread();
  expect(again.rates).toHaveLength(draft.rates.length);
  expect(again.rates.find(({ subFamily }) => subFamily === three.subFamily)).toMatchObject({ rate1: 500 });
});

test('where one row is wrong or no longer as it was read, none is saved', async () => {
  const [one, two] = firstRates();
  const wrong = await save({ changed: [flat(one, 1_234), { ...flat(two, 500), shape: 'threshold' }] });
  expect(wrong).toMatchObject({
    status: 400,
    json: { problems: [{ code: 'partsMissing', field: 'changed.1.limit' }, { field: 'changed.1.rate2' }] },
  });
  const unsourced = await save({
    changed: [flat(one, 1_234), flat(two, two.rate1, { status: 'confirmed', source: null })],
  });
  expect(unsourced).toMatchObject({ status: 400, json: { code: 'required', field: 'changed.1.source' } });
  expect(await save({ changed: [flat(two, 777)] }, other)).toMatchObject({ status: 200 });
  const stale = await save({ changed: [flat(one, 1_234), flat(two, 888)] });
  expect(stale).toMatchObject({ status: 409, json: { code: 'rowChanged', field: 'changed.1' } });
  const removed = await save({
    changed: [flat(one, 1_234)],
    removed: [{ id: two.id, version: two.version }],
  });
  expect(removed).toMatchObject({ status: 409, json: { code: 'rowChanged', field: 'removed.0' } });
  const duplicate = await save({
    changed: [flat(one, 1_234)],
    added: [{ subFamilyId: await readSubFamilyId(two), shape: 'flat', rate1: 1 }],
  });
  expect(duplicate).toMatchObject({
    status: 400,
    json: { code: 'rateTwice', field: 'added.0.subFamilyId' },
  });
  const after = await reread();
  expect(after.rates.find(({ id }) => id === one.id)).toMatchObject({
    rate1: one.rate1,
    version: one.version,
  });
  expect(after.rates.find(({ id }) => id === two.id)).toMatchObject({ rate1: 777 });
});

test('a commission of another table is answered as one that does not exist', async () => {
  const [foreign] = (await readPublishedVersion(server, admin, 'AMAZON_SA_FBA')).rates;
  if (foreign === undefined) throw new Error('No commission');
  expect(await save({ changed: [flat(foreign, 1)] })).toMatchObject({
    status: 404,
    json: { code: 'rowGone', field: 'changed.0' },
  });
});

test('outside a draft several commissions are confirmed at once, but no figure changes', async () => {
  const inForce = await readPublishedVersion(server, admin, 'NOON_SA_FBN');
  const [one, two] = inForce.rates;
  if (one === undefined || two === undefined) throw new Error('Too few commissions');
  const send = (changed: readonly object[]) =>
    server.post('/v1/fee-table/rates', { id: inForce.id, changed }, admin.headers);
  const refused = { status: 409, json: { code: 'versionNotDraft' } };
  expect(await send([toInput(one), { ...toInput(two), rate1: two.rate1 + 1 }])).toMatchObject(refused);
  const saved = feeVersion.parse((await send([one, two].map(toInput))).json);
  expect(saved.rates.filter(({ confirmedBy }) => confirmedBy?.id === admin.id)).toHaveLength(2);
});
