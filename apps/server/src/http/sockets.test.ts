import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formWith } from '../products/testing/send-picture.ts';
import { person } from '../testing/accounts.ts';
import { processorTime } from '../testing/processor-time.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

interface Listening {
  readonly server: TestApp;
  readonly port: number;
}

async function listening(environment: Record<string, string> = {}): Promise<Listening> {
  const server = await testApp({ environment });
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return { server, port: Number(new URL(origin).port) };
}

let usual: Listening;
let hurried: Listening;
beforeAll(async () => {
  [usual, hurried] = await Promise.all([listening(), listening({ REQUEST_SECONDS: '1' })]);
});
afterAll(() => Promise.all([usual, hurried].map(({ server }) => server[Symbol.asyncDispose]())));

/** A connection, and all that comes back on it until it ends. */
function connection(port: number): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Closed by the other side: the data received until then counts.
  socket.on('error', () => undefined);
  const answer = once(socket, 'close').then(() => Buffer.concat(chunks).toString());
  return { socket, answer };
}

const lines = (...each: readonly string[]) => `${each.join('\r\n')}\r\n\r\n`;

/** The status and the body of the last answer on a connection. */
function lastAnswer(text: string): { status: number; json: unknown } {
  const last = text.slice(text.lastIndexOf('HTTP/1.1 '));
  return { status: Number(last.slice(9, 12)), json: JSON.parse(last.split('\r\n\r\n')[1] ?? '') };
}

describe('a request that does not arrive in time is ended, in words', () => {
  test.each([
    [
      'a slow body',
      lines(
        'POST /v1/auth/authenticate HTTP/1.1',
        'Host: x',
        'Language: ar',
        'Content-Type: application/json',
        'Content-Length: 500',
      ),
      '{',
      'استغرق',
    ],
    [
      'a slow body of many small chunks',
      lines(
        'POST /v1/product/calculate HTTP/1.1',
        'Host: x',
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
      ),
      '1\r\n \r\n',
      'too long',
    ],
    ['slow headers', 'GET /v1/health HTTP/1.1\r\nHost: x\r\n', 'X-More: 1\r\n', 'too long'],
  ])('%s', async (_name, head, more, words) => {
    const { socket, answer } = connection(hurried.port);
    socket.write(head);
    let sent = 0;
    const drip = setInterval(() => {
      sent += 1;
      if (socket.writable) socket.write(more);
    }, 200);
    const text = await answer;
    clearInterval(drip);
    expect(lastAnswer(text)).toEqual({
      status: 408,
      json: { code: 'requestTimeout', message: expect.stringContaining(words) },
    });
    // Of the total time the server waits only a few seconds.
    expect(sent).toBeLessThan(25);
  });

  test('a slow file', async () => {
    const { headers } = await person(hurried.server, { role: 'USER' });
    const { socket, answer } = connection(hurried.port);
    socket.write(
      lines(
        `POST /v1/upload/product?key=${crypto.randomUUID()} HTTP/1.1`,
        'Host: x',
        `Authorization: ${headers['authorization']}`,
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 100000',
      ) + lines('--b', 'Content-Disposition: form-data; name="file"; filename="a.csv"'),
    );
    const drip = setInterval(() => socket.writable && socket.write('x'), 200);
    expect(lastAnswer(await answer)).toMatchObject({ status: 408, json: { code: 'requestTimeout' } });
    clearInterval(drip);
  });
});

describe('anything that is not a request is answered like all others', () => {
  test.each([
    [
      'headers that are too large',
      lines('GET /v1/health HTTP/1.1', 'Host: x', 'Language: ar', `X-Large: ${'x'.repeat(20_000)}`),
      431,
      'headersTooLarge',
      'الترويسات|الترويسات',
    ],
    ['no HTTP', 'hello\r\n\r\n', 400, 'badRequest', 'cannot be read'],
    [
      'no HTTP, in Arabic',
      lines('GET /v1/health HTTP/9.9', 'Accept-Language: ar'),
      400,
      'badRequest',
      'تعذ|لا يمكن',
    ],
    [
      'no host',
      lines('GET /v1/health HTTP/1.1', 'Language: ar', 'Connection: close'),
      400,
      'badRequest',
      'تعذ|لا يمكن',
    ],
    [
      'two lengths',
      lines('POST /v1/health HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'),
      400,
      'badRequest',
      '.',
    ],
  ])('%s', async (_name, sent, status, code, words) => {
    const { socket, answer } = connection(usual.port);
    socket.write(sent);
    expect(lastAnswer(await answer)).toEqual({
      status,
      json: { code, message: expect.stringMatching(new RegExp(words)) },
    });
  });
});

test('a body that is too large is rejected with a message, also while it is being sent', async () => {
  const url = `http://127.0.0.1:${usual.port}/v1/auth/authenticate`;
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 330_000 }, (_, at) => [`k${at}`, 1])));
  const headers = { 'content-type': 'application/json' };
  for (const sent of [body, new Blob([body]).stream()]) {
    const reply = await fetch(url, { method: 'POST', headers, body: sent, duplex: 'half' });
    expect({ status: reply.status, json: await reply.json() }).toMatchObject({
      status: 413,
      json: { code: 'bodyTooLarge' },
    });
  }
});

test('an upload that is refused before its end leaves its connection usable', async () => {
  const { server, port } = usual;
  const { headers } = await person(server, { role: 'USER' });
  // Not one of the kinds that may be attached: known from the first five megabytes, with another behind them.
  const { headers: form, payload } = await formWith(Buffer.alloc(6_000_000), { name: 'terms.pdf' });
  const fields = Object.entries({ ...headers, ...form, 'Content-Length': payload.length });
  const { socket, answer } = connection(port);
  socket.write(
    lines(
      'POST /v1/upload/contact-us HTTP/1.1',
      'Host: x',
      ...fields.map(([name, value]) => `${name}: ${value}`),
    ),
  );
  socket.write(payload);
  await once(socket, 'data');
  socket.write(lines('GET /v1/health/live HTTP/1.1', 'Host: x', 'Connection: close'));
  const text = await answer;
  expect(text).toMatch(/^HTTP\/1.1 400 [^]*"notOneOf"/);
  expect(lastAnswer(text)).toMatchObject({ status: 200, json: { ok: true } });
});

test('six bodies of hundreds of thousands of keys cost next to nothing', async () => {
  const rows = Array.from({ length: 230 }, (_, row) =>
    Object.fromEntries(Array.from({ length: 1_500 }, (_each, at) => [`k${row}x${at}`, 1])),
  );
  const body = Buffer.from(JSON.stringify({ products: rows }).slice(0, 4_000_000));
  const headers = { 'content-type': 'application/json' };
  const { result: replies, cost } = await processorTime(() =>
    Promise.all(
      ['auth/authenticate', 'product/calculate'].flatMap((path) =>
        Array.from({ length: 3 }, () =>
          fetch(`http://127.0.0.1:${usual.port}/v1/${path}`, { method: 'POST', headers, body }),
        ),
      ),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 413));
  expect(cost).toBeLessThan(1_500);
});

test('calls during shutdown are told to retry, with a message', async () => {
  const { server, port } = await listening();
  const opened = once(server.app.server, 'connection');
  const { socket, answer } = connection(port);
  // A request has started, so its connection is not idle and outlives the call to close.
  const beginning = 'GET /v1/health HTTP/1.1\r\nHost: x\r\n';
  socket.write(beginning);
  const [served]: Socket[] = await opened;
  await expect.poll(() => served?.bytesRead).toBe(beginning.length);
  const closed = server[Symbol.asyncDispose]();
  await expect.poll(() => server.app.server.listening).toBe(false);
  socket.write('Language: ar\r\n\r\n');
  const text = await answer;
  expect(text).toMatch(/retry-after: 5/i);
  expect(lastAnswer(text)).toMatchObject({
    status: 503,
    json: { code: 'restarting', message: expect.stringContaining('يُعاد') },
  });
  await closed;
});
