import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { account } from '../../principals/tables.ts';
import {
  type ReceivedRequest,
  type LoopbackServer,
  startLoopbackServer,
} from '../../integrations/local/loopback-server.ts';
import { rateLimit } from '../tables.ts';
import { type Person, person } from '../../testing/accounts.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { identityCheck } from './tables.ts';

const issuer = 'https://nafath.example';
const audience = 'Saer Est.';
const started = z.object({ requestId: z.string(), random: z.string(), expiresAt: z.string() });

type Key = Awaited<ReturnType<typeof newKey>>;
async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = crypto.randomUUID();
  const jwk = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' };
  return { kid, privateKey, publicKey, jwk };
}

/** A Nafath implemented by this test. */
let key: Key;
let requests: ReceivedRequest[] = [];
let answer: 'waiting' | 'completed' | 'rejected' | 'open' | 'broken' | 'garbage' = 'waiting';
let transId = '';
let nafath: LoopbackServer;
let server: TestApp;
let seller: Person;
let other: Person;

beforeAll(async () => {
  key = await newKey();
  nafath = await startLoopbackServer(async (request) => {
    requests.push(request);
    if (request.url.pathname === '/nafath/api/v1/mfa/jwk') return { status: 200, json: { keys: [key.jwk] } };
    if (answer === 'broken') return { status: 500, json: {} };
    if (answer === 'garbage') return { status: 200, json: { hello: 1 } };
    if (answer === 'open') return { status: 400, json: { code: '400-034-050', reference: 'x' } };
    if (request.url.pathname === '/nafath/api/v1/mfa/request') {
      transId = crypto.randomUUID();
      return { status: 201, json: { transId, random: '42' } };
    }
    return { status: 200, json: { status: answer.toUpperCase() } };
  });
  server = await testApp({
    environment: {
      NAFATH_ENDPOINT: `${nafath.origin}/nafath/`,
      NAFATH_ID: 'app-1',
      NAFATH_SECRET: 'key-1',
      NAFATH_ISSUER: issuer,
      NAFATH_AUDIENCE: audience,
    },
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await nafath.close();
});
beforeEach(async () => {
  answer = 'waiting';
  requests = [];
  await server.db.delete(rateLimit);
  await server.db.delete(identityCheck);
  await server.db.update(account).set({ identityHash: null });
  seller = await person(server, { role: 'USER' });
  other = await person(server, { role: 'USER' });
});

const citizen = '1012345678';
const resident = '2012345678';
const start = (who: Person, nationalId: string) =>
  server.post('/v1/auth/nafath/verification', { nationalId }, who.headers);
const begin = async (who: Person, nationalId = citizen) => started.parse((await start(who, nationalId)).json);
const check = async (who: Person, requestId: string) =>
  server.post('/v1/auth/nafath/check-status', { requestId }, who.headers);
const report = (token: string, ofTransId = transId) =>
  server.post('/v1/auth/nafath/callback', { token, transId: ofTransId, requestId: 'theirs' });
const isVerified = async (who: Person) => {
  const [row] = await server.db.select().from(account).where(eq(account.id, who.id));
  return row?.identityHash !== null;
};

const claims = (changed: Readonly<Record<string, unknown>> = {}) => {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: audience,
    iat: now,
    nbf: now,
    exp: now + 600,
    jti: crypto.randomUUID(),
    transId,
    status: 'COMPLETED',
    sub: citizen,
    nin: Number(citizen),
    ...changed,
  };
};
const signed = (changed: Readonly<Record<string, unknown>> = {}, by = key) =>
  new SignJWT(claims(changed)).setProtectedHeader({ alg: 'RS256', kid: by.kid }).sign(by.privateKey);

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('an identity is confirmed by the signed token, and shown as confirmed', async () => {
  const { requestId, random, expiresAt } = await begin(seller);
  expect(random).toBe('42');
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(170_000);
  const [asked] = requests;
  expect(asked?.headers).toMatchObject({
    'app-id': 'app-1',
    'app-key': 'key-1',
    'x-forwarded-for': '127.0.0.1',
  });
  expect(asked?.url.searchParams.get('requestId')).toBe(requestId);
  expect(asked?.url.searchParams.get('local')).toBe('en');
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({ nationalId: citizen });

  expect((await check(seller, requestId)).json).toEqual({ status: 'WAITING' });
  expect((await report(await signed())).status).toBe(200);
  expect((await check(seller, requestId)).json).toEqual({ status: 'COMPLETED' });
  expect(await isVerified(seller)).toBe(true);
  expect((await server.get('/v1/user/info', seller.headers)).json).toMatchObject({
    isIdentityVerified: true,
  });
});

test('the national id is not stored anywhere', async () => {
  await begin(seller);
  await report(await signed());
  const rows = await server.db.execute(
    sql`select row_to_json(account)::text as row from account union all select row_to_json(identity_check)::text from identity_check union all select row_to_json(rate_limit)::text from rate_limit union all select row_to_json(history)::text from history`,
  );
  expect(rows.rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows.rows)).not.toContain(citizen);
});

test('that Nafath calls it completed authorises nothing', async () => {
  const { requestId } = await begin(seller);
  answer = 'completed';
  expect((await check(seller, requestId)).json).toEqual({ status: 'WAITING' });
  expect(await isVerified(seller)).toBe(false);
});

test('a rejection is reported, whether by token or by polling, and is final', async () => {
  const { requestId } = await begin(seller);
  expect((await report(await signed({ status: 'REJECTED' }))).status).toBe(200);
  expect((await check(seller, requestId)).json).toEqual({ status: 'REJECTED' });
  expect((await report(await signed())).status).toBe(400);

  const second = await begin(seller, resident);
  answer = 'rejected';
  expect((await check(seller, second.requestId)).json).toEqual({ status: 'REJECTED' });
  expect((await report(await signed({ sub: resident, nin: undefined }))).status).toBe(400);
  expect(await isVerified(seller)).toBe(false);
});

test('a request that nobody answers expires, and a late token is rejected', async () => {
  const { requestId } = await begin(seller);
  await server.db.update(identityCheck).set({ expiresAt: new Date(Date.now() - 61_000).toISOString() });
  expect((await report(await signed())).status).toBe(400);
  expect((await check(seller, requestId)).json).toEqual({ status: 'EXPIRED' });
  expect(await isVerified(seller)).toBe(false);
});

describe('an untrusted token is rejected', () => {
  const refused: readonly (readonly [string, () => Promise<string>])[] = [
    ['not a token at all', async () => 'a.b.c'],
    [
      'signed by another key under the same name',
      async () => signed({}, { ...(await newKey()), kid: key.kid }),
    ],
    ['signed by a key nobody knows', async () => signed({}, await newKey())],
    [
      'alg none',
      async () => {
        return `${part({ alg: 'none', kid: key.kid })}.${part(claims())}.`;
      },
    ],
    [
      'HS256 with the public key as its secret',
      async () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: key.kid })
          .sign(new TextEncoder().encode(await exportSPKI(key.publicKey))),
    ],
    [
      'a signature that was changed',
      async () => {
        const token = await signed();
        return `${token.slice(0, -6)}${token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`;
      },
    ],
    ['for another audience', () => signed({ aud: 'Another Est.' })],
    ['of another issuer', () => signed({ iss: 'https://other.example' })],
    ['expired', () => signed({ exp: Math.floor(Date.now() / 1000) - 60 })],
    ['not valid yet', () => signed({ nbf: Math.floor(Date.now() / 1000) + 600 })],
    ['old, however long it says it lives', () => signed({ iat: Math.floor(Date.now() / 1000) - 3_600 })],
    ['without an id of its own', () => signed({ jti: undefined })],
    ['without an end', () => signed({ exp: undefined })],
    ['of another transaction', () => signed({ transId: crypto.randomUUID() })],
    ["another person's", () => signed({ sub: '1099999999', nin: 1_099_999_999 })],
    ['of two people', () => signed({ nin: 1_099_999_999 })],
    ['of nobody', () => signed({ sub: 'x', nin: undefined })],
  ];
  test.each(refused)('%s', async (_name, token) => {
    const { requestId } = await begin(seller);
    const reply = await report(await token());
    expect({ status: reply.status, json: reply.json }).toMatchObject({
      status: 400,
      json: { code: 'badRequest' },
    });
    expect((await check(seller, requestId)).json).toEqual({ status: 'WAITING' });
    expect(await isVerified(seller)).toBe(false);
  });

  test('used before', async () => {
    await begin(seller);
    const jti = crypto.randomUUID();
    expect((await report(await signed({ jti }))).status).toBe(200);
    await begin(other, resident);
    const again = await signed({ jti, sub: resident, nin: undefined });
    expect((await report(again)).status).toBe(400);
    expect(await isVerified(other)).toBe(false);
  });

  test('for a transaction that is not ours', async () => {
    await begin(seller);
    const strange = crypto.randomUUID();
    expect((await report(await signed({ transId: strange }), strange)).status).toBe(400);
  });
});

test('one identity belongs to one account: the second learns it only after the proof', async () => {
  await begin(seller);
  await report(await signed());
  const { requestId } = await begin(other);
  expect((await check(other, requestId)).json).toEqual({ status: 'WAITING' });
  expect((await report(await signed())).status).toBe(200);
  expect(await check(other, requestId)).toMatchObject({ status: 409, json: { code: 'identityTaken' } });
  expect(await isVerified(other)).toBe(false);
});

test('a new key of Nafath is taken up by itself', async () => {
  await begin(seller);
  expect((await report(await signed({ status: 'REJECTED' }))).status).toBe(200);
  await begin(seller, resident);
  key = await newKey();
  await wait(1_100);
  expect((await report(await signed({ sub: resident, nin: undefined }))).status).toBe(200);
  expect(await isVerified(seller)).toBe(true);
});

test('only the one who asked sees how far it is: to others it is missing', async () => {
  const { requestId } = await begin(seller);
  const foreign = await check(other, requestId);
  const missing = await check(other, crypto.randomUUID());
  expect(foreign.status).toBe(404);
  expect(foreign.text).toBe(missing.text);
});

test('a waiting request is handed to nobody else', async () => {
  await begin(seller);
  expect(await start(other, citizen)).toMatchObject({ status: 409, json: { code: 'identityRequestOpen' } });
  answer = 'open';
  expect(await start(other, resident)).toMatchObject({ status: 409, json: { code: 'identityRequestOpen' } });
});

test('nobody’s phone rings more than five times in ten minutes, whoever requests it', async () => {
  for (let each = 0; each < 5; each += 1) {
    await begin(each % 2 === 0 ? seller : other);
    await server.db.update(identityCheck).set({ status: 'REJECTED' });
  }
  const sixth = await start(await person(server, { role: 'USER' }), citizen);
  expect(sixth).toMatchObject({ status: 429, json: { code: 'tooManyTries' } });
});

test.each(['broken', 'garbage'] as const)('a Nafath that is %s grants nothing and says so', async (how) => {
  answer = how;
  expect(await start(seller, citizen)).toMatchObject({ status: 503, json: { code: 'partnerUnavailable' } });
});

test('a sub-user cannot ask, and neither can one who is not signed in', async () => {
  const helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  expect((await start(helper, citizen)).status).toBe(403);
  expect((await server.post('/v1/auth/nafath/verification', { nationalId: citizen })).status).toBe(401);
});

test('in production without Nafath there is no replacement', async () => {
  await using live = await testApp({
    environment: { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) },
  });
  const someone = await person(live, { role: 'USER' });
  const reply = await live.post('/v1/auth/nafath/verification', { nationalId: citizen }, someone.headers);
  expect(reply).toMatchObject({ status: 503, json: { code: 'partnerUnavailable' } });
});

const form = (values: Record<string, string>) => ({
  method: 'POST' as const,
  url: '/local/nafath?lang=en',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(values).toString(),
});

describe('the local provider', () => {
  test('shows three numbers; the right one confirms, and a rejection rejects', async () => {
    await using local = await testApp();
    const someone = await person(local, { role: 'USER' });
    const ask = async (nationalId: string) =>
      started.parse((await local.post('/v1/auth/nafath/verification', { nationalId }, someone.headers)).json);
    const status = async (requestId: string) =>
      (await local.post('/v1/auth/nafath/check-status', { requestId }, someone.headers)).json;
    const idOnPage = async () =>
      /name="transId" value="([^"]+)"/.exec((await local.get('/local/nafath?lang=en')).text)?.[1] ?? '';

    const first = await ask(citizen);
    const page = await local.get('/local/nafath?lang=en');
    expect([...page.text.matchAll(/name="number"\s+value="\d\d"/g)]).toHaveLength(3);
    expect(page.text).toContain(`value="${first.random}"`);
    await local.app.inject(form({ transId: await idOnPage(), number: '' }));
    expect(await status(first.requestId)).toEqual({ status: 'REJECTED' });

    const second = await ask(citizen);
    const answered = await local.app.inject(form({ transId: await idOnPage(), number: second.random }));
    expect(answered.statusCode).toBe(303);
    expect(await status(second.requestId)).toEqual({ status: 'COMPLETED' });
    expect((await local.get('/local/nafath?lang=en')).text).toContain('No request waits');
  });

  test('is answered from no page of another site', async () => {
    await using local = await testApp();
    const { statusCode } = await local.app.inject({
      ...form({ transId: 'x', number: '10' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://evil.example' },
    });
    expect(statusCode).toBe(404);
  });
});
