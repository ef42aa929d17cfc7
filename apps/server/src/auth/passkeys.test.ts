import { errorReply } from '@saer/contract/api/error-reply';
import { startPasskey, startPasskeySignIn } from '@saer/contract/account/passkey';
import { signInSecurity } from '@saer/contract/account/second-factor';
import { signedIn } from '@saer/contract/account/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { account } from '../principals/tables.ts';
import { person, type Person, testPassword } from '../testing/accounts.ts';
import { queuedFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { authenticator } from './testing/authenticator.ts';
import { passkey, signInChallenge } from './tables.ts';

const origin = 'https://saer.example';
const rpId = 'saer.example';
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { SITE_ORIGIN: origin } });
});
afterAll(() => server[Symbol.asyncDispose]());

const device = () => authenticator({ origin, rpId });
const readCode = (json: unknown) => errorReply.parse(json).code;

async function begin(owner: Person, app: TestApp = server) {
  const { json } = await app.post('/v1/auth/passkey/start', { password: testPassword }, owner.headers);
  return startPasskey.reply.parse(json);
}
const save = (owner: Person, token: string, credential: unknown, name = 'Phone', app: TestApp = server) =>
  app.post('/v1/auth/passkey', { token, name, credential }, owner.headers);

/** Somebody with a passkey, and how it signs in. */
async function withPasskey(role: 'USER' | 'ADMIN' = 'USER', app: TestApp = server) {
  const owner = await person(app, { role });
  const key = device();
  const { token, options } = await begin(owner, app);
  expect((await save(owner, token, key.create(options), 'Phone', app)).status).toBe(200);
  const signIn = async (behaviour: Parameters<typeof key.get>[1] | object = {}) => {
    const started = startPasskeySignIn.reply.parse(
      (await app.post('/v1/auth/passkey/sign-in/start', {})).json,
    );
    const credential = key.get(started.options, { userHandle: options.user.id, ...behaviour });
    return { token: started.token, credential };
  };
  const enter = async (behaviour: object = {}) =>
    app.post('/v1/auth/passkey/sign-in', await signIn(behaviour));
  return { owner, key, handle: options.user.id, signIn, enter };
}

describe('adding a passkey', () => {
  it('asks for the password, and for one that is found without a name and verifies its user', async () => {
    const owner = await person(server, { role: 'USER' });
    expect(readCode((await server.post('/v1/auth/passkey/start', {}, owner.headers)).json)).toBe(
      'proofNeeded',
    );
    const { options } = await begin(owner);
    expect(options).toMatchObject({
      rp: { id: rpId },
      user: { name: owner.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(owner.email);
  });

  it('is listed with its name, renamed and removed; its owner is notified', async () => {
    const { owner, enter } = await withPasskey();
    expect((await enter()).status).toBe(200);
    const read = async () =>
      signInSecurity.parse((await server.get('/v1/auth/security', owner.headers)).json).passkeys;
    const [added] = await read();
    expect(added).toMatchObject({ name: 'Phone', isBackedUp: false, lastUsedAt: expect.any(String) });
    const id = added?.id;
    await server.patch('/v1/auth/passkey', { id, name: 'هاتفي' }, owner.headers);
    expect(await read()).toMatchObject([{ name: 'هاتفي' }]);
    const remove = (proof: object) => server.post('/v1/auth/passkey/remove', { id, ...proof }, owner.headers);
    expect(readCode((await remove({})).json)).toBe('proofNeeded');
    expect((await remove({ password: testPassword })).json).toMatchObject({ passkeys: [] });
    expect(readCode((await enter()).json)).toBe('passkeyRefused');
    const templates = (await queuedFor(server, owner.email)).map(({ template }) => template);
    expect(templates).toEqual(['securityChanged', 'securityChanged']);
  });

  it('is rejected for another site, another challenge, an unverified user, another’s token, and the second time', async () => {
    const owner = await person(server, { role: 'USER' });
    const stranger = await person(server, { role: 'USER' });
    const attempts: ((started: Awaited<ReturnType<typeof begin>>) => unknown)[] = [
      ({ options }) => device().create(options, { origin: 'https://saer.example.evil.test' }),
      ({ options }) => device().create(options, { rpId: 'evil.test' }),
      ({ options }) => device().create(options, { isUserVerified: false }),
      () => device().create({ challenge: Buffer.alloc(32).toString('base64url') }),
    ];
    for (const attempt of attempts) {
      const started = await begin(owner);
      expect(readCode((await save(owner, started.token, attempt(started))).json)).toBe('passkeyRefused');
    }
    const { token, options } = await begin(owner);
    expect(readCode((await save(stranger, token, device().create(options))).json)).toBe('passkeyRefused');
    const key = device();
    const first = await begin(owner);
    expect((await save(owner, first.token, key.create(first.options))).status).toBe(200);
    expect(readCode((await save(owner, first.token, device().create(first.options))).json)).toBe(
      'passkeyRefused',
    );
    const second = await begin(stranger);
    expect(readCode((await save(stranger, second.token, key.create(second.options))).json)).toBe(
      'passkeyRefused',
    );
  });
});

/** Revokes all access; returns the new password. */
async function changePassword({ headers }: Person): Promise<string> {
  const password = 'Quiet-Lantern-77';
  const body = { currentPassword: testPassword, password };
  expect((await server.post('/v1/auth/change-password', body, headers)).status).toBe(200);
  return password;
}

test('belongs to localhost where the site is at an IP address of this machine', async () => {
  await using local = await testApp({ environment: { SITE_ORIGIN: 'http://127.0.0.1:3000' } });
  const owner = await person(local, { role: 'USER' });
  const { token, options } = await begin(owner, local);
  expect(options.rp.id).toBe('localhost');
  const key = authenticator({ origin: 'http://localhost:3000', rpId: 'localhost' });
  expect((await save(owner, token, key.create(options), 'Phone', local)).status).toBe(200);
});

describe('a passkey from before the password changed', () => {
  it('signs nobody in by itself, and is listed as suspended', async () => {
    const { owner, enter } = await withPasskey();
    const password = await changePassword(owner);
    expect(readCode((await enter()).json)).toBe('passkeySuspended');
    const { json } = await server.post('/v1/auth/authenticate', { username: owner.email, password });
    const headers = { authorization: `Bearer ${signedIn.parse(json).accessToken}` };
    expect((await server.get('/v1/auth/security', headers)).json).toMatchObject({
      passkeys: [{ isSuspended: true }],
    });
    expect(readCode((await enter()).json)).toBe('passkeySuspended');
  });

  it('works again once it was the second step after the new password', async () => {
    await using strict = await testApp({ environment: { SITE_ORIGIN: origin, SECOND_FACTOR: 'everyone' } });
    const { owner, signIn, enter } = await withPasskey('ADMIN', strict);
    const stranger = await withPasskey('ADMIN', strict);
    const body = { currentPassword: testPassword, password: 'Quiet-Lantern-77' };
    expect((await strict.post('/v1/auth/change-password', body, owner.headers)).status).toBe(200);
    const asked = await strict.post('/v1/auth/authenticate', {
      username: owner.email,
      password: body.password,
    });
    const { code, details } = errorReply.parse(asked.json);
    expect(code).toBe('secondStepNeeded');
    const secondStepToken = details?.['token'];
    const use = async (answer: object) =>
      strict.post('/v1/auth/passkey/sign-in', { ...answer, secondStepToken });
    expect((await strict.post('/v1/auth/passkey/sign-in', await signIn())).json).toMatchObject({
      code: 'passkeySuspended',
    });
    await strict.db
      .update(passkey)
      .set({ isSuspended: true })
      .where(eq(passkey.accountId, stranger.owner.id));
    expect((await use(await stranger.signIn())).json).toMatchObject({ code: 'passkeySuspended' });
    expect((await use(await signIn())).status).toBe(200);
    expect((await enter()).status).toBe(200);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session without a password, and the password alone still does where none is demanded', async () => {
    const { owner, enter } = await withPasskey();
    const { json } = await enter();
    expect(signedIn.parse(json).metadata.email).toBe(owner.email);
    const headers = { authorization: `Bearer ${signedIn.parse(json).accessToken}` };
    expect((await server.get('/v1/user/info', headers)).status).toBe(200);
    const credentials = { username: owner.email, password: testPassword };
    expect((await server.post('/v1/auth/authenticate', credentials)).status).toBe(200);
  });

  it('takes an answer once', async () => {
    const { signIn } = await withPasskey();
    const answer = await signIn();
    const all = await Promise.all([1, 2, 3].map(() => server.post('/v1/auth/passkey/sign-in', answer)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    ['another site', { origin: 'https://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['a user who was not verified', { isUserVerified: false }],
    ['another user’s handle', { userHandle: 'AAAA' }],
  ])('is rejected for %s', async (_name, behaviour) => {
    const { enter } = await withPasskey();
    expect(readCode((await enter(behaviour)).json)).toBe('passkeyRefused');
  });

  it('is rejected with the same bytes for an unknown passkey and for a wrong signature', async () => {
    const { handle, signIn, key } = await withPasskey();
    const started = await signIn();
    const foreign = device().get({ challenge: 'x' }, { userHandle: handle });
    const unknown = await server.post('/v1/auth/passkey/sign-in', { ...started, credential: foreign });
    const again = await signIn();
    const { response } = device().get({ challenge: 'x' }, { userHandle: handle });
    const bent = {
      ...again.credential,
      response: { ...again.credential.response, signature: response.signature },
    };
    const wrong = await server.post('/v1/auth/passkey/sign-in', { ...again, credential: bent });
    expect(key).toBeDefined();
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    expect(readCode(wrong.json)).toBe('passkeyRefused');
  });

  it('is rejected if the counter decreased, as a copy’s would', async () => {
    const { enter } = await withPasskey();
    expect((await enter({ counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0]) expect(readCode((await enter({ counter })).json)).toBe('passkeyRefused');
    expect((await enter({ counter: 8 })).status).toBe(200);
  });

  it('is over after five minutes', async () => {
    const { signIn } = await withPasskey();
    const answer = await signIn();
    await server.db.update(signInChallenge).set({ expiresAt: new Date(Date.now() - 1).toISOString() });
    expect(readCode((await server.post('/v1/auth/passkey/sign-in', answer)).json)).toBe('passkeyRefused');
  });

  test.each([
    [{ status: 'BLOCKED' }, 'accountBlocked'],
    [{ status: 'INACTIVE' }, 'accountInactive'],
    [{ status: 'PENDING' }, 'awaitingApproval'],
    [{ isVerified: false }, 'notVerified'],
    [{ deletedAt: new Date().toISOString() }, 'accountDeleted'],
    [{ deletedAt: '2020-01-01T00:00:00.000Z' }, 'passkeyRefused'],
  ] as const)('of an account with %o is refused as with a password', async (values, refused) => {
    const { owner, enter } = await withPasskey();
    await server.db.update(account).set(values).where(eq(account.id, owner.id));
    expect(readCode((await enter()).json)).toBe(refused);
  });

  it('of a blocked subscriber’s sub-user is rejected, and an erased account takes its passkeys with it', async () => {
    const { owner, enter } = await withPasskey();
    const subscriber = await person(server, { role: 'USER', status: 'BLOCKED' });
    await server.db
      .update(account)
      .set({ role: 'SUB_USER', subscriberId: subscriber.id })
      .where(eq(account.id, owner.id));
    expect(readCode((await enter()).json)).toBe('accountInactive');
    await server.db.delete(account).where(eq(account.id, owner.id));
    expect(await server.db.$count(passkey, eq(passkey.accountId, owner.id))).toBe(0);
    expect(readCode((await enter()).json)).toBe('passkeyRefused');
  });
});
