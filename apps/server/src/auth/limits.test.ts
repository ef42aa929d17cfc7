import { codeRequest } from '@saer/contract/account/auth';
import { errorReply } from '@saer/contract/api/error-reply';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../settings.ts';
import { person, testPassword } from '../testing/accounts.ts';
import { codeFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { toNetwork } from '../http/requests/client-address.ts';
import { rateLimit } from './tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  // Time stands still, however slow the machine.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => server.db.delete(rateLimit));

interface Attempt {
  readonly username: string;
  readonly password?: string;
  readonly from?: string;
  readonly device?: string;
}

const wrong = 'Wrong-Harbour-42';

async function signIn(
  { username, password = wrong, from = '192.0.2.1', device = '0000000' }: Attempt,
  app: FastifyInstance = server.app,
) {
  const { statusCode, body, headers } = await app.inject({
    method: 'POST',
    url: '/v1/auth/authenticate',
    remoteAddress: from,
    headers: { 'content-type': 'application/json', 'x-idrive-device-id': device },
    payload: JSON.stringify({ username, password }),
  });
  return { status: statusCode, body, headers };
}

const statuses = async (times: number, one: Attempt) => {
  const all: number[] = [];
  for (let at = 0; at < times; at += 1) all.push((await signIn(one)).status);
  return all;
};
const readSeconds = (body: string) => errorReply.parse(JSON.parse(body)).details?.['seconds'];
/** As if the wait were over. */
const passTime = () => server.db.execute(sql`update rate_limit set expire = 1 where key like '%-wait:%'`);

/** The replies to seven wrong passwords. */
const answers = async (username: string) => {
  const all: object[] = [];
  for (let at = 0; at < 7; at += 1) {
    const { status, body, headers } = await signIn({ username, from: '192.0.2.77' });
    all.push({ status, body, headers: Object.keys(headers).toSorted() });
  }
  return all;
};

describe('Wrong passwords', () => {
  it('may be five, and then each next one waits twice as long, up to a quarter of an hour', async () => {
    const { email: username } = await person(server, { role: 'USER' });
    expect(await statuses(6, { username })).toEqual([401, 401, 401, 401, 401, 429]);
    const waits: unknown[] = [];
    for (let at = 0; at < 12; at += 1) {
      await passTime();
      expect((await signIn({ username, from: `192.0.2.${at}` })).status).toBe(401);
      waits.push(readSeconds((await signIn({ username })).body));
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('delay an unknown user exactly like a known one', async () => {
    const { email } = await person(server, { role: 'USER' });
    const known = await answers(email);
    await server.db.delete(rateLimit);
    expect(await answers('nobody@example.com')).toEqual(known);
  });

  it('are counted before they are compared, so concurrent ones cannot bypass the limit', async () => {
    const { email: username } = await person(server, { role: 'USER' });
    const all = await Promise.all(Array.from({ length: 20 }, () => signIn({ username })));
    expect(all.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(6);
  });

  it('by others do not lock the owner out of a browser that signed in before', async () => {
    const { email: username } = await person(server, { role: 'USER' });
    const device = crypto.randomUUID();
    expect((await signIn({ username, password: testPassword, device })).status).toBe(200);
    for (let at = 0; at < 50; at += 1) await signIn({ username, from: '198.51.100.9' });
    expect((await signIn({ username, password: testPassword, from: '198.51.100.9' })).status).toBe(429);
    expect((await signIn({ username, password: testPassword, device, from: '198.51.100.9' })).status).toBe(
      200,
    );
  });

  it('count for a known browser as well, by themselves', async () => {
    const { email: username } = await person(server, { role: 'USER' });
    const device = crypto.randomUUID();
    await signIn({ username, password: testPassword, device });
    expect((await statuses(6, { username, device })).at(-1)).toBe(429);
    expect((await signIn({ username, password: testPassword })).status).toBe(200);
  });

  it('gain nothing from the device id that everyone starts with', async () => {
    const { email: username } = await person(server, { role: 'USER' });
    await signIn({ username, password: testPassword });
    expect((await statuses(6, { username })).at(-1)).toBe(429);
  });

  it('are limited by address if they are spread over many accounts', async () => {
    const all: number[] = [];
    for (let at = 0; at < 31; at += 1)
      all.push((await signIn({ username: `nobody${at}@example.com`, from: '203.0.113.5' })).status);
    expect(all.filter((status) => status === 401)).toHaveLength(30);
    expect(all.at(-1)).toBe(429);
    expect((await signIn({ username: 'nobody@example.com', from: '203.0.113.6' })).status).toBe(401);
  });

  it('are forgotten once the right one comes', async () => {
    const { email: username } = await person(server, { role: 'USER' });
    await statuses(4, { username });
    expect((await signIn({ username, password: testPassword })).status).toBe(200);
    expect(await statuses(4, { username })).toEqual([401, 401, 401, 401]);
  });

  it('are counted in the database: another server process continues the count', async () => {
    const { email: username } = await person(server, { role: 'USER' });
    await statuses(5, { username });
    const other = await buildApp({
      settings: readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, '/'),
      db: server.db,
      secretKey: 'only-for-tests-'.repeat(3),
      version: '1.2.3',
      webFolder: '/nonexistent',
    });
    expect((await signIn({ username, password: testPassword }, other)).status).toBe(429);
    await other.close();
  });

  it('leave no name and no address in the table of counts', async () => {
    const { email: username } = await person(server, { role: 'USER' });
    await statuses(2, { username });
    const keys = (await server.db.select({ key: rateLimit.key }).from(rateLimit)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).toMatch(/^[a-z-]+:[0-9a-f]{64}$/);
  });
});

const forgot = async (username: string, from: string, device = '0000000') => {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: '/v1/auth/forgot-password',
    remoteAddress: from,
    headers: { 'content-type': 'application/json', 'x-idrive-device-id': device },
    payload: JSON.stringify({ username }),
  });
  return { status: statusCode, body };
};
const confirm = async (asked: { body: string }, email: string) => {
  const { requestId } = codeRequest.parse(JSON.parse(asked.body));
  return server.post('/v1/auth/otp', { requestId, code: await codeFor(server, email) });
};

describe('Codes for a forgotten password', () => {
  it('are still sent to the owner after a stranger used up theirs, and the stranger’s end none of the owner’s', async () => {
    const { email } = await person(server, { role: 'USER' });
    const own = await forgot(email, '198.51.100.20', crypto.randomUUID());
    const code = await codeFor(server, email);
    const all: number[] = [];
    for (let at = 0; at < 20; at += 1) all.push((await forgot(email, '198.51.100.9')).status);
    expect(all.filter((status) => status === 200)).toHaveLength(5);
    const { requestId } = codeRequest.parse(JSON.parse(own.body));
    expect((await server.post('/v1/auth/otp', { requestId, code })).status).toBe(200);
    expect((await confirm(await forgot(email, '198.51.100.20'), email)).status).toBe(200);
  });

  it('are still sent to a browser the account knows after strangers everywhere used up theirs', async () => {
    const { email } = await person(server, { role: 'USER' });
    const device = crypto.randomUUID();
    await signIn({ username: email, password: testPassword, device });
    for (let at = 0; at < 15; at += 1) await forgot(email, `198.51.${at}.1`);
    expect((await forgot(email, '203.0.113.77')).status).toBe(429);
    const asked = await forgot(email, '203.0.113.77', device);
    expect((await confirm(asked, email)).status).toBe(200);
    const { requestId } = codeRequest.parse(JSON.parse((await forgot(email, '203.0.113.78', device)).body));
    await server.db.execute(sql`update one_time_code set sent_at = sent_at - interval '61 seconds'`);
    const again = (from: Record<string, string>) =>
      server.post('/v1/auth/otp/resend', { requestId, channel: 'email' }, from);
    expect((await again({})).status).toBe(429);
    expect((await again({ 'x-idrive-device-id': device })).status).toBe(200);
  });

  it('are limited alike whether or not the address is known', async () => {
    const { email } = await person(server, { role: 'USER' });
    const from = async (username: string) => {
      await server.db.delete(rateLimit);
      const all: object[] = [];
      for (let at = 0; at < 14; at += 1) {
        const { status, body } = await forgot(username, `198.51.${at % 3}.1`, crypto.randomUUID());
        // The seconds to wait count down while the test runs.
        all.push(status === 200 ? { status } : { status, body: body.replaceAll(/\d{4}/g, 'SECONDS') });
      }
      return all;
    };
    const known = await from(email);
    expect(known.filter((each) => JSON.stringify(each).includes('429'))).toHaveLength(4);
    expect(await from('nobody@example.com')).toEqual(known);
  });
});

describe('Where a call comes from', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('is for %s the network %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
