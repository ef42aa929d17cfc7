import { errorReply } from '@saer/contract/api/error-reply';
import { renewRecoveryCodes } from '@saer/contract/account/second-factor';
import { signedIn } from '@saer/contract/account/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { account } from '../principals/tables.ts';
import { history } from '../audit/tables.ts';
import { person, type Person, testPassword } from '../testing/accounts.ts';
import { queuedFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { revokeSignInChallenges } from './second-factor/challenges.ts';
import { enrol, pendingToken } from './testing/enrol.ts';
import { totpCode } from './second-factor/totp-code.ts';
import { recoveryCode, signInChallenge, totp } from './tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const seller = () => person(server, { role: 'USER' });
const finish = (token: string, code: string, headers = {}) =>
  server.post('/v1/auth/second-factor', { token, code }, headers);
const readCode = (json: unknown) => errorReply.parse(json).code;
const bearer = (json: unknown) => ({ authorization: `Bearer ${signedIn.parse(json).accessToken}` });
const isSignedIn = async (headers: Record<string, string>) =>
  (await server.get('/v1/user/info', headers)).status === 200;
const templatesFor = async ({ email }: Person) =>
  (await queuedFor(server, email)).map(({ template }) => template);
const readActions = async ({ id }: Person) =>
  (await server.db.select().from(history).where(eq(history.entityId, id)).orderBy(history.id)).flatMap(
    ({ entity, action }) => (entity === 'account' ? [action] : []),
  );

describe('turning on codes of an authenticator app', () => {
  it('requires the password, starts with the first code, signs other devices out and notifies the owner', async () => {
    const owner = await seller();
    const other = signedIn.parse(
      (await server.post('/v1/auth/authenticate', { username: owner.email, password: testPassword })).json,
    );
    const { secret, recoveryCodes } = await enrol(server, owner);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    expect(await isSignedIn(owner.headers)).toBe(true);
    expect(await isSignedIn({ authorization: `Bearer ${other.accessToken}` })).toBe(false);
    expect(await templatesFor(owner)).toEqual(['securityChanged']);
    expect(await readActions(owner)).toEqual(['enableTotp']);
    expect((await server.get('/v1/auth/security', owner.headers)).json).toMatchObject({
      isDemanded: false,
      totpSince: expect.any(String),
      recoveryCodesLeft: 10,
      passkeys: [],
    });

    const rows = JSON.stringify([
      await server.db.select().from(totp),
      await server.db.select().from(recoveryCode),
      await server.db.select().from(history),
      (await server.get('/v1/user/my-data', owner.headers)).json,
    ]);
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(rows).not.toContain(hidden);
  });

  it('rejects a missing proof, a wrong password, a wrong first code, and one without a set-up', async () => {
    const owner = await seller();
    const start = (proof: object) => server.post('/v1/auth/totp/start', proof, owner.headers);
    const confirm = (code: string) => server.post('/v1/auth/totp/confirm', { code }, owner.headers);
    expect(readCode((await start({})).json)).toBe('proofNeeded');
    expect((await start({ password: 'Wrong-Harbour-42' })).json).toMatchObject({
      code: 'wrongPassword',
      field: 'password',
    });
    expect(readCode((await start({ code: '123456' })).json)).toBe('wrongSecondFactor');
    expect(readCode((await confirm('123456')).json)).toBe('codeExpired');
    await start({ password: testPassword });
    expect((await confirm('12345')).json).toMatchObject({ code: 'wrongSecondFactor', field: 'code' });
    expect(
      (await server.post('/v1/auth/authenticate', { username: owner.email, password: testPassword })).status,
    ).toBe(200);
  });

  it('moves to another app; until that one is confirmed the old one stays', async () => {
    const owner = await seller();
    const first = await enrol(server, owner);
    await server.post('/v1/auth/totp/start', { code: await first.code() }, owner.headers);
    expect((await finish(await pendingToken(server, owner), await first.code())).status).toBe(200);
    const second = await enrol(server, owner);
    const token = await pendingToken(server, owner);
    expect(readCode((await finish(token, await first.code())).json)).toBe('wrongSecondFactor');
    expect(readCode((await finish(token, first.recoveryCodes[0] ?? '')).json)).toBe('wrongSecondFactor');
    expect((await finish(token, await second.code())).status).toBe(200);
  });
});

describe('the second step of a sign-in', () => {
  it('follows the right password alone, and opens a session with a code', async () => {
    const owner = await seller();
    const { code } = await enrol(server, owner);
    const wrong = await server.post('/v1/auth/authenticate', {
      username: owner.email,
      password: 'Wrong-Harbour-42',
    });
    const unknown = await server.post('/v1/auth/authenticate', {
      username: 'nobody@example.com',
      password: 'Wrong-Harbour-42',
    });
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);

    const asked = await server.post('/v1/auth/authenticate', {
      username: owner.email,
      password: testPassword,
    });
    expect([asked.status, asked.json]).toMatchObject([
      403,
      { code: 'secondStepNeeded', details: { totp: true, recoveryCode: true, passkey: false } },
    ]);
    expect(asked.headers['cache-control']).toBe('no-store');
    const token = String(errorReply.parse(asked.json).details?.['token']);
    expect(await isSignedIn({ authorization: `Bearer ${token}` })).toBe(false);
    const typed = (await code()).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    const entered = await finish(token, `${typed.slice(0, 3)} ${typed.slice(3)}`);
    expect(entered.status).toBe(200);
    expect(await isSignedIn(bearer(entered.json))).toBe(true);
    expect(readCode((await finish(token, await code())).json)).toBe('secondStepExpired');
  });

  it('takes each code once, also when it comes many times at once', async () => {
    const owner = await seller();
    const { code } = await enrol(server, owner);
    const tokens = await Promise.all(Array.from({ length: 4 }, () => pendingToken(server, owner)));
    const one = await code();
    const answers = await Promise.all(tokens.map((token) => finish(token, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await pendingToken(server, owner);
    expect(readCode((await finish(late, one)).json)).toBe('wrongSecondFactor');
  });

  it('rejects a code of two minutes ago and one of the first set-up', async () => {
    const owner = await seller();
    const { secret, setUpCode } = await enrol(server, owner);
    const token = await pendingToken(server, owner);
    for (const old of [totpCode(secret, Date.now() - 120_000), setUpCode])
      expect(readCode((await finish(token, old)).json)).toBe('wrongSecondFactor');
  });

  it('accepts a recovery code once, however it is typed, and notifies the owner', async () => {
    const owner = await seller();
    const { recoveryCodes } = await enrol(server, owner);
    const [first = ''] = recoveryCodes;
    const entered = await finish(
      await pendingToken(server, owner),
      ` ${first.toUpperCase().replace('-', ' ')}`,
    );
    expect(entered.status).toBe(200);
    expect((await server.get('/v1/auth/security', bearer(entered.json))).json).toMatchObject({
      recoveryCodesLeft: 9,
    });
    const again = await finish(await pendingToken(server, owner), first);
    expect(readCode(again.json)).toBe('wrongSecondFactor');
    expect(await readActions(owner)).toEqual(['enableTotp', 'useRecoveryCode']);
    expect(await templatesFor(owner)).toEqual(['securityChanged', 'securityChanged']);
  });

  it('is over after five wrong codes; each wrong kind is answered alike', async () => {
    const owner = await seller();
    const { code, recoveryCodes } = await enrol(server, owner);
    const token = await pendingToken(server, owner);
    const answers = [];
    for (const wrong of ['000000', 'abcde-fghjk', '', '٠', 'x'.repeat(40)])
      answers.push(await finish(token, wrong === '' ? ' ' : wrong));
    expect(answers.map(({ json }) => readCode(json))).toEqual([
      ...Array.from({ length: 4 }, () => 'wrongSecondFactor'),
      'secondStepExpired',
    ]);
    expect(new Set(answers.slice(0, 4).map(({ text }) => text)).size).toBe(1);
    expect(readCode((await finish(token, await code())).json)).toBe('secondStepExpired');
    expect(readCode((await finish(token, recoveryCodes[0] ?? '')).json)).toBe('secondStepExpired');
    expect(readCode((await finish('never-issued', '000000')).json)).toBe('secondStepExpired');
  });

  it('makes guessers wait across many sign-ins, but not the owner in a browser the account knows', async () => {
    const owner = await seller();
    const { code } = await enrol(server, owner);
    const known = { 'x-idrive-device-id': crypto.randomUUID() };
    expect((await finish(await pendingToken(server, owner, known), await code(), known)).status).toBe(200);
    const answers = [];
    for (let sign = 0; sign < 3; sign += 1) {
      const token = await pendingToken(server, owner);
      for (let guess = 0; guess < 4; guess += 1) answers.push(readCode((await finish(token, '000000')).json));
    }
    expect(answers.filter((each) => each === 'wrongSecondFactor').length).toBeLessThanOrEqual(11);
    expect(answers.at(-1)).toBe('tooManyTries');
    const stranger = await finish(await pendingToken(server, owner), await code());
    expect(stranger.status).toBe(429);
    expect((await finish(await pendingToken(server, owner, known), await code(), known)).status).toBe(200);
  });
});

const pending = async () => {
  const owner = await seller();
  const { code } = await enrol(server, owner);
  return { owner, code, token: await pendingToken(server, owner) };
};

describe('a sign-in that waits for its second step is void', () => {
  it('after the password was changed', async () => {
    const { owner, code, token } = await pending();
    await server.post(
      '/v1/auth/change-password',
      { currentPassword: testPassword, password: 'Other-Harbour-43' },
      owner.headers,
    );
    expect(readCode((await finish(token, await code())).json)).toBe('secondStepExpired');
  });
  test.each([
    [{ status: 'BLOCKED' }, 'accountBlocked'],
    [{ status: 'INACTIVE' }, 'accountInactive'],
    [{ deletedAt: new Date().toISOString() }, 'accountDeleted'],
    [{ deletedAt: '2020-01-01T00:00:00.000Z' }, 'secondStepExpired'],
  ] as const)('of an account that became %o in between', async (values, refused) => {
    const { owner, code, token } = await pending();
    await server.db.update(account).set(values).where(eq(account.id, owner.id));
    expect(readCode((await finish(token, await code())).json)).toBe(refused);
  });
  it('after five minutes, and when the account’s access is revoked', async () => {
    const { owner, code, token } = await pending();
    const other = await pendingToken(server, owner);
    await server.db
      .update(signInChallenge)
      .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
      .where(eq(signInChallenge.accountId, owner.id));
    expect(readCode((await finish(token, await code())).json)).toBe('secondStepExpired');
    expect(readCode((await finish(other, await code())).json)).toBe('secondStepExpired');
    const third = await pendingToken(server, owner);
    await server.db.transaction((tx) => revokeSignInChallenges(tx, owner.id));
    expect(readCode((await finish(third, await code())).json)).toBe('secondStepExpired');
  });
  it('and a deletion is taken back by one who took every step alone', async () => {
    const owner = await seller();
    const { code } = await enrol(server, owner);
    await server.post('/v1/user/delete-my-account', { password: testPassword }, owner.headers);
    const token = await pendingToken(server, owner, {}, { restore: true });
    const deletedAt = async () =>
      (await server.db.select().from(account).where(eq(account.id, owner.id)))[0]?.deletedAt;
    expect(await deletedAt()).not.toBeNull();
    expect((await finish(token, await code())).status).toBe(200);
    expect(await deletedAt()).toBeNull();
  });
});

describe('turning off and new recovery codes', () => {
  it('ask for the password or a fresh code, and the old recovery codes are dead', async () => {
    const owner = await seller();
    const { code, recoveryCodes } = await enrol(server, owner);
    const renew = (proof: object) => server.post('/v1/auth/recovery-codes', proof, owner.headers);
    const off = (proof: object) => server.post('/v1/auth/totp/disable', proof, owner.headers);
    for (const call of [renew, off]) {
      expect(readCode((await call({})).json)).toBe('proofNeeded');
      expect(readCode((await call({ password: 'Wrong-Harbour-42' })).json)).toBe('wrongPassword');
      expect(readCode((await call({ code: '000000' })).json)).toBe('wrongSecondFactor');
    }
    const renewed = await renew({ code: await code() });
    const { recoveryCodes: fresh } = renewRecoveryCodes.reply.parse(renewed.json);
    expect(readCode((await finish(await pendingToken(server, owner), recoveryCodes[0] ?? '')).json)).toBe(
      'wrongSecondFactor',
    );
    expect((await renew({ code: fresh[0] ?? '' })).status).toBe(200);
    expect(readCode((await renew({ code: fresh[0] ?? '' })).json)).toBe('wrongSecondFactor');
    expect((await off({ password: testPassword })).json).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 0,
    });
    expect(readCode((await off({ password: testPassword })).json)).toBe('secondFactorMissing');
    expect(readCode((await renew({ password: testPassword })).json)).toBe('secondFactorMissing');
    const entered = await server.post('/v1/auth/authenticate', {
      username: owner.email,
      password: testPassword,
    });
    expect(entered.status).toBe(200);
    expect(await readActions(owner)).toEqual([
      'enableTotp',
      'renewRecoveryCodes',
      'useRecoveryCode',
      'renewRecoveryCodes',
      'disableTotp',
    ]);
  });
});
