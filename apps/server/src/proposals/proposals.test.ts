import { findDashboard } from '@saer/contract/site/dashboard';
import { feeProposal, maxOpenProposals } from '@saer/contract/publishing/fee-proposal';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { history } from '../audit/tables.ts';
import { serviceFee } from '../fees/tables.ts';
import { daysFromToday } from '../fees/testing/drafts.ts';
import { account } from '../principals/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { proposals } from './testing/proposals.ts';
import { feeProposal as table } from './tables.ts';

let server: TestApp;
let admin: Person;
let other: Person;
let third: Person;
let act: ReturnType<typeof proposals>;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'ADMIN' });
  third = await person(server, { role: 'SUPER_ADMIN' });
  act = proposals(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const page = async (who: Person, filter: object = {}) => {
  const query = encodeURIComponent(btoa(JSON.stringify(filter)));
  const { json } = await server.get(`/v1/fee-proposal/page?filter=${query}`, who.headers);
  return z.object({ data: z.array(feeProposal) }).parse(json).data;
};
const readState = async (id: number) => (await page(admin, { where: { id } }))[0]?.state;

const waiting = async (who: Person) =>
  findDashboard.reply.parse((await server.get('/v1/dashboard', who.headers)).json).waiting.proposedChanges;

test('a proposal waits on the dashboard of every other admin, and not of whoever made it', async () => {
  expect([await waiting(admin), await waiting(other)]).toEqual([0, 0]);
  const proposal = await act.proposed(admin, await act.changes.changeFee(admin));
  expect([await waiting(admin), await waiting(other), await waiting(third)]).toEqual([0, 1, 1]);
  expect(await act.step('withdraw', admin, proposal)).toMatchObject({ status: 200 });
  expect(await waiting(other)).toBe(0);
});

describe('a proposal', () => {
  test('shows the row before and after, its reason and who proposed it', async () => {
    const change = await act.changes.changeFee(admin);
    const proposal = await act.proposed(admin, change);
    expect(proposal).toMatchObject({
      entity: 'serviceFee',
      action: 'update',
      rowId: change.values['id'],
      before: { amount: 25_00 },
      after: { amount: 30_00, source: 'A letter' },
      reason: 'Announced by the store',
      proposedBy: { id: admin.id },
      decidedBy: null,
    });
    // Nothing has changed yet.
    expect(await act.row('serviceFee', { kind: 'longTermStorage' }, admin)).toMatchObject({ amount: 25_00 });
    expect(await act.review(other, proposal.id)).toMatchObject({
      isOwn: false,
      isCurrent: true,
      products: 0,
      sellers: 0,
      approvers: [{ id: other.id }, { id: third.id }],
    });
    expect(await act.step('withdraw', admin, proposal)).toMatchObject({ status: 200 });
  });

  test('waits alone for its row; another one is refused until it is decided about', async () => {
    const change = await act.changes.changeFee(admin);
    const first = await act.proposed(admin, change);
    const { amount: _amount, ...rest } = change.values;
    const second = { ...change, values: { ...rest, amount: 29_00 } };
    for (const who of [admin, other])
      expect(await act.proposeConfirmed(who, second)).toMatchObject({
        status: 409,
        json: { code: 'publishingTakesTwo' },
      });
    expect(await act.step('reject', other, first, { note: 'Not what the letter says' })).toMatchObject({
      status: 200,
      json: { state: 'rejected', note: 'Not what the letter says' },
    });
    expect(await act.proposeConfirmed(admin, second)).toMatchObject({ status: 200 });
    const [open] = await page(admin, { where: { state: 'proposed', rowId: first.rowId } });
    expect(await act.step('withdraw', admin, open ?? expect.unreachable())).toMatchObject({ status: 200 });
  });

  test('is withdrawn by its proposer alone, and rejected by another alone', async () => {
    const proposal = await act.proposed(admin, await act.changes.addFee(admin));
    expect(await act.step('withdraw', other, proposal)).toMatchObject({ status: 403 });
    expect(await act.step('reject', admin, proposal)).toMatchObject({ status: 403 });
    expect(await act.step('withdraw', admin, proposal)).toMatchObject({
      status: 200,
      json: { state: 'withdrawn' },
    });
    for (const step of ['approve', 'reject', 'withdraw'] as const)
      expect(await act.step(step, step === 'withdraw' ? admin : other, proposal)).toMatchObject({
        status: 409,
        json: { code: 'versionStateChanged' },
      });
  });

  test('stays where its row has changed meanwhile, and is not applied', async () => {
    const change = await act.changes.changeFee(admin);
    const proposal = await act.proposed(admin, change);
    const { version, amount, ...rest } = await act.row('serviceFee', { kind: 'longTermStorage' }, admin);
    await server.db
      .update(serviceFee)
      .set({ amount: 27_00, version: version + 1 })
      .where(eq(serviceFee.id, rest.id));
    expect(await act.review(other, proposal.id)).toMatchObject({ isCurrent: false });
    expect(await act.approve(other, proposal)).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
    expect(await readState(proposal.id)).toBe('proposed');
    await server.db.delete(serviceFee).where(eq(serviceFee.id, rest.id));
    expect(await act.approve(other, proposal)).toMatchObject({ status: 404, json: { code: 'rowGone' } });
    expect(await act.step('reject', other, proposal)).toMatchObject({ status: 200 });
    expect(amount).toBe(25_00);
  });

  test('of a new fee stays where its day was taken meanwhile', async () => {
    const change = await act.changes.addFee(admin);
    const [one, two] = [await act.proposed(admin, change), await act.proposed(other, change)];
    expect(await act.approve(other, one)).toMatchObject({ status: 200 });
    expect(await act.approve(admin, two)).toMatchObject({
      status: 409,
      json: { code: 'serviceFeeDateTaken' },
    });
    expect(await readState(two.id)).toBe('proposed');
    expect(await act.step('withdraw', other, two)).toMatchObject({ status: 200 });
  });

  test('is approved once of two at once, every time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const proposal = await act.proposed(admin, await act.changes.addFee(admin));
      const replies = await Promise.all([act.approve(other, proposal), act.approve(third, proposal)]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({
        code: 'versionStateChanged',
      });
    }
  });

  test('is in the history with what it changed', async () => {
    const change = await act.changes.changeStore(admin, { fulfilmentMode: 'FBA' });
    const proposal = await act.proposed(admin, change);
    expect(await act.approve(other, proposal)).toMatchObject({ status: 200 });
    const entries = await server.db
      .select()
      .from(history)
      .where(inArray(history.entity, ['feeProposal', 'store']));
    expect(
      entries.filter(({ entity, entityId }) => entity === 'feeProposal' && entityId === proposal.id),
    ).toMatchObject([
      { action: 'propose', actorId: admin.id, after: { note: 'Announced by the store' } },
      { action: 'approve', actorId: other.id, before: null, after: null },
    ]);
    expect(
      entries.findLast(({ entity, entityId }) => entity === 'store' && entityId === proposal.rowId),
    ).toMatchObject({ action: 'update', actorId: other.id, after: { fulfilmentMode: 'FBA' } });
  });

  test('outlives its proposer: another admin decides about it', async () => {
    const leaving = await person(server, { role: 'ADMIN' });
    const [first, second] = [
      await act.proposed(leaving, await act.changes.addFee(leaving)),
      await act.proposed(leaving, await act.changes.addFee(leaving)),
    ];
    await server.db.update(account).set({ status: 'BLOCKED' }).where(eq(account.id, leaving.id));
    expect(await act.step('reject', other, first)).toMatchObject({ status: 200 });
    await server.db.delete(account).where(eq(account.id, leaving.id));
    const [orphan] = await page(other, { where: { id: second.id } });
    expect(orphan).toMatchObject({ proposedBy: null, state: 'proposed' });
    expect(await act.approve(other, second)).toMatchObject({ status: 200 });
  });
});

describe('doubts', () => {
  test('are confirmed by both people, each by its key', async () => {
    const values = await act.newFee(admin, { amount: 0, effectiveFrom: daysFromToday(-3) });
    const change = { entity: 'serviceFee', action: 'create', values } as const;
    const missing = { status: 400, json: { code: 'feeDoubts', field: 'doubts' } };
    expect(await act.propose(admin, change)).toMatchObject(missing);
    const { json } = await server.post('/v1/fee-proposal/preview', change, admin.headers);
    const { doubts } = z.object({ doubts: z.array(z.looseObject({ key: z.string() })) }).parse(json);
    expect(doubts).toMatchObject([{ kind: 'zero', field: 'amount' }, { kind: 'daysOver' }]);
    const keys = doubts.map(({ key }) => key);
    expect(await act.propose(admin, change, { doubts: keys.slice(1) })).toMatchObject(missing);
    const proposal = await act.proposed(admin, change);
    expect(await act.step('approve', other, proposal)).toMatchObject(missing);
    expect(await act.step('approve', other, proposal, { doubts: keys.slice(0, 1) })).toMatchObject(missing);
    expect(await act.step('approve', other, proposal, { doubts: keys })).toMatchObject({ status: 200 });
    const [row] = await server.db.select().from(table).where(eq(table.id, proposal.id));
    expect(row).toMatchObject({ proposedDoubts: keys, approvedDoubts: keys });
  });

  test('compare a new fee with the one that it follows', async () => {
    const [before] = await server.db
      .select()
      .from(serviceFee)
      .where(eq(serviceFee.kind, 'removalDeliveryUnit'));
    const { amount, storeId } = before ?? expect.unreachable();
    const values = await act.newFee(admin, {
      kind: 'removalDeliveryUnit',
      storeId,
      amount: Number(amount) * 4,
    });
    const change = { entity: 'serviceFee', action: 'create', values } as const;
    const { json } = await server.post('/v1/fee-proposal/preview', change, admin.headers);
    expect(json).toMatchObject({ doubts: [{ kind: 'farFromBefore', before: amount }] });
  });
});

describe('bodies', () => {
  const hostile: readonly (readonly [string, object, string])[] = [
    ['an unknown list', { entity: 'account', action: 'update', values: {} }, 'notOneOf'],
    ['a list by a name of objects', { entity: 'constructor', action: 'update', values: {} }, 'notOneOf'],
    ['an unknown action', { entity: 'serviceFee', action: 'publish', values: {} }, 'notOneOf'],
    ['a new store', { entity: 'store', action: 'create', values: {} }, 'notOneOf'],
    ['a removed store', { entity: 'store', action: 'remove', values: { id: 1, version: 1 } }, 'notOneOf'],
    ['no values', { entity: 'serviceFee', action: 'create' }, 'required'],
    ['a list of values', { entity: 'serviceFee', action: 'create', values: [] }, 'notAnObject'],
    [
      'further fields',
      { entity: 'serviceFee', action: 'remove', values: { id: 1, version: 1, all: 1 } },
      'unknownField',
    ],
    [
      'a row that is not there',
      { entity: 'serviceFee', action: 'remove', values: { id: 9_999_999, version: 1 } },
      'rowGone',
    ],
    ['a reason of nothing', { entity: 'serviceFee', action: 'remove', values: {}, reason: ' ' }, 'required'],
    [
      'too long a reason',
      { entity: 'serviceFee', action: 'remove', values: {}, reason: 'a'.repeat(501) },
      'tooLong',
    ],
  ];
  test.each(hostile)('are refused: %s', async (_name, body, code) => {
    const reply = await server.post('/v1/fee-proposal', { reason: 'Because', ...body }, admin.headers);
    expect(reply.status).toBeLessThan(500);
    expect(reply.text).toContain(`"${code}"`);
  });

  test('are refused by the form of the list, field by field', async () => {
    const values = await act.newFee(admin, { amount: -1, kind: 'ransom', nameEn: '<b>' });
    const reply = await act.propose(admin, { entity: 'serviceFee', action: 'create', values });
    for (const field of ['values.amount', 'values.kind', 'values.nameEn'])
      expect(reply.text).toContain(field);
    const unchanged = await act.row('store', { code: 'NOON_SA_FBN' }, admin);
    const stale = await act.changes.changeStore(admin, { manualRates: true });
    const older = { ...stale, values: { ...stale.values, version: unchanged.version + 5 } };
    expect(await act.propose(admin, older)).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
    const free = await act.changes.changeStore(admin, { nameEn: 'Only a name' });
    expect(await act.propose(admin, free)).toMatchObject({ status: 400, json: { code: 'invalidValue' } });
  });

  test('of sellers and guests are refused', async () => {
    const seller = await person(server, { role: 'USER' });
    const change = await act.changes.addFee(admin);
    const proposal = await act.proposed(admin, change);
    for (const [who, status] of [
      [seller, 403],
      [{ headers: {} }, 401],
    ] as const) {
      expect(await act.propose(who, change)).toMatchObject({ status });
      expect(await server.get('/v1/fee-proposal/page', who.headers)).toMatchObject({ status });
      expect(await server.get(`/v1/fee-proposal/review?id=${proposal.id}`, who.headers)).toMatchObject({
        status,
      });
      for (const step of ['approve', 'reject', 'withdraw'] as const)
        expect(await act.step(step, who, proposal)).toMatchObject({ status });
    }
    expect(await act.step('withdraw', admin, proposal)).toMatchObject({ status: 200 });
  });
});

test('a preview says how many saved products of how many sellers a change of a store concerns', async () => {
  const seller = await person(server, { role: 'USER', subscribed: true });
  const change = await act.changes.changeStore(admin, { deemedSupplier: 'notMarketplace' });
  const preview = async () => (await server.post('/v1/fee-proposal/preview', change, admin.headers)).json;
  expect(await preview()).toMatchObject({ doubts: [], products: 0, sellers: 0 });
  const row = await act.row('store', { id: Number(change.values['id']) }, admin);
  for (const nameEn of ['First', 'Second'])
    await savedProduct(server, seller, { nameEn, store: String(row['code']) });
  expect(await preview()).toMatchObject({ products: 2, sellers: 1 });
});

test('those that wait come first, and there is a most of them', async () => {
  const fill = Array.from({ length: maxOpenProposals }, (_, at) => ({
    entity: 'store' as const,
    action: 'update' as const,
    rowId: 1_000_000 + at,
    rowVersion: 1,
    values: {},
    reason: 'Filled',
    proposedDoubts: [],
  }));
  await server.db.insert(table).values(fill);
  const decided = (await server.db.select().from(table)).length;
  expect(decided).toBeGreaterThan(maxOpenProposals);
  expect(new Set((await page(admin, { limit: 100 })).map(({ state }) => state))).toEqual(
    new Set(['proposed']),
  );
  const change = await act.changes.addFee(admin);
  const reply = await act.propose(admin, change);
  expect(reply).toMatchObject({ status: 409, json: { code: 'publishingTakesTwo' } });
  expect(reply.text).toContain(String(maxOpenProposals));
});
