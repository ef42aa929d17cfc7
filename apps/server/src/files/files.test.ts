import { Account, AppwriteException, Client } from 'appwrite';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { account as accountTable } from '../principals/tables.ts';
import { type ReceivedRequest, startLoopbackServer } from '../integrations/local/loopback-server.ts';
import { rateLimit, session } from '../auth/tables.ts';
import { type Person, person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let origin = '';
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.delete(rateLimit);
  seller = await person(server, { role: 'USER' });
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const bare = globalThis.fetch;
afterEach(() => vi.unstubAllGlobals());

/** A cookie jar for one cookie: Node's fetch has none. */
function withCookies(): { cookie: () => string } {
  let cookie = '';
  vi.stubGlobal('fetch', async (...[address, init]: Parameters<typeof fetch>) => {
    const headers = new Headers(init?.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const reply = await bare(address, { ...init, headers });
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return reply;
  });
  return { cookie: () => cookie };
}

/** The official SDK, as a web page uses it. */
function sdk(project = 'saer') {
  const client = new Client().setEndpoint(`${origin}/bs/v1`).setProject(project);
  return { client, account: new Account(client) };
}
const signIn = (account: Account, who: Person) =>
  account.createEmailPasswordSession({ email: who.email, password: who.password });
const refusal = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppwriteException);
  return error instanceof AppwriteException ? { code: error.code, type: error.type } : undefined;
};
const unauthorised = { code: 401, type: 'general_unauthorized_scope' };

test('the official SDK signs in, gets a token and reads the account with it', async () => {
  withCookies();
  const { account } = sdk();
  const created = await signIn(account, seller);
  expect(created).toMatchObject({ userId: String(seller.id), provider: 'email', current: true, secret: '' });
  expect(await account.get()).toMatchObject({ $id: String(seller.id), email: seller.email, status: true });
  expect(await account.getSession({ sessionId: 'current' })).toMatchObject({ $id: created.$id });
  const { jwt } = await account.createJWT();
  vi.unstubAllGlobals();
  const elsewhere = sdk();
  elsewhere.client.setJWT(jwt);
  expect(await elsewhere.account.get()).toMatchObject({ $id: String(seller.id), name: expect.any(String) });
});

test("the login's own token opens the files service", async () => {
  const reply = await server.post('/v1/auth/authenticate', {
    username: seller.email,
    password: seller.password,
  });
  const { appwriteToken, sessionId } = z
    .object({ appwriteToken: z.string(), sessionId: z.string() })
    .parse(reply.json);
  const { client, account } = sdk();
  client.setJWT(appwriteToken);
  expect(await account.getSession({ sessionId: 'current' })).toMatchObject({ $id: sessionId });
});

test('the cookie is sent only to the files service and is invisible to scripts', async () => {
  const reply = await bare(`${origin}/bs/v1/account/sessions/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': 'saer' },
    body: JSON.stringify({ email: seller.email, password: seller.password }),
  });
  expect(reply.status).toBe(201);
  expect(reply.headers.get('set-cookie')).toMatch(
    /^a_session_saer=[\w-]+; Max-Age=2592000; HttpOnly; SameSite=Strict; Path=\/bs\/v1$/,
  );
  expect(reply.headers.get('x-fallback-cookies')).toBeNull();
});

test('over https no other host can set the cookie, and the previous cookie still works', async () => {
  await using secure = await testApp({ environment: { SITE_ORIGIN: 'https://saer.example' } });
  const who = await person(secure, { role: 'USER' });
  const project = { 'x-appwrite-project': 'saer' };
  const { headers } = await secure.post(
    '/bs/v1/account/sessions/email',
    { email: who.email, password: who.password },
    project,
  );
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  expect(String(headers['set-cookie'])).toMatch(
    /^__Host-a_session_saer=[\w-]+; Max-Age=2592000; HttpOnly; SameSite=Strict; Path=\/; Secure$/,
  );
  const account = (sent: string) => secure.get('/bs/v1/account', { ...project, cookie: sent });
  expect((await account(cookie)).status).toBe(200);
  expect((await account(cookie.replace('__Host-', ''))).status).toBe(401);
});

const getAccount = (headers: Record<string, string>) =>
  server.get('/bs/v1/account', { 'x-appwrite-project': 'saer', ...headers });

test('the SDK’s fallback for rejected cookies is accepted', async () => {
  const jar = withCookies();
  await signIn(sdk().account, seller);
  const [name = '', value = ''] = jar.cookie().split(/=(.*)/s);
  expect((await getAccount({ 'x-fallback-cookies': JSON.stringify({ [name]: value }) })).status).toBe(200);
  expect((await getAccount({ 'x-appwrite-session': value })).status).toBe(200);
  for (const nothing of ['', '[]', '{', JSON.stringify({ [name]: 'x' }), JSON.stringify({ [name]: 5 })])
    expect((await getAccount({ 'x-fallback-cookies': nothing })).status).toBe(401);
});

describe('a token is valid only as long as its session', () => {
  const ends: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['at logout', () => server.post('/v1/auth/logout', { token: seller.token })],
    [
      'when the account is blocked',
      () => server.db.update(accountTable).set({ status: 'BLOCKED' }).where(eq(accountTable.id, seller.id)),
    ],
    [
      'when its deletion is asked for',
      () =>
        server.db
          .update(accountTable)
          .set({ deletedAt: new Date().toISOString() })
          .where(eq(accountTable.id, seller.id)),
    ],
    [
      'after thirty days',
      () =>
        server.db
          .update(session)
          .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
          .where(eq(session.accountId, seller.id)),
    ],
  ];
  test.each(ends)('%s', async (_name, end) => {
    const { client, account } = sdk();
    const value = Buffer.from(JSON.stringify({ id: seller.sessionId, secret: seller.token })).toString(
      'base64',
    );
    client.setSession(value);
    const { jwt } = await account.createJWT();
    const byToken = sdk();
    byToken.client.setJWT(jwt);
    expect(await byToken.account.get()).toMatchObject({ $id: String(seller.id) });
    await end();
    expect(await refusal(byToken.account.get())).toEqual(unauthorised);
    expect(await refusal(account.get())).toEqual(unauthorised);
  });

  test("a sub-user's with their subscriber", async () => {
    const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
    const { client, account } = sdk();
    client.setSession(Buffer.from(JSON.stringify({ id: 'x', secret: helper.token })).toString('base64'));
    expect(await account.get()).toMatchObject({ $id: String(helper.id) });
    await server.db.update(accountTable).set({ status: 'INACTIVE' }).where(eq(accountTable.id, seller.id));
    expect(await refusal(account.get())).toEqual(unauthorised);
  });
});

test('ending a session here ends it in our own API too, and deletes its cookie', async () => {
  const jar = withCookies();
  const { account } = sdk();
  await signIn(account, seller);
  await account.deleteSession({ sessionId: 'current' });
  expect(jar.cookie()).toBe('a_session_saer=');
  expect(await refusal(account.get())).toEqual(unauthorised);
});

test('a session of another account is reported as missing', async () => {
  const other = await person(server, { role: 'USER' });
  const { client, account } = sdk();
  client.setSession(Buffer.from(JSON.stringify({ id: 'x', secret: seller.token })).toString('base64'));
  const missing = { code: 404, type: 'user_session_not_found' };
  expect(await refusal(account.getSession({ sessionId: other.sessionId }))).toEqual(missing);
  expect(await refusal(account.deleteSession({ sessionId: other.sessionId }))).toEqual(missing);
  expect(await refusal(account.getSession({ sessionId: crypto.randomUUID() }))).toEqual(missing);
  expect((await server.get('/v1/user/info', other.headers)).status).toBe(200);
});

test.each([
  ['not one at all', async () => 'a.b.c'],
  [
    'signed with the secret key itself, as an attacker who sees other hashes might hope',
    async () =>
      new SignJWT({ sessionId: seller.sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(seller.id))
        .setExpirationTime('15m')
        .sign(new TextEncoder().encode('only-for-tests-'.repeat(3))),
  ],
  [
    'alg none',
    async () => {
      return `${part({ alg: 'none' })}.${part({ sub: String(seller.id), sessionId: seller.sessionId, exp: 9e9 })}.`;
    },
  ],
])('a token that is %s is rejected', async (_name, token) => {
  const { client, account } = sdk();
  client.setJWT(await token());
  expect(await refusal(account.get())).toEqual(unauthorised);
});

describe('guessing', () => {
  test('an unknown address and a wrong password are answered alike', async () => {
    const { account } = sdk();
    const wrong = await refusal(
      account.createEmailPasswordSession({ email: seller.email, password: 'Wrong-Password-1' }),
    );
    const unknown = await refusal(
      account.createEmailPasswordSession({ email: 'nobody@example.com', password: 'Wrong-Password-1' }),
    );
    expect(wrong).toEqual({ code: 401, type: 'user_invalid_credentials' });
    expect(unknown).toEqual(wrong);
  });

  test('shares its limits with our own sign-in', async () => {
    const { account } = sdk();
    const guess = () =>
      refusal(account.createEmailPasswordSession({ email: seller.email, password: 'Wrong-Password-1' }));
    for (let each = 0; each < 5; each += 1) {
      await server.post('/v1/auth/authenticate', { username: seller.email, password: 'Wrong-Password-1' });
    }
    expect(await guess()).toEqual({ code: 429, type: 'general_rate_limit_exceeded' });
  });

  test('an account that may not sign in yet may not sign in here either', async () => {
    const pending = await person(server, { role: 'USER', status: 'PENDING' });
    expect(await refusal(signIn(sdk().account, pending))).toEqual({ code: 401, type: 'user_blocked' });
  });
});

test('another project, an unknown route and an invalid body are rejected like in Appwrite', async () => {
  expect(await refusal(sdk('other').account.get())).toEqual({ code: 404, type: 'project_not_found' });
  const headers = { 'x-appwrite-project': 'saer' };
  expect(await server.get('/bs/v1/teams', headers)).toMatchObject({
    status: 404,
    json: { type: 'general_route_not_found', version: '1.2.3' },
  });
  expect(await server.post('/bs/v1/account/sessions/email', { email: 5 }, headers)).toMatchObject({
    status: 400,
    json: { type: 'general_argument_invalid', code: 400, message: expect.any(String) },
  });
});

const tokenAfterSignIn = async (real: TestApp) => {
  const who = await person(real, { role: 'USER' });
  const reply = await real.post('/v1/auth/authenticate', { username: who.email, password: who.password });
  expect(reply.status).toBe(200);
  return { who, token: z.object({ appwriteToken: z.string() }).parse(reply.json).appwriteToken };
};

describe('with a real Appwrite', () => {
  let requests: ReceivedRequest[] = [];
  beforeEach(() => {
    requests = [];
  });
  async function withAppwrite(users: number, jwts: { status: number; json: unknown } | 'silence') {
    const stub = await startLoopbackServer(async (request) => {
      requests.push(request);
      if (request.url.pathname === '/v1/users') return { status: users, json: {} };
      return jwts === 'silence' ? new Promise(() => undefined) : jwts;
    });
    const real = await testApp({
      environment: {
        APPWRITE_ENDPOINT: `${stub.origin}/v1`,
        APPWRITE_ID: 'project-1',
        APPWRITE_SECRET: 'key-1',
      },
    });
    return {
      real,
      [Symbol.asyncDispose]: async () => {
        await real[Symbol.asyncDispose]();
        await stub.close();
      },
    };
  }

  test.each([201, 409])('the login contains its token when creating the user answers %i', async (users) => {
    await using stub = await withAppwrite(users, { status: 201, json: { jwt: 'theirs' } });
    const { who, token } = await tokenAfterSignIn(stub.real);
    expect(token).toBe('theirs');
    expect(requests.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'POST /v1/users',
      `POST /v1/users/account-${who.id}/jwts`,
    ]);
    expect(requests[0]?.headers).toMatchObject({
      'x-appwrite-project': 'project-1',
      'x-appwrite-key': 'key-1',
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ userId: `account-${who.id}` });
    expect((await stub.real.get('/bs/v1/account')).status).toBe(404);
  });

  test.each([
    ['refuses', { status: 401, json: { message: 'no' } }],
    ['says nonsense', { status: 201, json: [] }],
    ['hangs', 'silence' as const],
  ])('the sign-in continues if it %s', async (_name, jwts) => {
    await using stub = await withAppwrite(201, jwts);
    expect((await tokenAfterSignIn(stub.real)).token).toBe('');
  });

  test('incomplete settings are rejected', async () => {
    await expect(testApp({ environment: { APPWRITE_ENDPOINT: 'http://127.0.0.1:1/v1' } })).rejects.toThrow(
      'APPWRITE_ID is not set',
    );
  });
});
