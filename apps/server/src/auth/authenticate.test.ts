import { errorReply } from '@saer/contract/api/error-reply';
import { hash, parseOptions } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password as passwordTable } from './tables.ts';
import { account } from '../principals/tables.ts';
import { person, testPassword } from '../testing/accounts.ts';
import { codeFor, queuedFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { setPassword } from './passwords/password.ts';

const url = '/v1/auth/authenticate';
let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const signIn = (username: string, password: string = testPassword, more = {}) =>
  server.post(url, { username, password, ...more });
const readRefusal = async (wanted: Parameters<typeof person>[1]) =>
  errorReply.parse((await signIn((await person(server, wanted)).email)).json).code;
const readDetails = (json: unknown) => errorReply.parse(json).details ?? {};

async function keptHash(accountId: number): Promise<string> {
  const [row] = await server.db
    .select({ hash: passwordTable.hash })
    .from(passwordTable)
    .where(eq(passwordTable.accountId, accountId));
  return row?.hash ?? '';
}

describe('Signing in', () => {
  it('works with the email address, in any case, and with the mobile number, however it is written', async () => {
    const { email, mobile } = await person(server, { role: 'USER' });
    const atHome = mobile.replace('+966', '0');
    const inArabic = atHome.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    for (const username of [
      email,
      email.toUpperCase(),
      mobile,
      mobile.replace('+', '00'),
      mobile.replace('+966', ''),
      atHome,
      inArabic,
      `${atHome.slice(0, 3)} ${atHome.slice(3, 6)}-${atHome.slice(6)}`,
    ]) {
      const { status, json } = await signIn(username);
      expect(status).toBe(200);
      expect(json).toMatchObject({ metadata: { email, mobile, role: 'USER', isIdentityVerified: false } });
    }
  });

  it('gives a new token of 256 bits each time, and reveals nothing about the password', async () => {
    const { email } = await person(server, { role: 'USER' });
    const [one, other] = [await signIn(email), await signIn(email)];
    expect(one.json).toMatchObject({ access_token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(one.json).not.toEqual(other.json);
    expect(one.text).not.toMatch(/argon2|hash/i);
    expect(one.headers['cache-control']).toBe('no-store');
  });

  it('stores passwords as argon2id with 19 MiB, two passes and one lane', async () => {
    const { id } = await person(server, { role: 'USER' });
    const kept = await keptHash(id);
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(kept).saltLen).toBeGreaterThanOrEqual(16);
  });

  it('hashes a password again if it was stored with another cost', async () => {
    const { id, email } = await person(server, { role: 'USER' });
    const cheap = await hash(testPassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await server.db.transaction((tx) => setPassword(tx, id, cheap));
    expect((await signIn(email)).status).toBe(200);
    expect(await keptHash(id)).toMatch(/m=19456,t=2,p=1/);
    expect((await signIn(email)).status).toBe(200);
  });

  it('rejects a wrong password and an unknown user with the same bytes', async () => {
    const { email } = await person(server, { role: 'USER' });
    const wrong = await signIn(email, 'Wrong-Harbour-42');
    const unknown = await signIn('nobody@example.com', 'Wrong-Harbour-42');
    expect(wrong.status).toBe(401);
    expect(wrong.json).toMatchObject({ code: 'wrongCredentials' });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    const names = ({ headers }: typeof wrong) => Object.keys(headers).toSorted();
    expect(names(unknown)).toEqual(names(wrong));
  });

  it('rejects every state of an account with the same bytes while the password is wrong', async () => {
    const states = [
      await person(server, { role: 'USER', status: 'PENDING', isVerified: false }),
      await person(server, { role: 'USER', status: 'BLOCKED' }),
      await person(server, { role: 'USER', status: 'INACTIVE' }),
    ];
    const answers = await Promise.all(states.map(({ email }) => signIn(email, 'Wrong-Harbour-42')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('gives the reason to someone with the correct password', async () => {
    expect(await readRefusal({ role: 'USER', status: 'PENDING' })).toBe('awaitingApproval');
    expect(await readRefusal({ role: 'USER', status: 'INACTIVE' })).toBe('accountInactive');
    expect(await readRefusal({ role: 'USER', status: 'BLOCKED' })).toBe('accountBlocked');
  });

  it('sends one who is not verified a code, which confirms the address', async () => {
    const { email } = await person(server, { role: 'USER', isVerified: false });
    const { status, json } = await signIn(email);
    expect([status, errorReply.parse(json).code]).toEqual([403, 'notVerified']);
    const { requestId } = readDetails(json);
    expect(readDetails((await signIn(email)).json)).toMatchObject({ requestId });
    const answer = await server.post('/v1/auth/otp', { requestId, code: await codeFor(server, email) });
    expect(answer.json).toEqual({ purpose: 'registration' });
    expect((await signIn(email)).status).toBe(200);
  });

  it('lets a sub-user in only while their subscriber may', async () => {
    const subscriber = await person(server, { role: 'USER' });
    const helper = await person(server, { role: 'SUB_USER', subscriber: subscriber.id });
    expect((await signIn(helper.email)).status).toBe(200);
    await server.db.update(account).set({ status: 'INACTIVE' }).where(eq(account.id, subscriber.id));
    expect((await signIn(helper.email)).json).toMatchObject({ code: 'accountInactive' });
    expect((await server.get('/v1/auth/session', helper.headers)).status).toBe(401);
  });

  it('takes back the deletion of an account for its owner, in the days of grace and only when asked', async () => {
    const { id, email } = await person(server, { role: 'USER' });
    const deletedAt = new Date().toISOString();
    await server.db.update(account).set({ deletedAt }).where(eq(account.id, id));
    const refused = await signIn(email);
    expect(refused.json).toMatchObject({ code: 'accountDeleted' });
    expect(Date.parse(String(readDetails(refused.json)['until'])) - Date.parse(deletedAt)).toBe(
      30 * 86_400_000,
    );
    const restored = await signIn(email, testPassword, { restore: true });
    expect(restored.json).toMatchObject({ metadata: { deletedAt: null } });
    expect((await queuedFor(server, email)).map(({ template }) => template)).toContain('accountRestored');
  });

  it('does not know an account whose days of grace are over', async () => {
    const { id, email } = await person(server, { role: 'USER' });
    const deletedAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await server.db.update(account).set({ deletedAt }).where(eq(account.id, id));
    expect((await signIn(email, testPassword, { restore: true })).json).toMatchObject({
      code: 'wrongCredentials',
    });
  });

  it('lets an admin, not the owner, restore what an admin removed', async () => {
    const admin = await person(server, { role: 'ADMIN' });
    const { id, email } = await person(server, { role: 'USER' });
    expect((await server.delete(`/v1/user?id=${id}`, admin.headers)).status).toBe(200);
    expect((await signIn(email, testPassword, { restore: true })).json).toMatchObject({
      code: 'accountDeleted',
    });
  });

  it('asks for an own password after a generated one, and then takes that one', async () => {
    const { id, email } = await person(server, { role: 'USER' });
    const kept = await keptHash(id);
    const until = (milliseconds: number) =>
      server.db.transaction((tx) =>
        setPassword(tx, id, kept, { oneTimeUntil: new Date(Date.now() + milliseconds).toISOString() }),
      );
    await until(60_000);
    const { json } = await signIn(email);
    expect(json).toMatchObject({ code: 'passwordMustChange' });
    const password = 'Quiet-Lantern-77';
    const { token } = readDetails(json);
    expect((await server.post('/v1/auth/reset-password', { token, password })).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('takes no generated password whose hour is over', async () => {
    const { id, email } = await person(server, { role: 'USER' });
    const kept = await keptHash(id);
    const oneTimeUntil = new Date(Date.now() - 1).toISOString();
    await server.db.transaction((tx) => setPassword(tx, id, kept, { oneTimeUntil }));
    expect((await signIn(email)).json).toMatchObject({ code: 'oneTimePasswordExpired' });
  });

  it.each([
    ['a number', { username: 1, password: 'x' }],
    ['a list', { username: ['a@example.com'], password: 'x' }],
    ['an object', { username: { $gt: '' }, password: { $gt: '' } }],
    ['null', { username: null, password: null }],
    ['true', { username: true, password: true }],
    ['nothing', {}],
    ['a field of its own', { username: 'a@example.com', password: 'x', role: 'ADMIN' }],
  ])('rejects %s instead of texts', async (_, body) => {
    expect((await server.post(url, body)).status).toBe(400);
  });

  it.each(['__proto__', 'constructor'])('rejects a body with the key %s', async (key) => {
    const payload = `{"username":"a@example.com","password":"x","${key}":{"prototype":{"role":"ADMIN"}}}`;
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(statusCode).toBe(400);
  });

  it('rejects NUL in a name and tolerates it elsewhere, and lone surrogates too', async () => {
    expect((await signIn('\uD800@example.com', '\0\uD800')).status).toBe(401);
    for (const username of ['a\0@example.com', '\0']) {
      const refused = { status: 400, json: { code: 'notText', field: 'username' } };
      expect(await signIn(username, '\0\uD800')).toMatchObject(refused);
      expect(await server.post('/v1/auth/forgot-password', { username })).toMatchObject(refused);
    }
  });
});
