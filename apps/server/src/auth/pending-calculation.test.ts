import { codeRequest } from '@saer/contract/account/auth';
import { signedIn } from '@saer/contract/account/session';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '../principals/tables.ts';
import { history } from '../audit/tables.ts';
import { outbox } from '../messages/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { codeFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { rateLimit } from './tables.ts';

const origin = 'https://saer.example';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp({ environment: { SITE_ORIGIN: origin } });
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.delete(rateLimit));

const password = 'Quiet-Lantern-77';
const typed = new URLSearchParams({
  name: 'كوب <b>"كبير"</b> & https://example.com',
  store: 'NOON_SA_FBN',
  cost: '٤٥٫٥٠',
}).toString();

let made = 0;
const register = async (calculation?: unknown, more = {}) => {
  made += 1;
  const body = {
    firstName: 'Noura',
    lastName: 'Seller',
    email: `typed${made}@example.com`,
    mobile: `+96657${String(made).padStart(7, '0')}`,
    password,
    language: 'en',
    termsAccepted: true,
    ...(calculation === undefined ? {} : { calculation }),
    ...more,
  };
  return { email: body.email, reply: await server.post('/v1/auth/register', body) };
};
const readRow = async (email: string) =>
  (await server.db.select().from(account).where(eq(account.email, email)))[0];
const signIn = (email: string) => server.post('/v1/auth/authenticate', { username: email, password });

/** Registers, confirms the code and is approved. */
const approved = async (calculation?: string, more = {}) => {
  const { email, reply } = await register(calculation, more);
  const { requestId } = codeRequest.parse(reply.json);
  await server.post('/v1/auth/otp', { requestId, code: await codeFor(server, email) });
  const id = (await readRow(email))?.id ?? 0;
  const activated = await server.post('/v1/user/activate', { id }, admin.headers);
  expect(activated.status).toBe(200);
  const [letter] = await server.db.select().from(outbox).where(eq(outbox.template, 'accountApproved'));
  await server.db.delete(outbox).where(eq(outbox.template, 'accountApproved'));
  return { email, id, activated, letter };
};

describe('What was typed before signing up', () => {
  it('waits until the first sign-in, is said there once, and is then gone', async () => {
    const { email } = await approved(typed);
    expect((await readRow(email))?.pendingCalculation).toBe(typed);
    const first = signedIn.parse((await signIn(email)).json);
    expect(first.pendingCalculation).toBe(typed);
    expect((await readRow(email))?.pendingCalculation).toBeNull();
    expect(signedIn.parse((await signIn(email)).json)).not.toHaveProperty('pendingCalculation');
  });

  it('is said to one alone of those who sign in at the same moment', async () => {
    const { email } = await approved(typed);
    const replies = await Promise.all([signIn(email), signIn(email), signIn(email)]);
    const said = replies.map(({ json }) => signedIn.parse(json).pendingCalculation);
    expect(said.filter((each) => each !== undefined)).toEqual([typed]);
  });

  it('survives a wrong password and a sign-in before the approval', async () => {
    const { email, reply } = await register(typed);
    const { requestId } = codeRequest.parse(reply.json);
    await server.post('/v1/auth/otp', { requestId, code: await codeFor(server, email) });
    expect((await signIn(email)).json).toMatchObject({ code: 'awaitingApproval' });
    await server.post('/v1/auth/authenticate', { username: email, password: 'Other-Lantern-88' });
    expect((await readRow(email))?.pendingCalculation).toBe(typed);
  });

  it('is opened by the link of the approval, in text and HTML, and nothing in it is markup', async () => {
    for (const language of ['ar', 'en']) {
      const { letter } = await approved(typed, { language });
      const link = `${origin}/user/add-product?${typed}`;
      expect(letter).toMatchObject({ channel: 'email', language });
      expect(letter?.body).toContain(link);
      expect(letter?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
      expect(`${letter?.html}${letter?.body}`).not.toMatch(/<b>|كوب|https:\/\/example/);
    }
  });

  it('is not missed: without it the approval leads to the sign-in', async () => {
    const { letter, email } = await approved();
    expect(letter?.body).toContain(`${origin}/access/login`);
    expect(signedIn.parse((await signIn(email)).json)).not.toHaveProperty('pendingCalculation');
  });

  it('is its owner’s alone: no admin, list or history says it, but the own data does', async () => {
    const { email, id, activated } = await approved(typed);
    const filter = Buffer.from(JSON.stringify({ where: { pendingCalculation: { eq: typed } } })).toString(
      'base64',
    );
    const answers = [
      activated,
      await server.get(`/v1/user?id=${id}`, admin.headers),
      await server.get('/v1/user/page', admin.headers),
      await server.get('/v1/history/page', admin.headers),
    ];
    for (const { text } of answers) expect(text).not.toContain('NOON_SA_FBN');
    expect(await server.get(`/v1/user/page?filter=${filter}`, admin.headers)).toMatchObject({
      status: 400,
      json: { code: 'unknownColumn' },
    });
    const changes = await server.db.select().from(history).where(eq(history.entityId, id));
    expect(JSON.stringify(changes)).not.toContain('NOON_SA_FBN');
    await server.db.update(account).set({ pendingCalculation: typed }).where(eq(account.id, id));
    const { access_token: token } = signedIn.parse((await signIn(email)).json);
    await server.db.update(account).set({ pendingCalculation: typed }).where(eq(account.id, id));
    const own = await server.get('/v1/user/my-data', { authorization: `Bearer ${token}` });
    expect(own.json).toMatchObject({ pendingCalculation: typed });
  });
});

describe('An invalid calculation', () => {
  it.each([
    ['nothing', ''],
    ['an address', 'https://evil.example/?cost=1'],
    ['an address without a scheme', '//evil.example'],
    ['a path', '/admin?cost=1'],
    ['a question mark before it', '?cost=1'],
    ['a fragment', 'cost=1#/admin'],
    ['an unknown field', 'cost=1&to=%2Fadmin'],
    ['a stored product', 'cost=1&product=7'],
    ['a field twice', 'cost=1&cost=2'],
    ['markup that is not encoded', 'name=<img src=x>'],
    ['the end of a line', 'cost=1\r\nBcc: all@example.com'],
    ['an encoded end of a line', 'name=a%0D%0Ab'],
    ['an encoded zero character', 'name=%00'],
    ['half of a pair of surrogates', 'name=\uD800'],
    ['encoding that is broken', 'name=%E0%A4%A'],
    ['a value of more than 200 characters', `name=${'a'.repeat(201)}`],
    ['more than 2,000 characters', new URLSearchParams({ name: 'ق'.repeat(199), cost: 'ق'.repeat(199) })],
    ['a number', 7],
    ['an object', { cost: '1' }],
    ['a list', ['cost=1']],
  ])('is rejected with the registration: %s', async (_, calculation) => {
    const { email, reply } = await register(
      calculation instanceof URLSearchParams ? calculation.toString() : calculation,
    );
    expect([reply.status, reply.json]).toMatchObject([400, { field: 'calculation' }]);
    expect(await readRow(email)).toBeUndefined();
  });
});
