import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { history } from '../../audit/tables.ts';
import { account } from '../../principals/tables.ts';
import { person, type Person } from '../../testing/accounts.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import {
  evidenceRow,
  findFlatRule,
  type FlatRule,
  makePot,
  seenRate,
  statementRateClient,
} from '../testing/statement-rate-client.ts';
import { statementEvidence, statementRate } from './tables.ts';

let server: TestApp;
let client: ReturnType<typeof statementRateClient>;
let seller: Person;
let helper: Person;
let other: Person;
let unsourced: FlatRule;
beforeAll(async () => {
  server = await testApp();
  client = statementRateClient(server);
  unsourced = await findFlatRule(server, 'AMAZON_SA_FBA', ['unsourced', 'conflicting']);
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

const url = '/v1/statement-rate';

describe('rates that a seller uses', () => {
  test('replace an unsourced rate for the seller and their sub-users, and for nobody else', async () => {
    const usual = await client.rateOf(unsourced, seller);
    expect(await client.save(helper, seenRate(unsourced))).toMatchObject({
      status: 200,
      json: { rates: [{ subFamily: unsourced.subFamily, rate: 2_350, month: '2026-10' }], consent: null },
    });
    expect(await client.rateOf(unsourced, seller)).toBe(2_350);
    expect(await client.rateOf(unsourced, helper)).toBe(2_350);
    expect(await client.rateOf(unsourced, other)).toBe(usual);
    expect(await client.rateOf(unsourced)).toBe(usual);
    const own = await server.get('/v1/fee-book/agreed', helper.headers);
    expect(own).toMatchObject({ json: { statementRates: [{ rate: 2_350 }] } });
    expect((await server.get('/v1/fee-book', seller.headers)).text).not.toContain('seenOnStatements');
    expect(await server.delete(url, seller.headers)).toMatchObject({ json: { removed: 1 } });
    expect(await client.rateOf(unsourced, seller)).toBe(usual);
  });

  test('never replace a rate with a source', async () => {
    const { replaces, subFamily } = await findFlatRule(server, 'NOON_SA_FBN', ['sourced', 'confirmed']);
    const rate = replaces.rate1 + 300 - ((replaces.rate1 + 300) % 50);
    await client.save(seller, seenRate(unsourced, { store: 'NOON_SA_FBN', subFamily, replaces, rate }));
    expect(await client.rateOf(unsourced, seller, { store: 'NOON_SA_FBN', subFamily })).toBe(replaces.rate1);
  });

  test('replace no other rule than the one that their lines were compared with', async () => {
    const { rate1 } = unsourced.replaces;
    await client.save(
      seller,
      seenRate(unsourced, { replaces: { shape: 'flat', rate1: rate1 === 100 ? 200 : 100 } }),
    );
    expect(await client.rateOf(unsourced, seller)).toBe(rate1);
  });

  test('are used by saved products and by what to do now, which are not to be confirmed', async () => {
    const saved = await server.post('/v1/product', makePot(unsourced), seller.headers);
    expect(saved).toMatchObject({ status: 200 });
    const actions = async () => (await server.get('/v1/product/action/page', seller.headers)).json;
    const toConfirm = z.object({ data: z.array(z.looseObject({ toConfirm: z.array(z.string()) })) });
    const list = async () =>
      z
        .object({ data: z.array(z.looseObject({ commission: z.int() })) })
        .parse((await server.get('/v1/product/page', seller.headers)).json).data[0]?.commission;
    const before = z.parse(toConfirm, await actions()).data;
    expect(before.every((each) => each.toConfirm.includes('referral'))).toBe(true);
    const commission = await list();
    await client.save(seller, seenRate(unsourced, { rate: 4_500 }));
    const after = z.parse(toConfirm, await actions()).data;
    expect(after.length).toBeGreaterThan(0);
    expect(after.some((each) => each.toConfirm.includes('referral'))).toBe(false);
    expect(await list()).toBe(27_00);
    const { id } = z.looseObject({ id: z.int() }).parse(saved.json);
    const one = async () => (await server.get(`/v1/product?id=${id}`, helper.headers)).json;
    expect(await one()).toMatchObject({ commission: 27_00, outdated: false, byOldFees: false });
    await server.delete(url, seller.headers);
    expect(await list()).toBe(commission);
    expect(await one()).toMatchObject({ commission });
    expect(commission).not.toBe(27_00);
  });

  test('renew a product whose saving began before, however long it took, and none that was saved with them', async () => {
    expect(await server.post('/v1/product', makePot(unsourced), seller.headers)).toMatchObject({
      status: 200,
    });
    const commission = async () =>
      z
        .object({ data: z.array(z.looseObject({ commission: z.int() })) })
        .parse((await server.get('/v1/product/page', seller.headers)).json).data[0]?.commission;
    const before = await commission();
    await client.save(seller, seenRate(unsourced, { rate: 4_500 }));
    const endedAfter = (time: string) =>
      server.db.execute(sql`update product set calculated_at = now() + ${time}::interval
        where owner_id = ${seller.id}`);
    await endedAfter('2 seconds');
    expect(await commission()).toBe(27_00);
    await endedAfter('6 minutes');
    expect(await commission()).toBe(27_00);
    expect(before).not.toBe(27_00);
    await server.db.execute(sql`delete from product where owner_id = ${seller.id}`);
    expect(await server.post('/v1/product', makePot(unsourced), seller.headers)).toMatchObject({
      status: 200,
    });
    await server.db.execute(sql`update product set commission = 1 where owner_id = ${seller.id}`);
    expect(await commission()).toBe(1);
    // Taken back and used again it is as it was.
    await server.delete(url, seller.headers);
    expect(await commission()).toBe(before);
    await client.save(seller, seenRate(unsourced, { rate: 4_500 }));
    expect(await commission()).toBe(1);
  });

  test.each([
    ['a store that is none', { store: 'NOBODY' }, 'unknownStore', 'rates.0.store'],
    ['a category that is none', { subFamily: 'nothing' }, 'unknownSubFamily', 'rates.0.subFamily'],
    ['a quarter per cent', { rate: 1_525 }, 'invalidValue', 'rates.0.rate'],
    ['more than half the price', { rate: 5_050 }, 'tooLarge', 'rates.0.rate'],
    ['two lines', { lines: 2 }, 'tooSmall', 'rates.0.lines'],
    ['a month that is none', { month: '2026-13' }, 'notADate', 'rates.0.month'],
    ['a month that has not come', { month: '2094-01' }, 'invalidValue', 'rates.0.month'],
    ['a name of a product', { name: 'Pot' }, 'unknownField', 'rates.0.name'],
  ])('%s is rejected at its field', async (_name, changes, code, field) => {
    expect(await client.save(seller, seenRate(unsourced, changes))).toMatchObject({
      status: 400,
      json: { code, field },
    });
  });

  test('are listed once in a request of at most 300', async () => {
    expect(
      await client.save(seller, seenRate(unsourced), seenRate(unsourced, { rate: 1_000 })),
    ).toMatchObject({
      json: { rates: [{ rate: 1_000 }] },
    });
    expect(await client.save(seller)).toMatchObject({ status: 400, json: { code: 'tooFewItems' } });
    expect(
      await client.save(seller, ...Array.from({ length: 301 }, () => seenRate(unsourced))),
    ).toMatchObject({
      status: 400,
      json: { code: 'tooManyItems' },
    });
  });

  test('are in the history and in the copy of the own data, and leave with the account’s rows', async () => {
    await client.save(seller, seenRate(unsourced));
    const entries = await server.db.select().from(history).where(eq(history.entityId, seller.id));
    expect(entries.filter(({ entity }) => entity === 'statementRate')).toMatchObject([
      { action: 'update', actorId: seller.id, ownerId: seller.id },
    ]);
    const { text } = await server.get('/v1/user/my-data', seller.headers);
    expect(text).toContain('"statementRates"');
  });
});

test('what statements told goes with the account', async () => {
  await client.save(seller, seenRate(unsourced));
  await client.agree(seller);
  await client.send(seller, evidenceRow(unsourced));
  await server.db.delete(account).where(eq(account.id, seller.id));
  for (const table of [statementRate, statementEvidence])
    expect(await server.db.$count(table, eq(table.accountId, seller.id))).toBe(0);
});
