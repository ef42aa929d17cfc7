import { AppwriteException } from 'appwrite';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { enrol } from '../auth/testing/enrol.ts';
import { rateLimit } from '../auth/tables.ts';
import { localMessage } from '../integrations/local/tables.ts';
import { account as accountTable } from '../principals/tables.ts';
import { type Person, person } from '../testing/accounts.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { oldSdks, webSdk } from './testing/sdk.ts';

const site = 'https://shop.example';
let server: TestApp;
let endpoint = '';
const own = 'http://127.0.0.1:3000';
let seller: Person;
beforeAll(async () => {
  server = await testApp({
    environment: { SITE_ORIGIN: own, APPWRITE_ORIGINS: `${site}, https://other.example` },
  });
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  endpoint = `${origin}/bs/v1`;
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.delete(rateLimit);
  seller = await person(server, { role: 'USER' });
});
afterEach(() => vi.unstubAllGlobals());

const refusal = async (call: Promise<unknown>) => {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppwriteException);
  return error instanceof AppwriteException ? [error.code, error.type] : [];
};

const toSession = ({ sessionId, token }: Person) =>
  Buffer.from(JSON.stringify({ id: sessionId, secret: token })).toString('base64');

/** The address of the button in the last mail to someone, with what the page reads from it. */
async function linkTo(recipient: string) {
  const text = (await sentMails(server, recipient)).at(-1)?.text ?? '';
  const href = /https?:\S+userId=\S+/.exec(text)?.[0] ?? '';
  const { origin, searchParams } = new URL(href);
  return { origin, userId: searchParams.get('userId') ?? '', secret: searchParams.get('secret') ?? '' };
}
const codeTo = async (recipient: string) => {
  await sentMails(server, recipient);
  const rows = await server.db.select().from(localMessage).where(eq(localMessage.recipient, recipient));
  return /\d{6}/.exec(rows.at(-1)?.source ?? '')?.[0] ?? '';
};

const toShape = (token: object) => Object.keys(token).toSorted();

test('a magic link signs in once, and leads only to pages that may have it', async () => {
  const { account } = webSdk(endpoint);
  const ask = (url: string) => account.createMagicURLToken({ userId: 'unique()', email: seller.email, url });
  expect(await refusal(ask('https://evil.example/enter'))).toEqual([400, 'general_argument_invalid']);
  expect(await refusal(ask('javascript:alert(1)'))).toEqual([400, 'general_argument_invalid']);
  await ask(`${site}/enter?next=1`);
  const { origin, userId, secret } = await linkTo(seller.email);
  expect(origin).toBe(site);
  expect(await refusal(account.updateMagicURLSession({ userId, secret: 'wrong' }))).toEqual([
    401,
    'user_invalid_token',
  ]);
  expect(await account.updateMagicURLSession({ userId, secret })).toMatchObject({
    userId: String(seller.id),
  });
  expect(await refusal(account.updateMagicURLSession({ userId, secret }))).toEqual([
    401,
    'user_invalid_token',
  ]);
});

test('a code by SMS and one by mail sign in', async () => {
  const { account } = webSdk(endpoint);
  const [row] = await server.db.select().from(accountTable).where(eq(accountTable.id, seller.id));
  const phone = row?.mobile ?? '';
  const { userId } = await account.createPhoneToken({ userId: 'unique()', phone });
  const secret = await codeTo(phone);
  expect(await account.updatePhoneSession({ userId, secret })).toMatchObject({ userId: String(seller.id) });
  const byMail = await account.createEmailToken({ userId: 'unique()', email: seller.email });
  const code = await codeTo(seller.email);
  expect(await account.createSession({ userId: byMail.userId, secret: code })).toMatchObject({
    userId: String(seller.id),
  });
});

test.each([16, 18, 21] as const)(
  'version %i of the SDK: password, link, code, recovery, confirmation',
  async (version) => {
    const { account, client } = oldSdks(endpoint)[version];
    const { email, password } = seller;
    const userId = String(seller.id);
    expect(await account.createEmailPasswordSession(email, password)).toMatchObject({ userId });
    await account.createMagicURLToken('unique()', email, `${own}/enter`);
    const link = await linkTo(email);
    expect(await account.updateMagicURLSession(link.userId, link.secret)).toMatchObject({ userId });
    const { userId: request } = await account.createEmailToken('unique()', email);
    expect(await account.createSession(request, await codeTo(email))).toMatchObject({ userId });
    client.setSession(toSession(seller));
    await server.db.update(accountTable).set({ isVerified: false }).where(eq(accountTable.id, seller.id));
    await account.createVerification(`${own}/verify`);
    const confirmation = await linkTo(email);
    await account.updateVerification(confirmation.userId, confirmation.secret);
    await account.createRecovery(email, `${own}/reset`);
    const recovery = await linkTo(email);
    await account.updateRecovery(recovery.userId, recovery.secret, 'Another-Good-Pass-98');
    expect(await account.createEmailPasswordSession(email, 'Another-Good-Pass-98')).toMatchObject({ userId });
  },
);

test('an unknown address is answered alike, and gets no mail', async () => {
  const { account } = webSdk(endpoint);
  const nobody = 'nobody@example.com';
  const known = await account.createEmailToken({ userId: 'a', email: seller.email });
  const unknown = await account.createEmailToken({ userId: 'a', email: nobody });
  expect(toShape(unknown)).toEqual(toShape(known));
  expect([unknown.secret, known.secret]).toEqual(['', '']);
  expect(await sentMails(server, nobody)).toEqual([]);
  const recovery = await account.createRecovery({ email: nobody, url: `${own}/x` });
  expect(toShape(recovery)).toEqual(toShape(known));
  for (let each = 0; each < 5; each += 1)
    expect(await refusal(account.createSession({ userId: unknown.userId, secret: '000000' }))).toEqual([
      401,
      'user_invalid_token',
    ]);
});

test('five wrong codes end a request; codes to one address are limited', async () => {
  const { account } = webSdk(endpoint);
  const { userId } = await account.createEmailToken({ userId: 'unique()', email: seller.email });
  const right = await codeTo(seller.email);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let each = 0; each < 5; each += 1) await refusal(account.createSession({ userId, secret: wrong }));
  expect(await refusal(account.createSession({ userId, secret: right }))).toEqual([
    401,
    'user_invalid_token',
  ]);
  const ask = () => account.createEmailToken({ userId: 'unique()', email: seller.email });
  for (let each = 0; each < 4; each += 1) await ask();
  expect(await refusal(ask())).toEqual([429, 'general_rate_limit_exceeded']);
  const { headers } = await server.post(
    '/bs/v1/account/tokens/email',
    { email: seller.email },
    { 'x-appwrite-project': 'saer' },
  );
  expect(headers).toMatchObject({ 'x-ratelimit-remaining': '0', 'retry-after': expect.anything() });
});

test('a code for one purpose is none for another', async () => {
  const { account } = webSdk(endpoint);
  const { userId } = await account.createEmailToken({ userId: 'unique()', email: seller.email });
  const secret = await codeTo(seller.email);
  const reset = account.updateRecovery({ userId, secret, password: 'Other-Pass-2345' });
  expect(await refusal(reset)).toEqual([401, 'user_invalid_token']);
  const confirmed = await server.post('/v1/auth/otp', { requestId: userId, code: secret });
  expect(confirmed).toMatchObject({ status: 400, json: { code: 'codeExpired' } });
  expect(await account.createSession({ userId, secret })).toMatchObject({ userId: String(seller.id) });
});

test('recovery: a weak password does not use up the link; a good one ends every session', async () => {
  const { account } = webSdk(endpoint);
  await account.createRecovery({ email: seller.email, url: `${own}/reset` });
  const { userId, secret } = await linkTo(seller.email);
  const set = (password: string) => account.updateRecovery({ userId, secret, password });
  // More often than a wrong secret may be sent.
  for (let each = 0; each < 6; each += 1) expect((await refusal(set('short')))[0]).toBe(400);
  expect((await refusal(set(seller.password)))[0]).toBe(400);
  await set('Another-Good-Pass-98');
  expect(await refusal(set('Another-Good-Pass-99'))).toEqual([401, 'user_invalid_token']);
  expect((await server.get('/v1/user/info', seller.headers)).status).toBe(401);
  const signIn = (password: string) => account.createEmailPasswordSession({ email: seller.email, password });
  expect((await refusal(signIn(seller.password)))[0]).toBe(401);
  expect(await signIn('Another-Good-Pass-98')).toMatchObject({ userId: String(seller.id) });
});

test('a second step is taken on our own pages: neither a password nor a code gets around it', async () => {
  await enrol(server, seller);
  const { account } = webSdk(endpoint);
  const needed = [401, 'user_more_factors_required'];
  const { email, password } = seller;
  expect(await refusal(account.createEmailPasswordSession({ email, password }))).toEqual(needed);
  await account.createMagicURLToken({ userId: 'unique()', email, url: `${own}/enter` });
  expect(await refusal(account.updateMagicURLSession(await linkTo(email)))).toEqual(needed);
});

test('an account that was blocked meanwhile does not get in with its code', async () => {
  const { account } = webSdk(endpoint);
  const { userId } = await account.createEmailToken({ userId: 'unique()', email: seller.email });
  const secret = await codeTo(seller.email);
  await server.db.update(accountTable).set({ status: 'BLOCKED' }).where(eq(accountTable.id, seller.id));
  expect((await refusal(account.createSession({ userId, secret })))[0]).toBe(401);
});

const sdk = () => {
  const made = webSdk(endpoint);
  made.client.setSession(toSession(seller));
  return made.account;
};

describe('with a session', () => {
  test('sessions are listed, updated and all ended', async () => {
    const account = sdk();
    await webSdk(endpoint).account.createEmailPasswordSession({ ...seller });
    const { total, sessions } = await account.listSessions();
    expect([total, sessions.filter(({ current }) => current).map(({ $id }) => $id)]).toEqual([
      2,
      [seller.sessionId],
    ]);
    expect(await account.updateSession({ sessionId: 'current' })).toMatchObject({ $id: seller.sessionId });
    await account.deleteSessions();
    expect((await refusal(account.get()))[0]).toBe(401);
    expect((await server.get('/v1/user/info', seller.headers)).status).toBe(401);
  });

  test('an address that is confirmed is not confirmed again; one that is not, by its link', async () => {
    const account = sdk();
    const url = `${own}/verify`;
    expect(await refusal(account.createEmailVerification({ url }))).toEqual([
      409,
      'user_email_already_verified',
    ]);
    expect(await refusal(account.createPhoneVerification())).toEqual([409, 'user_phone_already_verified']);
    await server.db.update(accountTable).set({ isVerified: false }).where(eq(accountTable.id, seller.id));
    await account.createEmailVerification({ url });
    await account.updateEmailVerification(await linkTo(seller.email));
    expect(await account.get()).toMatchObject({ emailVerification: true });
  });

  test('accounts are made on our own pages', async () => {
    const made = webSdk(endpoint).account.create({
      userId: 'unique()',
      email: 'new@example.com',
      password: 'Good-Pass-2345',
    });
    expect(await refusal(made)).toEqual([501, 'user_auth_method_unsupported']);
  });
});

const post = (origin: string) =>
  fetch(`${endpoint}/account/sessions/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-appwrite-project': 'saer' },
    body: JSON.stringify({ email: seller.email, password: seller.password }),
  });

describe('pages of other sites', () => {
  test('one that the settings name gets the session as the SDK stores it, and may read replies', async () => {
    const preflight = await fetch(`${endpoint}/account`, {
      method: 'OPTIONS',
      headers: {
        origin: site,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-appwrite-project,x-fallback-cookies',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(site);
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
    const reply = await post(site);
    const fallback = reply.headers.get('x-fallback-cookies') ?? '';
    expect(reply.headers.get('access-control-expose-headers')).toContain('X-Fallback-Cookies');
    const headers = { 'x-appwrite-project': 'saer', 'x-fallback-cookies': fallback, origin: site };
    const read = await fetch(`${endpoint}/account`, { headers });
    expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, site]);
    const ended = await fetch(`${endpoint}/account/sessions/current`, { method: 'DELETE', headers });
    expect([ended.status, ended.headers.get('x-fallback-cookies')]).toEqual([204, '[]']);
  });

  test('another gets neither', async () => {
    const reply = await post('https://evil.example');
    expect([...reply.headers.keys()].filter((name) => /fallback|allow-origin/.test(name))).toEqual([]);
  });
});
