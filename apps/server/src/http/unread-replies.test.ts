import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missedSearch } from '../lists/tables.ts';
import { processorTime } from '../testing/processor-time.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { limitUnreadReplies } from './limits/reply-budget.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await testApp({ environment: { UNREAD_REPLIES_MB: '4' } });
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server[Symbol.asyncDispose]());

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const large = '/v1/docs/openapi.json';

interface Connection {
  readonly socket: Socket;
  /** Returns what was read. */
  readonly text: () => string;
  readonly isClosed: () => boolean;
}

function connection(): Connection {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  let closed = false;
  socket
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('error', () => undefined)
    .on('close', () => {
      closed = true;
    });
  return { socket, text: () => Buffer.concat(chunks).toString(), isClosed: () => closed };
}

const replies = (text: string): number => text.split('HTTP/1.1 200').length - 1;

async function until(holds: () => boolean, milliseconds = 60_000): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!holds() && Date.now() < end) await wait(20);
  return holds();
}

test('a few requests sent ahead are answered one after the other, in their order', async () => {
  const { socket, text } = connection();
  socket.write(['/v1/health', '/v1/store', '/v1/health/live', '/v1/docs'].map(request).join(''));
  expect(await until(() => replies(text()) === 4)).toBe(true);
  const [, health = '', store = '', live = '', docs = ''] = text().split('HTTP/1.1 200');
  expect(health).toContain('"version"');
  expect(store).toContain('NOON_SA_FBN');
  expect(live).toContain('"ok":true');
  expect(docs).toContain('<!doctype html>');
  socket.destroy();
});

test('whoever sends hundreds of requests ahead is disconnected, and the others are served meanwhile', async () => {
  const many = Array.from({ length: 20 }, connection);
  const { result: status, cost } = await processorTime(async () => {
    for (const { socket } of many) socket.write(request('/v1/store').repeat(2_000));
    const reply = await fetch(`http://127.0.0.1:${port}/v1/health`);
    expect(await until(() => many.every(({ isClosed }) => isClosed()), 30_000)).toBe(true);
    return reply.status;
  });
  expect(status).toBe(200);
  // Answering all 40,000 takes half a minute.
  expect(cost).toBeLessThan(4_000);
  for (const { text } of many) expect(replies(text())).toBeLessThan(20);
});

test('the next request of a connection begins when the reply before it has been taken', async () => {
  const { socket, text } = connection();
  await once(socket, 'connect');
  socket.pause();
  const body = JSON.stringify({ term: 'sent ahead', language: 'en' });
  // Documents beyond what the system itself holds back for a reader, then a request that leaves a trace.
  socket.write(
    request(large).repeat(7) +
      `POST /v1/category-search/miss HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await wait(1_500);
  expect(await server.db.$count(missedSearch)).toBe(0);
  socket.resume();
  expect(await until(() => replies(text()) === 8)).toBe(true);
  expect(await server.db.$count(missedSearch)).toBe(1);
  socket.destroy();
});

test('replies that nobody reads are dropped before they fill the memory, those of longest ago first', async () => {
  // The document is there before the others ask.
  await server.get(large);
  const idle = Array.from({ length: 24 }, connection);
  for (const { socket } of idle) {
    await once(socket, 'connect');
    socket.pause();
    socket.write(request(large).repeat(8));
  }
  await wait(1_500);
  const reader = await fetch(`http://127.0.0.1:${port}${large}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect((await reader.text()).length).toBeGreaterThan(500_000);
  for (const { socket } of idle) socket.resume();
  await until(() => idle.filter(({ isClosed }) => isClosed()).length >= 18);
  // Four megabytes are five such documents.
  expect(idle.filter(({ isClosed }) => isClosed()).length).toBeGreaterThanOrEqual(18);
  for (const { socket } of idle) socket.destroy();
});

test('large replies are sent in different turns of the event loop, small ones at once', async () => {
  await using app = fastify();
  limitUnreadReplies(app, 64 * 1024 * 1024);
  let turn = 0;
  const turns: Record<string, number[]> = { '/large': [], '/small': [] };
  app.addHook('onSend', async ({ url }) => {
    turns[url]?.push(turn);
  });
  app.get('/large', async () => 'x'.repeat(200_000));
  app.get('/small', async () => 'x');
  await app.ready();
  const count = (): void => {
    turn += 1;
    if (turn < 1_000) setImmediate(count);
  };
  setImmediate(count);
  const urls = Object.keys(turns).flatMap((url) => Array.from({ length: 20 }, () => url));
  const answers = await Promise.all(urls.map((url) => app.inject(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  expect(new Set(turns['/large']).size).toBe(20);
  expect(new Set(turns['/small']).size).toBeLessThan(20);
});
