import { account as shownAccount } from '@saer/contract/account/account';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { outbox } from '../messages/tables.ts';
import { passwordToken } from '../auth/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { account } from '../principals/tables.ts';
import { activeSubscription } from '../subscriptions/testing/active-subscription.ts';

let server: TestApp;
let seller: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER', subscribed: true });
  other = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

let invited = 0;
const invite = (by = seller, more: object = {}) => {
  invited += 1;
  const mobile = `+96655${String(invited).padStart(7, '0')}`;
  const body = {
    firstName: 'Sami',
    lastName: 'Helper',
    email: `sami${invited}@example.com`,
    mobile,
    ...more,
  };
  return server.post('/v1/user/sub-user', body, by.headers);
};
const list = (by = seller) => server.get('/v1/user/sub-user', by.headers);

test('the number of a sub-user is read as it is dialled at home', async () => {
  const subscriber = await person(server, { role: 'USER', subscribed: true });
  const { json } = await invite(subscriber, { mobile: '٠٥٨-٧٦٥-٤٣٢١' });
  expect(json).toMatchObject({ mobile: '+966587654321' });
  expect(await invite(subscriber, { mobile: '00966 58 765 4321' })).toMatchObject({
    json: { code: 'emailOrMobileExists', field: 'mobile' },
  });
  expect(await invite(subscriber, { mobile: '0587' })).toMatchObject({
    status: 400,
    json: { code: 'notAMobile', field: 'mobile', message: 'Please enter a valid phone number' },
  });
});

test('a sub-user is invited by mail, is listed, gets another name, and is removed at once', async () => {
  const reply = await invite();
  expect(reply).toMatchObject({
    status: 200,
    json: { role: 'SUB_USER', status: 'ACTIVE', isVerified: false, subscriberId: seller.id },
  });
  const { id, email } = shownAccount.parse(reply.json);
  expect(await server.db.select().from(outbox).where(eq(outbox.accountId, id))).toMatchObject([
    { template: 'invitation', recipient: email },
  ]);
  expect(await server.db.$count(passwordToken, eq(passwordToken.accountId, id))).toBe(1);
  expect(await list()).toMatchObject({ status: 200, json: [{ id }] });
  expect(await server.patch('/v1/user/sub-user', { id, firstName: 'سامي' }, seller.headers)).toMatchObject({
    status: 200,
    json: { firstName: 'سامي' },
  });
  expect(await server.delete(`/v1/user/sub-user?id=${id}`, seller.headers)).toMatchObject({
    status: 200,
    json: { id },
  });
  expect(await list()).toMatchObject({ json: [] });
  expect(await server.db.$count(account, eq(account.id, id))).toBe(0);
  expect(await server.db.$count(outbox, eq(outbox.recipient, email))).toBe(0);
  const told = await server.db.select().from(history).where(eq(history.entityId, id));
  expect(told).toMatchObject([{ actorId: seller.id, action: 'erase', before: null, after: null }]);
});

test('a removed sub-user’s session is dead at once', async () => {
  const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  expect((await server.get('/v1/user/info', helper.headers)).status).toBe(200);
  await server.delete(`/v1/user/sub-user?id=${helper.id}`, seller.headers);
  expect(await server.get('/v1/user/info', helper.headers)).toMatchObject({ status: 401 });
  expect(
    await server.post('/v1/auth/authenticate', { username: helper.email, password: helper.password }),
  ).toMatchObject({ status: 401, json: { code: 'wrongCredentials' } });
});

describe('of another subscriber nothing is seen or changed', () => {
  test('neither a sub-user nor the subscriber', async () => {
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    for (const id of [helper.id, seller.id]) {
      const attempts = (key: number) =>
        Promise.all([
          server.patch('/v1/user/sub-user', { id: key, firstName: 'X' }, other.headers),
          server.delete(`/v1/user/sub-user?id=${key}`, other.headers),
        ]);
      const [foreign, missing] = [await attempts(id), await attempts(999_999)];
      expect(foreign.map(({ status, text }) => [status, text])).toEqual(
        missing.map(({ status, text }) => [status, text]),
      );
      expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
    }
    expect(await list(other)).toMatchObject({ json: [] });
  });
});

test('a sub-user, an admin and nobody manage sub-users here', async () => {
  const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  const admin = await person(server, { role: 'ADMIN' });
  for (const by of [helper, admin]) {
    expect((await list(by)).status).toBe(403);
    expect((await invite(by)).status).toBe(403);
  }
});

test.each(['role', 'subscriberId', 'status', 'isVerified', 'id', 'firstPassword'])(
  'fields decided by the server are not accepted from a caller: %s',
  async (name) => {
    expect(await invite(seller, { [name]: 'USER' })).toMatchObject({
      status: 400,
      json: { code: 'unknownField', field: name },
    });
  },
);

test('a taken address is rejected at its field', async () => {
  expect(await invite(seller, { email: other.email })).toMatchObject({
    status: 409,
    json: { code: 'emailOrMobileExists', field: 'email' },
  });
});

test('there are so many and no more, also when they are added at once', async () => {
  const full = await person(server, { role: 'USER' });
  await activeSubscription(server, full.id, { users: 50 });
  await server.db.insert(account).values(
    Array.from({ length: 48 }, (_, index) => ({
      firstName: 'Many',
      lastName: String(index),
      email: `many${index}@example.com`,
      role: 'SUB_USER' as const,
      status: 'ACTIVE' as const,
      language: 'ar' as const,
      subscriberId: full.id,
    })),
  );
  const replies = await Promise.all([invite(full), invite(full), invite(full)]);
  expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400']);
  expect(await invite(full)).toMatchObject({
    json: { code: 'tooManySubUsers', details: { maximum: 49 } },
  });
});

test('a subscriber invites twenty an hour', async () => {
  const eager = await person(server, { role: 'USER', subscribed: true });
  const replies = [];
  for (let count = 0; count < 21; count += 1) replies.push(await invite(eager));
  expect(replies.slice(0, 20).every(({ status }) => status === 200)).toBe(true);
  expect(replies[20]).toMatchObject({ status: 429, json: { code: 'tooManyTries' } });
});
