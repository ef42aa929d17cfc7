import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '../auth/tables.ts';
import { account } from '../principals/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { daysFromToday, readDraft } from './testing/drafts.ts';

let server: TestApp;
let author: Person;
let other: Person;
let boss: Person;
beforeAll(async () => {
  server = await testApp();
  author = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'ADMIN' });
  boss = await person(server, { role: 'SUPER_ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const step = (name: string, { id, version }: Pick<FeeVersion, 'id' | 'version'>, who: Person, at = server) =>
  at.post(`/v1/fee-table/${name}`, { id, version }, who.headers);
let days = 10;
const submitted = async (drafter: Person, submitter = drafter) => {
  const draft = await readDraft(server, drafter, 'NOON_SA_FBN', {
    effectiveFrom: daysFromToday((days += 1)),
  });
  return feeVersion.parse((await step('submit', draft, submitter)).json);
};
const rejected = { status: 409, json: { code: 'publishingTakesTwo' } };
const publishers = async ({ id }: Pick<FeeVersion, 'id'>, at = server) =>
  (await at.get(`/v1/fee-table/publishers?id=${id}`, author.headers)).json;

test.each([
  ['en', /somebody else publishes it: .*Person/],
  ['ar', /ينشره غيرك/],
])('the author of a fee table cannot publish it, and learns who can (%s)', async (language, words) => {
  const table = await submitted(author);
  const headers = { ...author.headers, 'accept-language': language };
  const reply = await server.post('/v1/fee-table/publish', { id: table.id, version: table.version }, headers);
  expect(reply).toMatchObject(rejected);
  expect(reply.text).toMatch(words);
  const people = await server.db.select().from(account);
  for (const { id } of [other, boss])
    expect(reply.text).toContain(people.find((each) => each.id === id)?.fullName);
  expect(await publishers(table)).toEqual({
    publishers: [
      { id: other.id, fullName: expect.any(String) },
      { id: boss.id, fullName: expect.any(String) },
    ],
  });
  expect(await step('publish', table, other)).toMatchObject({ status: 200, json: { state: 'published' } });
});

test('the last editor counts as an author like the submitter, the creator alone does not', async () => {
  const draft = await readDraft(server, author, 'NOON_SA_FBN', { effectiveFrom: daysFromToday((days += 1)) });
  const {
    id,
    version,
    subFamily: _code,
    confirmed: _,
    confirmedAt: __,
    confirmedBy: ___,
    ...rate
  } = draft.rates[0] ?? expect.unreachable();
  const edited = await server.put(
    '/v1/referral-rule',
    { ...rate, id, version, rate1: rate.rate1 + 100 },
    other.headers,
  );
  expect(edited.status).toBe(200);
  const again = { id: draft.id, version: draft.version + 1 };
  const table = feeVersion.parse((await step('submit', again, boss)).json);
  expect(await step('publish', table, other)).toMatchObject(rejected);
  expect(await step('publish', table, boss)).toMatchObject(rejected);
  expect(await step('publish', table, author)).toMatchObject({ status: 200 });
});

test('of two simultaneous attempts only the other admin’s succeeds, every time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const table = await submitted(author);
    const [own, others] = await Promise.all([step('publish', table, author), step('publish', table, other)]);
    expect(own.status).toBe(409);
    expect(others).toMatchObject({ status: 200, json: { published: { by: { id: other.id } } } });
  }
});

test('a concurrent edit is neither published by its author nor published unseen by another admin', async () => {
  const draft = await readDraft(server, author, 'NOON_SA_FBN', { effectiveFrom: daysFromToday((days += 1)) });
  const table = feeVersion.parse((await step('submit', draft, other)).json);
  // Back to draft, edited and submitted by one person: the version the other admin read earlier is stale.
  const back = feeVersion.parse((await step('return', table, author)).json);
  const again = feeVersion.parse((await step('submit', back, author)).json);
  expect(await step('publish', again, author)).toMatchObject(rejected);
  expect(await step('publish', table, other)).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
});

test('one person is enough where no other admin is active, or where the setting says so', async () => {
  await using alone = await testApp();
  const only = await person(alone, { role: 'ADMIN' });
  await person(alone, { role: 'ADMIN', status: 'BLOCKED' });
  await person(alone, { role: 'USER' });
  const draft = await readDraft(alone, only, 'NOON_SA_FBN', { effectiveFrom: daysFromToday(2) });
  const table = feeVersion.parse((await step('submit', draft, only, alone)).json);
  expect((await alone.get(`/v1/fee-table/publishers?id=${table.id}`, only.headers)).json).toEqual({
    publishers: null,
  });
  const second = await person(alone, { role: 'ADMIN' });
  expect(await step('publish', table, only, alone)).toMatchObject(rejected);
  await alone.db.update(account).set({ status: 'INACTIVE' }).where(eq(account.id, second.id));
  expect(await step('publish', table, only, alone)).toMatchObject({ status: 200 });

  await using trusting = await testApp({ environment: { PUBLISH_FEES_ALONE: 'true' } });
  const one = await person(trusting, { role: 'ADMIN' });
  await person(trusting, { role: 'ADMIN' });
  const theirs = await readDraft(trusting, one, 'NOON_SA_FBN', { effectiveFrom: daysFromToday(2) });
  const sent = feeVersion.parse((await step('submit', theirs, one, trusting)).json);
  expect(await step('publish', sent, one, trusting)).toMatchObject({ status: 200 });
});

test('an admin who was invited and has no password yet is nobody to wait for', async () => {
  await using alone = await testApp();
  const only = await person(alone, { role: 'ADMIN' });
  const invited = await person(alone, { role: 'ADMIN' });
  const draft = await readDraft(alone, only, 'NOON_SA_FBN', { effectiveFrom: daysFromToday(5) });
  const table = feeVersion.parse((await step('submit', draft, only, alone)).json);
  expect(await step('publish', table, only, alone)).toMatchObject(rejected);
  await alone.db.delete(password).where(eq(password.accountId, invited.id));
  const seeded = await alone.db.select().from(account).where(eq(account.role, 'SUPER_ADMIN'));
  for (const { id } of seeded) await alone.db.delete(password).where(eq(password.accountId, id));
  expect(await step('publish', table, only, alone)).toMatchObject({ status: 200 });
});
