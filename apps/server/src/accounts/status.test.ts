import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { outbox } from '../messages/tables.ts';
import { newPasswordToken } from '../auth/passwords/password.ts';
import { session } from '../auth/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { waitingForLock } from '../testing/waiting-for-lock.ts';
import { account } from '../principals/tables.ts';

let server: TestApp;
let superAdmin: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  superAdmin = await person(server, { role: 'SUPER_ADMIN' });
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const verb = (name: string, id: number, by = admin) => server.post(`/v1/user/${name}`, { id }, by.headers);
const isSignedIn = async ({ headers }: Person) =>
  (await server.get('/v1/auth/session', headers)).status === 200;
const lettersTo = async (accountId: number) =>
  (
    await server.db.select().from(outbox).where(eq(outbox.accountId, accountId)).orderBy(outbox.createdAt)
  ).map(({ template }) => template);
const readChanges = async (id: number) =>
  server.db
    .select()
    .from(history)
    .where(and(eq(history.entity, 'account'), eq(history.entityId, id)))
    .orderBy(desc(history.id));
const authenticate = (username: string, secret: string) =>
  server.post('/v1/auth/authenticate', { username, password: secret });

describe('approving, resting and blocking', () => {
  test('an approval admits a registration and notifies its owner', async () => {
    const waiting = await person(server, { role: 'USER', status: 'PENDING' });
    expect(await authenticate(waiting.email, waiting.password)).toMatchObject({
      status: 403,
      json: { code: 'awaitingApproval' },
    });
    expect(await verb('activate', waiting.id)).toMatchObject({ status: 200, json: { status: 'ACTIVE' } });
    expect(await lettersTo(waiting.id)).toEqual(['accountApproved']);
    expect((await authenticate(waiting.email, waiting.password)).status).toBe(200);
  });

  test('an account approved before confirming an address is still asked for the code', async () => {
    const waiting = await person(server, { role: 'USER', status: 'PENDING', isVerified: false });
    expect((await verb('activate', waiting.id)).status).toBe(200);
    expect(await authenticate(waiting.email, waiting.password)).toMatchObject({
      status: 403,
      json: { code: 'notVerified' },
    });
  });

  test.each(['deactivate', 'block'])(
    '%s ends the sessions of an account and of its sub-users',
    async (name) => {
      const seller = await person(server, { role: 'USER' });
      const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
      expect((await verb(name, seller.id)).status).toBe(200);
      expect([await isSignedIn(seller), await isSignedIn(helper)]).toEqual([false, false]);
      expect(await server.db.$count(session, eq(session.accountId, helper.id))).toBe(0);
      expect((await verb('activate', seller.id)).status).toBe(200);
      expect(await lettersTo(seller.id)).toEqual([]);
      expect((await authenticate(seller.email, seller.password)).status).toBe(200);
      expect((await readChanges(seller.id)).map(({ action }) => action)).toEqual(['activate', name]);
    },
  );

  test('an unknown step is rejected', async () => {
    const seller = await person(server, { role: 'USER' });
    const waiting = await person(server, { role: 'USER', status: 'PENDING' });
    for (const [name, id] of [
      ['activate', seller.id],
      ['deactivate', waiting.id],
    ] as const)
      expect(await verb(name, id)).toMatchObject({ status: 409, json: { code: 'transitionNotAllowed' } });
  });

  test('of two admins who approve and block at once, the second is told that it has changed', async () => {
    const waiting = await person(server, { role: 'USER', status: 'PENDING' });
    const replies = await server.db
      .transaction(async (tx) => {
        // Both have read the account before either can write.
        await tx.select().from(account).where(eq(account.id, waiting.id)).for('update');
        const both = [verb('activate', waiting.id, admin), verb('block', waiting.id, superAdmin)];
        await waitingForLock(server, 2);
        return both;
      })
      .then((both) => Promise.all(both));
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await readChanges(waiting.id)).toHaveLength(1);
  });

  test('of ten who approve one registration one does, and one letter goes out', async () => {
    const waiting = await person(server, { role: 'USER', status: 'PENDING' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => verb('activate', waiting.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await lettersTo(waiting.id)).toEqual(['accountApproved']);
  });

  test.each(['activate', 'deactivate', 'block', 'reset-password', 'restore-user'])(
    'nobody does it to themself: %s',
    async (name) => {
      expect(await verb(name, admin.id)).toMatchObject({ status: 403, json: { code: 'notAllowed' } });
      expect(await isSignedIn(admin)).toBe(true);
    },
  );

  test('nobody removes themself as an admin', async () => {
    expect(await server.delete(`/v1/user?id=${admin.id}`, admin.headers)).toMatchObject({
      status: 403,
      json: { code: 'notAllowed' },
    });
  });
});

describe('removing and restoring', () => {
  test('a removed account is signed out and notified, and can be restored unchanged', async () => {
    const seller = await person(server, { role: 'USER' });
    const removed = await server.delete(`/v1/user?id=${seller.id}`, admin.headers);
    expect(removed).toMatchObject({ status: 200, json: { deletedAt: expect.any(String) } });
    expect(await isSignedIn(seller)).toBe(false);
    expect(await lettersTo(seller.id)).toEqual(['deletionPlanned']);
    expect(await server.delete(`/v1/user?id=${seller.id}`, admin.headers)).toMatchObject({ status: 409 });
    for (const name of ['activate', 'deactivate', 'block', 'reset-password'])
      expect((await verb(name, seller.id)).status).toBe(409);
    expect(await verb('restore-user', seller.id)).toMatchObject({
      status: 200,
      json: { deletedAt: null, status: 'ACTIVE' },
    });
    expect((await lettersTo(seller.id)).includes('accountRestored')).toBe(true);
    expect((await authenticate(seller.email, seller.password)).status).toBe(200);
    expect(await verb('restore-user', seller.id)).toMatchObject({ status: 409 });
  });

  test('after the days of grace nothing is restored', async () => {
    const seller = await person(server, { role: 'USER' });
    const deletedAt = new Date(Date.now() - 30 * 86_400_000 - 1000).toISOString();
    await server.db.update(account).set({ deletedAt }).where(eq(account.id, seller.id));
    expect(await verb('restore-user', seller.id)).toMatchObject({
      status: 409,
      json: { code: 'transitionNotAllowed' },
    });
  });
});

test('a generated password replaces the old one, ends earlier sessions and links, and is announced', async () => {
  const seller = await person(server, { role: 'USER' });
  const { token } = await server.db.transaction((tx) => newPasswordToken(tx, seller.id, 1));
  const reply = await verb('reset-password', seller.id);
  expect(reply).toMatchObject({ status: 200, json: { password: expect.stringMatching(/^.{16}$/) } });
  expect(await isSignedIn(seller)).toBe(false);
  expect(await lettersTo(seller.id)).toEqual(['passwordChanged']);
  expect(await authenticate(seller.email, seller.password)).toMatchObject({ status: 401 });
  expect(
    await server.post('/v1/auth/reset-password', { token, password: 'Another-Harbour-43' }),
  ).toMatchObject({ status: 400, json: { code: 'linkExpired' } });
  const [change] = await readChanges(seller.id);
  expect(change).toMatchObject({ action: 'resetPassword', before: null, after: null });
});

describe('the last active super admin stays', () => {
  test('of two who block each other at once one does', async () => {
    await using other = await testApp();
    const one = await person(other, { role: 'SUPER_ADMIN' });
    const two = await person(other, { role: 'SUPER_ADMIN' });
    const block = (by: Person, { id }: Person) => other.post('/v1/user/block', { id }, by.headers);
    const replies = await Promise.all([block(one, two), block(two, one)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await other.db.$count(account, and(eq(account.role, 'SUPER_ADMIN'), eq(account.status, 'ACTIVE'))),
    ).toBe(1);
  });

  test('they cannot delete their own account', async () => {
    await using other = await testApp();
    const last = await person(other, { role: 'SUPER_ADMIN' });
    expect(
      await other.post('/v1/user/delete-my-account', { password: last.password }, last.headers),
    ).toMatchObject({ status: 409, json: { code: 'lastSuperAdmin' } });
  });
});
