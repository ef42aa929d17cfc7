import { ownAccount } from '@saer/contract/account/account';
import { signedIn } from '@saer/contract/account/session';
import { findSessions } from '@saer/contract/account/auth';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '../principals/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { waitingForLock } from '../testing/waiting-for-lock.ts';
import { hashPassword, setPassword } from './passwords/password.ts';
import { rateLimit, session } from './tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.delete(rateLimit));

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const statusWith = async (headers: Record<string, string>) =>
  (await server.get('/v1/auth/session', headers)).status;
async function signIn({ email, password }: { email: string; password: string }, headers = {}) {
  const { json } = await server.post('/v1/auth/authenticate', { username: email, password }, headers);
  const { access_token: token, sessionId, appwriteToken, expiresAt } = signedIn.parse(json);
  return { headers: { authorization: `Bearer ${token}` }, token, sessionId, appwriteToken, expiresAt };
}

/** Whom a caller is answered to be, or the status of a refusal. */
const readAccount = async ({ headers }: Person) => {
  const { status, json } = await server.get('/v1/user/info', headers);
  return status === 200 ? ownAccount.parse(json).id : status;
};

describe('A session', () => {
  it('is not opened by a password that another replaces while it is looked at', async () => {
    const someone = await person(server, { role: 'USER' });
    const replaced = await server.db.transaction(async (tx) => {
      await setPassword(tx, someone.id, await hashPassword('Another-one-1!'));
      const late = server.post('/v1/auth/authenticate', {
        username: someone.email,
        password: someone.password,
      });
      // It has found the old password right, and waits for this transaction.
      await waitingForLock(server, 1);
      return { late };
    });
    expect(await replaced.late).toMatchObject({ status: 401, json: { code: 'wrongCredentials' } });
  });

  it('is stored only as the hash of its token, and lasts thirty days', async () => {
    const one = await signIn(await person(server, { role: 'USER' }));
    const [row] = await server.db.select().from(session).where(eq(session.id, one.sessionId));
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.tokenHash).not.toBe(one.token);
    expect(Math.round((Date.parse(one.expiresAt) - Date.now()) / day)).toBe(30);
  });

  it('comes with a token for files that names the account and the session', async () => {
    const someone = await person(server, { role: 'USER' });
    const { appwriteToken, sessionId } = await signIn(someone);
    const { sub, exp = 0, iat = 0, sessionId: of } = decodeJwt(appwriteToken);
    expect([sub, of, exp - iat]).toEqual([String(someone.id), sessionId, 900]);
  });

  it('ends at sign-out, whose answer is the same for any token', async () => {
    const one = await signIn(await person(server, { role: 'USER' }));
    expect(await statusWith(one.headers)).toBe(200);
    for (const token of [one.token, one.token, 'unknown'])
      expect((await server.post('/v1/auth/logout', { token })).json).toEqual({ message: 'loggedOut' });
    expect(await statusWith(one.headers)).toBe(401);
  });

  it('ends after thirty days, however much it is used', async () => {
    const { headers, sessionId } = await person(server, { role: 'USER' });
    await server.db
      .update(session)
      .set({ expiresAt: ago(0) })
      .where(eq(session.id, sessionId));
    expect(await statusWith(headers)).toBe(401);
  });

  it('ends after seven days without use, and use extends it', async () => {
    const { headers, sessionId } = await person(server, { role: 'USER' });
    const lastUsed = (lastUsedAt: string) =>
      server.db.update(session).set({ lastUsedAt }).where(eq(session.id, sessionId));
    await lastUsed(ago(6.9));
    expect(await statusWith(headers)).toBe(200);
    const [row] = await server.db.select().from(session).where(eq(session.id, sessionId));
    expect(Date.now() - Date.parse(row?.lastUsedAt ?? '')).toBeLessThan(60_000);
    await lastUsed(ago(7.1));
    expect(await statusWith(headers)).toBe(401);
  });

  it.each([{ status: 'BLOCKED' }, { status: 'INACTIVE' }, { deletedAt: ago(0) }] as const)(
    'is worth nothing once its account is %o',
    async (values) => {
      const { id, headers } = await person(server, { role: 'USER' });
      await server.db.update(account).set(values).where(eq(account.id, id));
      expect(await statusWith(headers)).toBe(401);
    },
  );

  it('of a sub-user is worth nothing once their subscriber is blocked', async () => {
    const subscriber = await person(server, { role: 'USER' });
    const helper = await person(server, { role: 'SUB_USER', subscriber: subscriber.id });
    expect(await statusWith(helper.headers)).toBe(200);
    await server.db.update(account).set({ status: 'BLOCKED' }).where(eq(account.id, subscriber.id));
    expect(await statusWith(helper.headers)).toBe(401);
  });

  it('is each caller’s own when many call at once, one of them who has just been signed out', async () => {
    const people: Person[] = [];
    for (let at = 0; at < 12; at += 1) people.push(await person(server, { role: 'USER' }));
    for (const ended of people.slice(0, 3)) {
      await server.db.delete(session).where(eq(session.id, ended.sessionId));
      // Twice each, for those of one moment are looked up together.
      const answers = await Promise.all([...people, ...people].map(readAccount));
      const last = people.indexOf(ended);
      const expected = people.map(({ id }, at) => (at <= last ? 401 : id));
      expect(answers).toEqual([...expected, ...expected]);
    }
  });

  it('is recorded as used by one of several concurrent calls', async () => {
    const someone = await person(server, { role: 'USER' });
    await server.db
      .update(session)
      .set({ lastUsedAt: ago(1) })
      .where(eq(session.id, someone.sessionId));
    await Promise.all(Array.from({ length: 8 }, () => statusWith(someone.headers)));
    const [row] = await server.db.select().from(session).where(eq(session.id, someone.sessionId));
    expect(Date.parse(row?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - day / 2);
  });

  it('is required if there is none, and reported as ended if it has', async () => {
    expect((await server.get('/v1/auth/session')).json).toMatchObject({ code: 'signInNeeded' });
    const unknown = await server.get('/v1/auth/session', { authorization: 'Bearer x' });
    expect(unknown.json).toMatchObject({ code: 'sessionEnded' });
  });
});

describe('The own sessions', () => {
  it('are listed, newest first, with the browser’s name', async () => {
    const someone = await person(server, { role: 'USER' });
    const { headers, sessionId } = await signIn(someone, {
      'user-agent': 'Browser One',
      platform: 'desktop',
    });
    const device = { 'x-idrive-device-id': 'b7'.repeat(20) };
    const reply = await server.get('/v1/auth/session', { ...headers, ...device });
    const list = findSessions.reply.parse(reply.json);
    expect(list.map((each) => [each.sessionId, each.isCurrent, each.deviceId])).toEqual([
      [sessionId, true, 'b7'.repeat(20)],
      [someone.sessionId, false, null],
    ]);
    expect(list[0]).toMatchObject({ userAgent: 'Browser One', platform: 'desktop', address: '127.0.0.1' });
  });

  it('are ended one by one; another person’s is as missing', async () => {
    const [one, other] = [await person(server, { role: 'USER' }), await person(server, { role: 'USER' })];
    const second = await signIn(one);
    const end = (sessionId: string) => server.delete(`/v1/auth/session?sessionId=${sessionId}`, one.headers);
    const [foreign, missing] = [await end(other.sessionId), await end(crypto.randomUUID())];
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect(await statusWith(other.headers)).toBe(200);
    expect((await end(second.sessionId)).status).toBe(200);
    expect(await statusWith(second.headers)).toBe(401);
  });

  it('are ended all but the one in use', async () => {
    const one = await person(server, { role: 'USER' });
    const others = [await signIn(one), await signIn(one)];
    expect((await server.post('/v1/auth/session/end-others', {}, one.headers)).json).toEqual({ ended: 2 });
    expect(await statusWith(one.headers)).toBe(200);
    for (const { headers } of others) expect(await statusWith(headers)).toBe(401);
  });
});
