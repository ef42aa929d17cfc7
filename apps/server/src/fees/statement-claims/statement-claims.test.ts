import * as z from 'zod/mini';
import {
  maxClaims,
  type StatementClaim,
  findStatementClaims,
  maxEntriesAtOnce,
} from '@saer/contract/statements/statement-claim';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { history } from '../../audit/tables.ts';
import { account } from '../../principals/tables.ts';
import { person, type Person } from '../../testing/accounts.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { statementClaims } from './tables.ts';

let server: TestApp;
let seller: Person;
let helper: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

type Values = Readonly<Record<string, unknown>>;

const url = '/v1/statement-claim';
const claim: StatementClaim = {
  key: 'noon|NSA1-1|fulfilment|ST1',
  changedAt: '2026-10-05T08:00:00.000Z',
  store: 'NOON_SA_FBN',
  claim: 'measurement',
  fee: 'fulfilment',
  item: 'noon|NSA1-1',
  statement: 'ST1',
  chargedOn: '2026-10-01',
  product: 'ساعة برونزية',
  claimedOn: '2026-10-05',
  lastDay: '2026-10-31',
  amount: 575,
  answer: 'none',
  answered: null,
  credits: [],
};
const statement = {
  key: 'noon|ST1',
  changedAt: '2026-10-05T08:00:00.000Z',
  marketplace: 'noon',
  statement: 'ST1',
  firstDay: '2026-10-01',
  lastDay: '2026-10-01',
  lines: 40,
  sales: 400_000,
  charges: 90_000,
  checked: 80_000,
  over: 575,
};
const entries = (changes: Values = {}) => ({ claims: [], statements: [], removed: [], ...changes });
const agree = (who: Person, given = true) => server.put(`${url}/consent`, { given }, who.headers);
const send = (who: Person, changes: Values) => server.put(url, entries(changes), who.headers);
const read = async (who: Person) =>
  z.parse(findStatementClaims.reply, (await server.get(url, who.headers)).json);

describe('claims are stored with the account', () => {
  test('only once the subscriber agreed to it', async () => {
    expect(await read(seller)).toEqual({ isKept: false, clearedAt: null, ...entries() });
    const missing = { status: 403, json: { code: 'consentMissing' } };
    expect(await send(seller, { claims: [claim] })).toMatchObject(missing);
    expect(await agree(helper)).toMatchObject({ status: 403 });
    expect(await agree(seller)).toMatchObject({ status: 200, json: { given: true, removed: 0 } });
    expect(await send(helper, { claims: [claim], statements: [statement] })).toMatchObject({
      status: 200,
      json: { claims: 1, statements: 1 },
    });
    const stored = { isKept: true, claims: [claim], statements: [statement], removed: [] };
    expect(await read(seller)).toMatchObject(stored);
    expect(await read(helper)).toMatchObject(stored);
  });

  test('with the numbers of orders at Amazon, every tenth of which could be a card’s', async () => {
    await agree(seller);
    // 17 digits that pass Luhn's check.
    const order = '405-1234567-1234561';
    const item = `amazon|${order}|41111111111114|`;
    const amazon = { ...claim, key: `${item}|referral|411111111111111`, item, statement: '411111111111116' };
    const statements = [{ ...statement, key: 'amazon|411111111111116', statement: '411111111111116' }];
    expect(await send(seller, { claims: [amazon], statements })).toMatchObject({ status: 200 });
    expect(await send(seller, { claims: [{ ...amazon, product: '4111 1111 1111 1111' }] })).toMatchObject({
      status: 400,
      json: { code: 'cardNumberSent' },
    });
  });

  test('for nobody else', async () => {
    await agree(seller);
    await send(seller, { claims: [claim] });
    expect(await read(other)).toMatchObject({ isKept: false, claims: [] });
    await agree(other);
    expect(await read(other)).toMatchObject({ isKept: true, claims: [] });
    expect(await server.delete(url, other.headers)).toMatchObject({ json: { removed: 0 } });
    expect((await read(seller)).claims).toHaveLength(1);
    const admin = await person(server, { role: 'ADMIN' });
    expect(await server.get(url, admin.headers)).toMatchObject({ status: 403 });
    expect(await server.get(url)).toMatchObject({ status: 401 });
  });

  test('until it is withdrawn, which deletes them, and a browser that does not know it stores none', async () => {
    await agree(seller);
    await send(seller, { claims: [claim], statements: [statement] });
    expect(await agree(seller, false)).toMatchObject({ json: { given: false, removed: 2 } });
    expect(await server.db.$count(statementClaims, eq(statementClaims.accountId, seller.id))).toBe(0);
    expect(await send(helper, { claims: [claim] })).toMatchObject({ status: 403 });
    expect(await read(seller)).toMatchObject({ isKept: false, claims: [] });
    await agree(seller);
    expect(await read(seller)).toMatchObject({ isKept: true, claims: [] });
  });

  test('and leave with its row; the consent is in the history, the claims are in the copy', async () => {
    await agree(seller);
    await agree(seller);
    await send(seller, { claims: [claim] });
    expect((await server.get('/v1/user/my-data', seller.headers)).text).toContain(claim.key);
    await server.delete(url, seller.headers);
    await agree(seller, false);
    const changes = await server.db
      .select({ action: history.action })
      .from(history)
      .where(and(eq(history.entity, 'statementClaims'), eq(history.ownerId, seller.id)))
      .orderBy(asc(history.id));
    expect(changes.map(({ action }) => action)).toEqual(['create', 'remove', 'withdraw']);
    await agree(seller);
    await server.db.delete(account).where(eq(account.id, seller.id));
    expect(await server.db.$count(statementClaims, eq(statementClaims.accountId, seller.id))).toBe(0);
  });
});

describe('two browsers', () => {
  const rejected = { ...claim, changedAt: '2026-10-08T08:00:00.000Z', answer: 'rejected' as const };
  const credited = {
    ...claim,
    changedAt: '2026-10-07T08:00:00.000Z',
    credits: [{ statement: 'ST2', amount: 300, seenAt: '2026-10-07T08:00:00.000Z' }],
  };
  beforeEach(() => agree(seller));

  test('lose nothing of each other, whoever comes first', async () => {
    const second = { ...claim, key: 'noon|NSA1-2|fulfilment|ST1' };
    const merged = { ...rejected, credits: credited.credits };
    for (const order of [
      [rejected, credited],
      [credited, rejected],
    ]) {
      await server.delete(url, seller.headers);
      await server.db
        .update(statementClaims)
        .set({ content: { clearedAt: null, claims: [], statements: [], removed: [] } })
        .where(eq(statementClaims.accountId, seller.id));
      for (const each of order) await send(seller, { claims: [each] });
      await send(helper, { claims: [second] });
      expect((await read(seller)).claims).toEqual([merged, second]);
    }
  });

  test('writing at the same moment both count', async () => {
    const many = Array.from({ length: 8 }, (_, at) => ({ ...claim, key: `noon|${at}` }));
    const replies = await Promise.all(many.map((each) => send(seller, { claims: [each] })));
    expect(replies.map(({ status }) => status)).toEqual(many.map(() => 200));
    expect((await read(seller)).claims.map(({ key }) => key)).toEqual(many.map(({ key }) => key));
  });

  test('keep the reading of a statement with more lines', async () => {
    const part = { ...statement, lines: 12, over: 0, changedAt: '2026-10-09T08:00:00.000Z' };
    await send(seller, { statements: [statement] });
    await send(helper, { statements: [part] });
    expect((await read(seller)).statements).toEqual([statement]);
    const again = { ...statement, over: 900, changedAt: part.changedAt };
    await send(helper, { statements: [again] });
    expect((await read(seller)).statements).toEqual([again]);
  });

  test('do not bring back what was deleted, one or all', async () => {
    const removed = [{ key: claim.key, changedAt: '2026-10-06T08:00:00.000Z' }];
    await send(seller, { claims: [claim] });
    await send(seller, { removed });
    await send(helper, { claims: [claim] });
    expect(await read(seller)).toMatchObject({ claims: [], removed });
    await send(helper, { claims: [credited] });
    expect((await read(seller)).claims).toEqual([credited]);
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    await send(helper, { claims: [{ ...credited, changedAt: ahead }], statements: [statement] });
    expect(await server.delete(url, seller.headers)).toMatchObject({
      status: 200,
      json: { removed: 2, clearedAt: ahead },
    });
    await send(helper, { claims: [{ ...credited, changedAt: ahead }, claim], statements: [statement] });
    expect(await read(seller)).toMatchObject({ claims: [], statements: [], clearedAt: ahead });
  });
});

describe('a body that is not as the contract says', () => {
  beforeEach(() => agree(seller));

  test.each([
    ['a sum of nothing', { amount: 0 }, 'zeroNotAllowed', 'claims.0.amount'],
    ['a part of a halala', { amount: 1.5 }, 'notWholeNumber', 'claims.0.amount'],
    ['more than ten million', { amount: 1_000_000_001 }, 'tooLarge', 'claims.0.amount'],
    ['a kind that is none', { claim: 'lost' }, 'notOneOf', 'claims.0.claim'],
    ['a charge that is none', { fee: 'tip' }, 'notOneOf', 'claims.0.fee'],
    ['an answer that is none', { answer: 'perhaps' }, 'notOneOf', 'claims.0.answer'],
    ['a null character', { product: 'Pot\0' }, 'notText', 'claims.0.product'],
    ['half of a character', { item: 'noon|\uD83D' }, 'notText', 'claims.0.item'],
    ['a name without end', { product: 'x'.repeat(121) }, 'tooLong', 'claims.0.product'],
    ['a day that is none', { claimedOn: '2026-02-30' }, 'notADate', 'claims.0.claimedOn'],
    ['no key', { key: '' }, 'required', 'claims.0.key'],
    ['a price', { price: 5000 }, 'unknownField', 'claims.0.price'],
    ['the far future', { changedAt: '2099-01-01T00:00:00.000Z' }, 'invalidValue', 'claims.0.changedAt'],
    [
      'a credit below nothing',
      { credits: [{ statement: 'ST2', amount: -1, seenAt: claim.changedAt }] },
      'negativeNumber',
      'claims.0.credits.0.amount',
    ],
  ])('%s is rejected at its field', async (_name, changes, code, field) => {
    expect(await send(seller, { claims: [{ ...claim, ...changes }] })).toMatchObject({
      status: 400,
      json: { code, field },
    });
    expect((await read(seller)).claims).toEqual([]);
  });

  test('is rejected beyond the entries of a request, and the account never holds more than its limit', async () => {
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, at) => ({
        ...claim,
        key: `noon|${String(from + at).padStart(5, '0')}`,
      }));
    expect(await send(seller, { claims: many(maxEntriesAtOnce + 1) })).toMatchObject({
      status: 400,
      json: { code: 'tooManyItems', field: 'claims' },
    });
    const settled = { ...claim, key: 'a settled one', answer: 'rejected', claimedOn: '2026-10-06' };
    await send(seller, { claims: [settled] });
    for (let from = 0; from < maxClaims; from += maxEntriesAtOnce)
      await send(seller, { claims: many(maxEntriesAtOnce, from) });
    const { claims } = await read(seller);
    expect(claims).toHaveLength(maxClaims);
    expect(claims.some(({ key }) => key === settled.key)).toBe(false);
  });
});
