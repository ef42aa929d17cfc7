import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { notificationSignal, type NotificationSignal } from '@saer/contract/contact/notification';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { announceChange } from './sending/notify.ts';
import { signalHub } from './stream/serve-stream.ts';
import { newNotification } from './testing/new-notification.ts';

let server: TestApp;
let other: TestApp;
let origin: string;
beforeAll(async () => {
  server = await testApp({ environment: { REQUEST_SECONDS: '1' } });
  other = await testApp({ beside: server });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const path = '/v1/notification/stream';

/** Follows a stream: its signals as they come. */
async function follow({ headers }: Pick<Person, 'headers'>) {
  const end = new AbortController();
  const response = await fetch(`${origin}${path}`, { headers, signal: end.signal });
  const signals: NotificationSignal[] = [];
  const reading = (async () => {
    let rest = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (rest + chunk).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: '))
          signals.push(notificationSignal.parse(JSON.parse(event.slice('data: '.length))));
    }
  })().catch(() => undefined);
  return { response, signals, reading, end: () => end.abort() };
}

/** A notification that another process of the server writes. */
const happens = (accountId: number) =>
  other.db.transaction(async (tx) => {
    const id = await newNotification({ db: tx }, accountId);
    await announceChange(tx, [accountId]);
    return id;
  });

test('a request for its head alone is answered and over', async () => {
  const { headers } = await person(server, { role: 'USER' });
  const response = await fetch(`${origin}${path}`, {
    method: 'HEAD',
    headers,
    signal: AbortSignal.timeout(5_000),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  expect(await response.text()).toBe('');
});

test('tells at first how things stand, then what another process writes, within 300 ms and once', async () => {
  const reader = await person(server, { role: 'USER' });
  const stranger = await person(server, { role: 'USER' });
  const { response, signals, end } = await follow(reader);
  const { signals: ofStranger, end: endStranger } = await follow(stranger);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(response.headers.get('cache-control')).toContain('no-store');
  await expect.poll(() => signals).toEqual([{ unread: 0, newestId: null }]);
  const delays = [];
  for (let at = 1; at <= 10; at += 1) {
    const id = await happens(reader.id);
    const since = performance.now();
    await expect.poll(() => signals.at(-1), { interval: 5 }).toEqual({ unread: at, newestId: id });
    delays.push(performance.now() - since);
  }
  // The middle one: a busy machine may hold up a single one.
  expect(delays.toSorted((one, another) => one - another)[5]).toBeLessThan(300);
  expect(signals).toHaveLength(11);
  expect(ofStranger).toEqual([{ unread: 0, newestId: null }]);
  end();
  endStranger();
});

test('tells after a break what was missed, without telling anything twice', async () => {
  const reader = await person(server, { role: 'USER' });
  const first = await follow(reader);
  await expect.poll(() => first.signals).toHaveLength(1);
  first.end();
  await first.reading;
  await happens(reader.id);
  const newestId = await happens(reader.id);
  const again = await follow(reader);
  await expect.poll(() => again.signals).toEqual([{ unread: 2, newestId }]);
  again.end();
});

test('a lost connection for notices is opened again, and what was missed is told', async () => {
  const reader = await person(server, { role: 'USER' });
  const { signals, end } = await follow(reader);
  await expect.poll(() => signals).toHaveLength(1);
  const { rows } = await other.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saer-notices' and datname = current_database()`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const newestId = await happens(reader.id);
  await expect.poll(() => signals.at(-1), { timeout: 10_000 }).toEqual({ unread: 1, newestId });
  end();
});

test('is for those who are signed in, and ends with their session', async () => {
  expect((await fetch(`${origin}${path}`)).status).toBe(401);
  const reader = await person(server, { role: 'USER' });
  const { reading } = await follow(reader);
  await server.post('/v1/auth/logout', { token: reader.token }, reader.headers);
  // Its session is looked at every second here.
  let hasEnded = false;
  void reading.then(() => (hasEnded = true));
  await expect.poll(() => hasEnded, { timeout: 10_000 }).toBe(true);
});

test('an account has eight at most: the oldest gives way', async () => {
  const reader = await person(server, { role: 'USER' });
  const all = [];
  for (let at = 0; at < 9; at += 1) all.push(await follow(reader));
  const [oldest] = all;
  await oldest?.reading;
  await happens(reader.id);
  for (const { signals } of all.slice(1)) await expect.poll(() => signals.at(-1)?.unread).toBe(1);
  for (const { end } of all) end();
});

test('a client that does not read is let go instead of being waited for', async () => {
  const response = new PassThrough({ highWaterMark: 200 });
  const hub = signalHub({
    listener: undefined,
    findSignals: async () => new Map(),
    onError: () => undefined,
    beatMs: 5,
  });
  hub.add({
    accountId: 1,
    response,
    isWelcome: async () => true,
  });
  await once(response, 'close');
  expect(response.readableLength + response.writableLength).toBeLessThan(500);
  hub.close();
});

test('a server that ends lets them go', async () => {
  const short = await testApp({ beside: server });
  const reader = await person(server, { role: 'USER' });
  const at = await short.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${at}${path}`, { headers: reader.headers });
  expect(response.status).toBe(200);
  const began = performance.now();
  await short[Symbol.asyncDispose]();
  expect(performance.now() - began).toBeLessThan(5_000);
  await response.body?.cancel();
});
