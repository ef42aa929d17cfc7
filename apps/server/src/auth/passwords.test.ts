import { codeRequest, verifyCode } from '@saer/contract/account/auth';
import { errorReply } from '@saer/contract/api/error-reply';
import { resetUserPassword } from '@saer/contract/account/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { person, testPassword } from '../testing/accounts.ts';
import { processorTime } from '../testing/processor-time.ts';
import { codeFor, queuedFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { hashPassword, verifyPassword, newPasswordToken } from './passwords/password.ts';
import { checkPasswordStrength, splitOwnWords } from './passwords/password-strength.ts';
import { passwordToken, rateLimit } from './tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.delete(rateLimit));

const password = 'Quiet-Lantern-77';
const signIn = async (username: string, sent: string) =>
  (await server.post('/v1/auth/authenticate', { username, password: sent })).status;
const reset = (token: string | undefined, sent = password) =>
  server.post('/v1/auth/reset-password', { token, password: sent });
const readSessions = async (headers: Record<string, string>) =>
  (await server.get('/v1/auth/session', headers)).status;

async function resetTokenFor(email: string): Promise<string | undefined> {
  const asked = await server.post('/v1/auth/forgot-password', { username: email });
  const { requestId } = codeRequest.parse(asked.json);
  const answer = await server.post('/v1/auth/otp', { requestId, code: await codeFor(server, email) });
  return verifyCode.reply.parse(answer.json).token;
}

describe('A password', () => {
  it.each([
    'x'.repeat(80) + 'A',
    `${'Aa1!'.repeat(20)}one`,
    'with\0a NUL',
    '  with spaces at both ends  ',
    'كلمة سر طويلة ١٢٣!',
    'Straße-ﬁ-①',
  ])('is compared as it was typed, to the last byte: %j', async (typed) => {
    const kept = await hashPassword(typed);
    expect(await verifyPassword(kept, typed)).toBe(true);
    for (const other of [
      typed.slice(0, -1),
      `${typed} `,
      typed.trim(),
      typed.toLowerCase(),
      typed.slice(0, 72),
      typed.replace('\0', ''),
      typed.split('\0')[0] ?? '',
      typed.normalize('NFKC'),
    ])
      if (other !== typed) expect(await verifyPassword(kept, other), JSON.stringify(other)).toBe(false);
  });

  it('is never correct if none is stored', async () => {
    expect(await verifyPassword(undefined, testPassword)).toBe(false);
  });

  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@ssw0rd1234',
    'Qwerty123!',
    'Welcome1!',
    'Admin@123',
    'Aa123456!',
    'Iloveyou1!',
    'Dragon!1a',
    'Passw0rd!Passw0rd!',
    'A1!aaaaa',
  ])('that is common or was breached is rejected: %s', async (sent) => {
    expect(await checkPasswordStrength(sent, [])).toBe('passwordTooCommon');
  });

  it.each(['Mohammed@1990', 'Alharbi.Mohammed1', 'my.shop@Example1', '966501234567Aa!', 'Mohammed!Alharbi9'])(
    'made of the person’s own details is rejected: %s',
    async (sent) => {
      const own = splitOwnWords({
        firstName: 'Mohammed',
        lastName: 'Alharbi',
        email: 'my.shop@example.com',
        mobile: '+966501234567',
      });
      expect(await checkPasswordStrength(sent, own)).toBe('passwordTooCommon');
    },
  );

  it.each(['Sunny-Harbour-42', 'k7#Qm2!xw', 'كلمةسرA1!bc', 'xK9$mPq2vT&4'])(
    'that is hard to guess is taken: %s',
    async (sent) => {
      expect(await checkPasswordStrength(sent, ['Noura', 'seller@example.com'])).toBeUndefined();
    },
  );

  it('of 128 characters is judged at once', async () => {
    const long = '4@8({[</369&#!1|0$5+7%2/4@'.repeat(5).slice(0, 128);
    expect((await processorTime(() => checkPasswordStrength(long, []))).cost).toBeLessThan(2_000);
  });
});

describe('Changing the own password', () => {
  it('needs the current one, ends every session and begins a new one', async () => {
    const { email, headers } = await person(server, { role: 'USER' });
    const change = (currentPassword: string, sent = password) =>
      server.post('/v1/auth/change-password', { currentPassword, password: sent }, headers);
    expect((await change(testPassword, testPassword)).json).toMatchObject({
      code: 'passwordUnchanged',
      field: 'password',
    });
    expect((await change('Wrong-Harbour-42')).json).toMatchObject({
      code: 'wrongPassword',
      field: 'currentPassword',
    });
    expect((await change(testPassword, 'Password1!')).json).toMatchObject({
      code: 'passwordTooCommon',
      field: 'password',
    });
    const changed = await change(testPassword);
    expect(changed.status).toBe(200);
    expect(await readSessions(headers)).toBe(401);
    const { access_token: token } = Object(changed.json);
    expect(await readSessions({ authorization: `Bearer ${token}` })).toBe(200);
    expect([await signIn(email, testPassword), await signIn(email, password)]).toEqual([401, 200]);
    expect((await queuedFor(server, email)).map(({ template }) => template)).toEqual(['passwordChanged']);
  });

  it('lets one who found a browser signed in try only a few', async () => {
    const { headers } = await person(server, { role: 'USER' });
    const all: number[] = [];
    for (let at = 0; at < 6; at += 1)
      all.push(
        (await server.post('/v1/auth/change-password', { currentPassword: 'Wrong-1', password }, headers))
          .status,
      );
    expect(all).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe('Setting a forgotten password', () => {
  it('ends every session, notifies the owner, and works once', async () => {
    const { email, headers } = await person(server, { role: 'USER' });
    const token = await resetTokenFor(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await reset(token, 'Password1!')).json).toMatchObject({ code: 'passwordTooCommon' });
    expect((await reset(token)).json).toEqual({ message: 'passwordSet' });
    expect(await readSessions(headers)).toBe(401);
    expect((await reset(token)).json).toMatchObject({ code: 'linkExpired' });
    expect([await signIn(email, testPassword), await signIn(email, password)]).toEqual([401, 200]);
    expect((await queuedFor(server, email)).map(({ template }) => template)).toContain('passwordChanged');
  });

  it('works for one only, when two use the token at once', async () => {
    const { email } = await person(server, { role: 'USER' });
    const token = await resetTokenFor(email);
    const all = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('works for an hour, and for a link as long as it says', async () => {
    const { id, email } = await person(server, { role: 'USER' });
    const token = await resetTokenFor(email);
    const [row] = await server.db.select().from(passwordToken).where(eq(passwordToken.accountId, id));
    expect(Math.round((Date.parse(row?.expiresAt ?? '') - Date.now()) / 60_000)).toBe(60);
    expect(row?.tokenHash).not.toBe(token);
    await server.db.update(passwordToken).set({ expiresAt: new Date(Date.now() - 1).toISOString() });
    expect((await reset(token)).json).toMatchObject({ code: 'linkExpired' });
    const link = await server.db.transaction((tx) => newPasswordToken(tx, id, 72));
    expect(Math.round((Date.parse(link.expiresAt) - Date.now()) / 3_600_000)).toBe(72);
  });

  it('takes no password that the account has already, and the link stays good', async () => {
    const { email } = await person(server, { role: 'USER' });
    const token = await resetTokenFor(email);
    expect((await reset(token, testPassword)).json).toMatchObject({
      code: 'passwordUnchanged',
      field: 'password',
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('takes no generated password as the own one', async () => {
    const admin = await person(server, { role: 'ADMIN' });
    const { id, email } = await person(server, { role: 'USER' });
    const answer = await server.post('/v1/user/reset-password', { id }, admin.headers);
    const generated = resetUserPassword.reply.parse(answer.json).password;
    const refused = await server.post('/v1/auth/authenticate', { username: email, password: generated });
    const { token } = { token: '', ...errorReply.parse(refused.json).details };
    expect((await reset(token, generated)).json).toMatchObject({ code: 'passwordUnchanged' });
    expect((await reset(token)).status).toBe(200);
  });

  it('makes every other token of the account worthless', async () => {
    const { id, email } = await person(server, { role: 'USER' });
    const link = await server.db.transaction((tx) => newPasswordToken(tx, id, 72));
    expect((await reset(await resetTokenFor(email))).status).toBe(200);
    expect((await reset(link.token)).json).toMatchObject({ code: 'linkExpired' });
  });

  it('confirms the address of one who was invited', async () => {
    const { id, email } = await person(server, { role: 'USER', isVerified: false });
    const { token } = await server.db.transaction((tx) => newPasswordToken(tx, id, 72));
    expect((await reset(token)).status).toBe(200);
    expect(await signIn(email, password)).toBe(200);
  });

  it('lets the owner in at once, whatever others tried', async () => {
    const { email } = await person(server, { role: 'USER' });
    for (let at = 0; at < 6; at += 1) await signIn(email, 'Wrong-Harbour-42');
    expect(await signIn(email, testPassword)).toBe(429);
    expect((await reset(await resetTokenFor(email))).status).toBe(200);
    expect(await signIn(email, password)).toBe(200);
  });
});
