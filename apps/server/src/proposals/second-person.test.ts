import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { history } from '../audit/tables.ts';
import { account } from '../principals/tables.ts';
import { rowIn } from '../lists/testing/admin-client.ts';
import { rewritten } from '../lists/testing/list-samples.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { proposals, type SentChange } from './testing/proposals.ts';

let server: TestApp;
let admin: Person;
let other: Person;
let act: ReturnType<typeof proposals>;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'SUPER_ADMIN' });
  act = proposals(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const refused = { status: 409, json: { code: 'publishingTakesTwo' } };

/** Every kind of change that takes two people. */
const kinds: readonly (readonly [
  string,
  (of: ReturnType<typeof proposals>, who: Person, also: Person) => Promise<SentChange>,
])[] = [
  ['adding a service fee', (of, who) => of.changes.addFee(who)],
  ['changing a service fee', (of, who) => of.changes.changeFee(who)],
  ['removing a service fee', (of, who) => of.changes.removeFee(who)],
  ['adding an agreed fee for all', (of, who) => of.changes.addAgreed(who)],
  [
    'changing an agreed fee for all',
    async (of, who, also) => of.changes.changeAgreed(who, await of.agreedForAll(who, also)),
  ],
  [
    'removing an agreed fee for all',
    async (of, who, also) => of.changes.removeAgreed(who, await of.agreedForAll(who, also)),
  ],
  ['changing a store', (of, who) => of.changes.changeStore(who)],
];

describe.each(kinds)('%s', (_name, prepare) => {
  test('is refused to one admin alone, and made when another approves it', async () => {
    const change = await prepare(act, admin, other);
    const alone = await change.send(admin);
    expect(alone).toMatchObject(refused);
    expect(alone.json).not.toHaveProperty('field');
    const proposal = await act.proposed(admin, change);
    expect(proposal).toMatchObject({ state: 'proposed', proposedBy: { id: admin.id } });
    expect(await act.approve(admin, proposal)).toMatchObject(refused);
    expect(await act.approve(other, proposal)).toMatchObject({
      status: 200,
      json: { state: 'approved', decidedBy: { id: other.id } },
    });
    // Made: the row has another version, or is gone, or has its key.
    const again = await change.send(admin);
    expect(again.json).toMatchObject({
      code: expect.stringMatching(/^(rowChanged|rowGone|serviceFeeDateTaken|codeTaken)$/),
    });
  });

  test('is made at once by an only admin', async () => {
    await using alone = await testApp();
    const only = await person(alone, { role: 'ADMIN' });
    await person(alone, { role: 'ADMIN', status: 'BLOCKED' });
    const change = await prepare(proposals(alone), only, only);
    expect(await change.send(only)).toMatchObject({ status: 200 });
  });

  test('is made at once where the operator allows it', async () => {
    await using trusting = await testApp({ environment: { PUBLISH_FEES_ALONE: 'true' } });
    const one = await person(trusting, { role: 'ADMIN' });
    const two = await person(trusting, { role: 'ADMIN' });
    const change = await prepare(proposals(trusting), one, two);
    expect(await change.send(one)).toMatchObject({ status: 200 });
  });
});

test.each([
  ['en', /another admin approves it: .*Person/],
  ['ar', /يعتمده مشرف آخر: .*Person/],
])('the refusal names who could approve (%s)', async (language, words) => {
  const change = await act.changes.addFee(admin);
  const { text } = await change.send({ headers: { ...admin.headers, 'accept-language': language } });
  expect(text).toMatch(words);
  const [approver] = await server.db.select().from(account).where(eq(account.id, other.id));
  expect(text).toContain(approver?.fullName);
});

test('what is wrong with a change is said before that it takes two', async () => {
  const { values } = await act.changes.addFee(admin);
  const wrong = await server.post('/v1/service-fee', { ...values, rate: 500 }, admin.headers);
  expect(wrong.json).toMatchObject({ code: 'figureNotOfKind' });
  const nothing = { storeId: values['storeId'], barcode: '1' };
  expect((await server.post('/v1/agreed-fee', nothing, admin.headers)).json).toMatchObject({
    code: 'nothingAgreed',
  });
});

test('what moves no price is changed by one admin: names, sources, offering a store or not', async () => {
  const store = await act.row('store', { code: 'NOON_SA_FBN' }, admin);
  const free = {
    nameEn: 'Renamed store',
    note: 'A note',
    active: false,
    source: 'A letter',
    status: 'sourced',
  };
  const written = await server.put('/v1/store', rewritten('store', store, store, free), admin.headers);
  const row = rowIn(written);
  expect(row).toMatchObject({ nameEn: 'Renamed store', active: false });
  const back = rewritten('store', row, row, { active: true });
  expect(await server.put('/v1/store', back, admin.headers)).toMatchObject({ status: 200 });
  const fee = await act.row('serviceFee', { kind: 'storage' }, admin);
  const noted = rewritten('serviceFee', fee, fee, { note: 'Seen again' });
  expect(await server.put('/v1/service-fee', noted, admin.headers)).toMatchObject({ status: 200 });
  const names = { nameEn: 'A new store', nameAr: 'متجر جديد', fulfilmentMode: 'SELF' };
  expect(await server.post('/v1/store', names, admin.headers)).toMatchObject({ status: 200 });
});

test('an agreed fee of one seller takes one admin, or its seller', async () => {
  const seller = await person(server, { role: 'USER' });
  const { values } = await act.changes.addAgreed(admin);
  const own = { ...values, sellerId: seller.id };
  const added = rowIn(await server.post('/v1/agreed-fee', own, admin.headers));
  const changed = { id: added.id, version: added.version, referralRate: 700 };
  expect(await server.put('/v1/agreed-fee', changed, seller.headers)).toMatchObject({ status: 200 });
  expect(await server.delete(`/v1/agreed-fee?id=${added.id}`, admin.headers)).toMatchObject({ status: 200 });
  const proposal = { entity: 'productFeeOverride', action: 'create', values: own } as const;
  expect(await act.propose(admin, proposal)).toMatchObject({ status: 400, json: { code: 'invalidValue' } });
});

test('deleting agreed fees of all among others takes two, and removes none', async () => {
  const seller = await person(server, { role: 'USER' });
  const { values } = await act.changes.addAgreed(admin);
  const own = rowIn(await server.post('/v1/agreed-fee', { ...values, sellerId: seller.id }, admin.headers));
  const all = await act.agreedForAll(admin, other);
  expect(await server.delete(`/v1/agreed-fee?id=${own.id},${all.id}`, admin.headers)).toMatchObject(refused);
  expect(await server.delete(`/v1/agreed-fee?id=${own.id}`, admin.headers)).toMatchObject({ status: 200 });
});

test('putting a change back takes two where the change did', async () => {
  const change = await act.changes.changeStore(admin, { fulfilmentMode: 'FBP' });
  const { rowId } = await act.proposed(admin, change).then(async (proposal) => {
    expect(await act.approve(other, proposal)).toMatchObject({ status: 200 });
    return proposal;
  });
  const removal = await act.changes.addFee(admin);
  const added = await act.proposed(admin, removal);
  expect(await act.approve(other, added)).toMatchObject({ status: 200 });
  const fee = await act.row('serviceFee', { nameEn: String(removal.values['nameEn']) }, admin);
  const removed = await act.proposed(admin, {
    entity: 'serviceFee',
    action: 'remove',
    values: { id: fee.id, version: fee.version },
  });
  expect(await act.approve(other, removed)).toMatchObject({ status: 200 });
  for (const [entity, entityId] of [
    ['store', rowId],
    ['serviceFee', fee.id],
  ] as const) {
    const filter = encodeURIComponent(btoa(JSON.stringify({ where: { entity, entityId }, limit: 1 })));
    const { json } = await server.get(`/v1/history/page?filter=${filter}`, admin.headers);
    const [newest] = z.object({ data: z.array(z.looseObject({ id: z.int() })) }).parse(json).data;
    const putBack = { id: newest?.id };
    expect(await server.post('/v1/history/put-back', putBack, admin.headers)).toMatchObject(refused);
  }
});

const lastChange = async (entity: string, id: number): Promise<number> => {
  const [change] = await server.db
    .select({ id: history.id })
    .from(history)
    .where(and(eq(history.entity, entity), eq(history.entityId, id)))
    .orderBy(desc(history.id))
    .limit(1);
  return change?.id ?? 0;
};
const putBack = (id: number, entity: SentChange['entity']): SentChange => ({
  entity,
  action: 'putBack',
  values: { id },
  send: ({ headers }) => server.post('/v1/history/put-back', { id }, headers),
});

describe('putting a change back', () => {
  test('of a store takes another admin, who approves its earlier values', async () => {
    const before = await act.row('store', { code: 'NOON_SA_FBN' }, admin);
    const changed = await act.changes.changeStore(admin, {
      deemedSupplier: 'storeBears',
      deemedSupplierSource: 'Seller agreement',
      deemedSupplierOn: '2026-11-27',
    });
    await act.approve(other, await act.proposed(admin, changed));
    const change = putBack(await lastChange('store', before.id), 'store');
    expect(await change.send(admin)).toMatchObject(refused);
    const proposal = await act.proposed(admin, change);
    expect(proposal).toMatchObject({
      action: 'update',
      rowId: before.id,
      after: { deemedSupplier: 'unknown' },
    });
    expect(await act.approve(other, proposal)).toMatchObject({ status: 200 });
    const after = await act.row('store', { code: 'NOON_SA_FBN' }, admin);
    expect(after).toMatchObject({ deemedSupplier: before['deemedSupplier'], deemedSupplierSource: null });
    // What was put back is not what its change made any more.
    expect(await act.propose(admin, change)).toMatchObject({ status: 409, json: { code: 'changedSince' } });
  });

  test('of a deleted service fee adds it again', async () => {
    const added = await act.changes.addFee(admin);
    await act.approve(other, await act.proposed(admin, added));
    const nameEn = String(added.values['nameEn']);
    const fee = await act.row('serviceFee', { nameEn }, admin);
    const removal: SentChange = {
      ...added,
      action: 'remove',
      values: { id: fee.id, version: fee.version },
    };
    await act.approve(other, await act.proposed(admin, removal));
    const change = putBack(await lastChange('serviceFee', fee.id), 'serviceFee');
    expect(await change.send(admin)).toMatchObject(refused);
    const proposal = await act.proposed(admin, change);
    expect(proposal).toMatchObject({ action: 'create', nameEn });
    expect(await act.approve(other, proposal)).toMatchObject({ status: 200 });
    expect(await act.row('serviceFee', { nameEn }, admin)).toMatchObject({ amount: fee['amount'] });
  });

  test('of what is no such change is refused', async () => {
    const none = putBack(999_999, 'store');
    expect(await act.propose(admin, none)).toMatchObject({ json: { code: 'rowGone' } });
    const agreed = putBack(1, 'productFeeOverride');
    expect(await act.propose(admin, agreed)).toMatchObject({ json: { code: 'cannotPutBack' } });
    expect(await act.propose(admin, { ...none, values: { id: 'x' } })).toMatchObject({
      status: 400,
      json: { field: 'values.id' },
    });
  });
});
