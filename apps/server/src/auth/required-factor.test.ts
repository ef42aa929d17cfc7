import { errorReply } from '@saer/contract/api/error-reply';
import { signedIn } from '@saer/contract/account/session';
import { type Endpoint, basePath } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { isAllowed } from '@saer/contract/api/access';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { person, type Person, testPassword } from '../testing/accounts.ts';
import { queuedFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { enrol, pendingToken } from './testing/enrol.ts';
import { resetSecondFactorByEmail } from './second-factor/reset-second-factor.ts';
import { passkey } from './tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { SECOND_FACTOR: 'admins' } });
});
afterAll(() => server[Symbol.asyncDispose]());

const readCode = (json: unknown) => errorReply.parse(json).code;
const signIn = ({ email }: Person) =>
  server.post('/v1/auth/authenticate', { username: email, password: testPassword });
const call = ({ method, path }: Endpoint, headers: Record<string, string>) =>
  server.app.inject({ method, url: `${basePath}${path}`, headers });
const addPasskeyRow = ({ id }: Person) =>
  server.db.insert(passkey).values({
    accountId: id,
    credentialId: crypto.randomUUID(),
    publicKey: 'x',
    counter: 0,
    transports: [],
    name: 'Phone',
    isBackedUp: true,
  });

describe.each(['ADMIN', 'SUPER_ADMIN'] as const)('an %s without a second factor', (role) => {
  it('signs in, may set one up and do nothing else, then everything', async () => {
    const admin = await person(server, { role });
    const entered = await signIn(admin);
    expect(entered.json).toMatchObject({ secondFactorNeeded: true });
    const headers = { authorization: `Bearer ${signedIn.parse(entered.json).accessToken}` };
    const guarded = endpoints.filter(({ access }) => access !== 'public' && isAllowed(role, access));
    for (const endpoint of guarded) {
      const { statusCode, body } = await call(endpoint, headers);
      const name = `${endpoint.method} ${endpoint.path}`;
      if (endpoint.beforeSecondFactor === true) expect([name, statusCode]).not.toEqual([name, 403]);
      else expect([name, statusCode, readCode(JSON.parse(body))]).toEqual([name, 403, 'secondFactorNeeded']);
    }
    await enrol(server, { ...admin, headers });
    for (const path of ['/v1/user/page', '/v1/dashboard', '/v1/auth/session'])
      expect((await server.get(path, headers)).status).toBe(200);
    // Sessions that were signed in without a second factor are ended.
    expect((await server.get('/v1/user/info', admin.headers)).status).toBe(401);
    expect(readCode((await signIn(admin)).json)).toBe('secondStepNeeded');
  });

  it('sees public data like everyone else, not like an admin', async () => {
    const admin = await person(server, { role });
    const lists = ['/v1/referral-rule', '/v1/store'];
    for (const list of lists) {
      const open = await server.get(list);
      expect((await server.get(list, admin.headers)).text).toBe(open.text);
    }
  });
});

test('sellers and their sub-users are not asked', async () => {
  const owner = await person(server, { role: 'USER' });
  const helper = await person(server, { role: 'SUB_USER', subscriber: owner.id });
  for (const each of [owner, helper]) {
    const { status, json } = await signIn(each);
    expect(status).toBe(200);
    expect(json).not.toHaveProperty('secondFactorNeeded');
  }
});

test('where everyone is asked, a seller is led to setting one up as well', async () => {
  await using strict = await testApp({ environment: { SECOND_FACTOR: 'everyone' } });
  const owner = await person(strict, { role: 'USER' });
  expect(readCode((await strict.get('/v1/user/my-data', owner.headers)).json)).toBe('secondFactorNeeded');
  expect((await strict.get('/v1/auth/security', owner.headers)).json).toMatchObject({ isDemanded: true });
});

describe('the last second factor of an admin', () => {
  it('stays; with a passkey beside it the app may go', async () => {
    const admin = await person(server, { role: 'ADMIN' });
    await enrol(server, admin);
    const off = () => server.post('/v1/auth/totp/disable', { password: testPassword }, admin.headers);
    expect((await off()).json).toMatchObject({ code: 'secondFactorDemanded' });
    expect((await off()).status).toBe(409);
    await addPasskeyRow(admin);
    expect((await off()).status).toBe(200);
    const [key] = await server.db.select().from(passkey).where(eq(passkey.accountId, admin.id));
    const removal = { id: key?.id, password: testPassword };
    expect(readCode((await server.post('/v1/auth/passkey/remove', removal, admin.headers)).json)).toBe(
      'secondFactorDemanded',
    );
    expect((await signIn(admin)).json).toMatchObject({
      code: 'secondStepNeeded',
      details: { totp: false, passkey: true, recoveryCode: true },
    });
  });
});

const reset = (by: Person, id: number) => server.post('/v1/user/reset-second-factor', { id }, by.headers);
const ready = async (role: 'ADMIN' | 'SUPER_ADMIN' | 'USER') => {
  const owner = await person(server, { role });
  return { owner, ...(await enrol(server, owner)) };
};

describe('a lost second factor is reset', () => {
  it('by another admin, who manages the account; the owner is notified, signed out and asked for a new one', async () => {
    const { owner: boss } = await ready('SUPER_ADMIN');
    const lost = await ready('ADMIN');
    await addPasskeyRow(lost.owner);
    const waiting = await pendingToken(server, lost.owner);
    expect((await reset(boss, lost.owner.id)).json).toEqual({ hadSecondFactor: true });
    expect((await server.get('/v1/user/info', lost.owner.headers)).status).toBe(401);
    const late = { token: waiting, code: lost.recoveryCodes[0] };
    expect(readCode((await server.post('/v1/auth/second-factor', late)).json)).toBe('secondStepExpired');
    expect((await signIn(lost.owner)).json).toMatchObject({ secondFactorNeeded: true });
    expect((await queuedFor(server, lost.owner.email)).map(({ template }) => template)).toEqual([
      'securityChanged',
      'securityChanged',
    ]);
    const [entry] = await server.db
      .select()
      .from(history)
      .where(and(eq(history.entityId, lost.owner.id), eq(history.action, 'resetSecondFactor')));
    expect(entry).toMatchObject({ actorId: boss.id, entity: 'account', before: null, after: null });
    expect((await reset(boss, lost.owner.id)).json).toEqual({ hadSecondFactor: false });
  });

  it('of a seller by an admin, but by nobody for themselves, for an equal or for a higher role', async () => {
    const { owner: admin } = await ready('ADMIN');
    const { owner: boss } = await ready('SUPER_ADMIN');
    const { owner: equal } = await ready('ADMIN');
    const { owner: seller } = await ready('USER');
    for (const [by, id, status] of [
      [admin, admin.id, 403],
      [boss, boss.id, 403],
      [admin, equal.id, 404],
      [admin, boss.id, 404],
      [seller, admin.id, 403],
      [admin, 999_999, 404],
      [admin, seller.id, 200],
    ] as const)
      expect([by.id, id, (await reset(by, id)).status]).toEqual([by.id, id, status]);
    for (const each of [admin, boss, equal])
      expect(readCode((await signIn(each)).json)).toBe('secondStepNeeded');
  });

  it('by the operator on the server’s machine, recorded without an actor', async () => {
    const { owner } = await ready('SUPER_ADMIN');
    const origin = 'https://saer.example';
    expect(await resetSecondFactorByEmail(server.db, origin, 'nobody@example.com')).toBeUndefined();
    expect(await resetSecondFactorByEmail(server.db, origin, owner.email.toUpperCase())).toBe(true);
    expect(await resetSecondFactorByEmail(server.db, origin, owner.email)).toBe(false);
    expect((await signIn(owner)).json).toMatchObject({ secondFactorNeeded: true });
    const [entry] = await server.db
      .select()
      .from(history)
      .where(and(eq(history.entityId, owner.id), eq(history.action, 'resetSecondFactor')));
    expect(entry?.actorId).toBeNull();
  });
});
