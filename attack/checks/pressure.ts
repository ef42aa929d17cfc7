import { Buffer } from 'node:buffer';
import { setTimeout as pause } from 'node:timers/promises';
import { errorReply } from '@saer/contract/api/error-reply';
import { newCaller } from '../../apps/server/src/authorisation/testing/rows.ts';
import type { AttackedServer } from '../core/attacked-server.ts';
import { httpClient, type HttpRequest, jsonOf, NoReply, type Send, withJson } from '../core/http-client.ts';
import { atMost, type Finding, milliseconds, noneOf } from '../core/report.ts';
import { rawReply, slowSocket } from '../core/slow-socket.ts';
import { type Latency, measureLatency } from '../core/latency-probe.ts';

/** The longest wait for an ordinary client while the server is attacked, on a machine that does other work as well. */
const longestWait = 1_000;
/** The longest time the event loop was blocked. */
const longestBlock = 250;
/** The maximum size of an error, in addition to a multiple of its request. */
const errorAllowance = 64 * 1024;
/** A setting of the attacked server: seconds in which a request must arrive. */
export const requestSeconds = 15;
/** A request that is still arriving after this time must have been ended. */
const requestDeadline = (requestSeconds + 10) * 1_000;
const slowConnections = 100;

const keys = (count: number, prefix = 'k') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, 1]));
const filterOf = (filter: string) => `filter=${encodeURIComponent(Buffer.from(filter).toString('base64'))}`;
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const post = (path: string, body: unknown): HttpRequest => ({ method: 'POST', path, ...withJson(body) });
const get = (path: string): HttpRequest => ({ method: 'GET', path });

interface Huge {
  readonly name: string;
  readonly request: () => HttpRequest;
  readonly atOnce: number;
  /** It must be rejected: answering it with something else is an error. */
  readonly isRefused?: boolean;
}

/** A few requests, each of which requests far more work than it is worth. */
const huge: readonly Huge[] = [
  {
    name: '330,000 unknown keys at auth/authenticate',
    request: () => post('/v1/auth/authenticate', keys(330_000)),
    atOnce: 6,
    isRefused: true,
  },
  {
    name: '230 rows × 1,500 unknown keys at product/calculate',
    request: () =>
      post('/v1/product/calculate', { products: Array.from({ length: 230 }, () => keys(1_500)) }),
    atOnce: 2,
  },
  {
    name: '500 rows of nonsense at product/calculate',
    request: () =>
      post('/v1/product/calculate', {
        products: Array.from({ length: 500 }, () => ({
          store: {},
          sides: 'x',
          weight: [],
          cost: null,
          ...keys(20),
        })),
      }),
    atOnce: 4,
  },
  {
    name: 'an array of 1,900,000 numbers',
    request: () => ({ ...post('/v1/product/calculate', 0), body: `[${'1,'.repeat(1_900_000)}1]` }),
    atOnce: 4,
    isRefused: true,
  },
  {
    name: '500,000 arrays in each other',
    request: () => ({ ...post('/v1/product/calculate', 0), body: '['.repeat(500_000) + ']'.repeat(500_000) }),
    atOnce: 4,
    isRefused: true,
  },
  {
    name: 'a registration of 3 MB of letters',
    request: () => post('/v1/auth/register', { firstName: 'x'.repeat(3_000_000) }),
    atOnce: 6,
    isRefused: true,
  },
  {
    name: 'one relation 1,200 times',
    request: () =>
      get(
        `/v1/product-sub-family/page?${filterOf(`{"relations":[${Array.from({ length: 1_200 }, () => '"family"').join()}]}`)}`,
      ),
    atOnce: 40,
  },
  {
    name: 'a filter of 300 conditions',
    request: () =>
      get(
        `/v1/store/page?${filterOf(JSON.stringify({ where: { nameEn: Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`contains${at}`, 'a'])) } }))}`,
      ),
    atOnce: 20,
    isRefused: true,
  },
  {
    name: 'a filter 1,000 levels deep',
    request: () => get(`/v1/store/page?${filterOf(`{"where":${nested(1_000)}}`)}`),
    atOnce: 20,
    isRefused: true,
  },
  {
    name: 'a filter by __proto__',
    request: () => get(`/v1/store/page?${filterOf('{"where":{"__proto__":1}}')}`),
    atOnce: 4,
    isRefused: true,
  },
  {
    name: 'an order by constructor',
    request: () => get(`/v1/store/page?${filterOf('{"order_by":{"constructor":"asc"}}')}`),
    atOnce: 4,
    isRefused: true,
  },
  ...['0000-01-01', '2020-02-30', '2026-13-01'].map((day) => ({
    name: `fees on ${day}`,
    request: () => get(`/v1/fee-book?on=${day}`),
    atOnce: 2,
    isRefused: true,
  })),
  ...['0000-01-01', '2026-01-01T00:00:00+23:59'].map((day) => ({
    name: `rows created since ${day}`,
    request: () => get(`/v1/store/page?${filterOf(JSON.stringify({ where: { created_at: { gte: day } } }))}`),
    atOnce: 2,
  })),
];

interface Outcome {
  readonly waited: Latency;
  readonly block: number;
  readonly failures: readonly string[];
  readonly count: number;
}

/** Sends one of them and returns why the reply is wrong; undefined if it is not. */
async function constraintError(send: Send, sent: HttpRequest, body: Buffer, isRefused: boolean) {
  try {
    const reply = await send({ ...sent, body });
    const { status, size, text } = reply;
    const asked = body.length + sent.path.length;
    if (status >= 500) return `${status} ${text.slice(0, 150).replace(/[0-9a-f-]{30,}/, '…')}`;
    if (status >= 400 && !errorReply.safeParse(jsonOf(reply)).success)
      return `${status} in other words than ours`;
    if (status < 400 && isRefused) return `${status}, not refused`;
    return size > errorAllowance + 4 * asked ? `${size} bytes for a request of ${asked}` : undefined;
  } catch (error) {
    if (!(error instanceof NoReply)) throw error;
    // A body that is rejected for its length may be rejected before it was sent.
    return body.length < 1_000_000 ? error.message : undefined;
  }
}

async function sendHuge(
  server: AttackedServer,
  { name, request, atOnce, isRefused = false }: Huge,
): Promise<Outcome> {
  const { send, close } = httpClient(server.port, { connections: atOnce, patience: 60_000 });
  const sent = request();
  const body = Buffer.from(sent.body ?? '');
  const failures = new Set<string>();
  server.longestBlock();
  const waited = await measureLatency(server.port, async () => {
    await pause(100);
    const replies = Array.from({ length: atOnce }, () => constraintError(send, sent, body, isRefused));
    for (const fieldError of await Promise.all(replies))
      if (fieldError !== undefined) failures.add(`${name}: ${fieldError}`);
    await pause(150);
  });
  close();
  return { waited, block: server.longestBlock(), failures: [...failures], count: atOnce };
}

/** Bytes that are not HTTP, or too much of it, with the expected status. */
const unparseable: readonly (readonly [name: string, bytes: string, status: RegExp])[] = [
  ['no HTTP', 'HELLO\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['an unknown method', 'BREW /v1/store HTTP/1.1\r\nHost: x\r\n\r\n', /^HTTP\/1\.1 (?:400|405) /],
  [
    'headers of 40 KB',
    `GET /v1/store HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431 /,
  ],
  [
    'two lengths',
    'POST /v1/auth/authenticate HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 4\r\n\r\n{}',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a length and chunks',
    'POST /v1/auth/authenticate HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a chunk that has no size',
    'POST /v1/auth/authenticate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a method that is not the address’s',
    'PUT /v1/auth/authenticate HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 405 [^]*\r\nallow: /i,
  ],
  [
    'a type that no address takes',
    'POST /v1/auth/authenticate HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    /^HTTP\/1\.1 415 /,
  ],
];

async function sendUnparseable({ port }: AttackedServer): Promise<Finding> {
  const failures: string[] = [];
  for (const [name, bytes, status] of unparseable) {
    const reply = await rawReply(port, bytes);
    const [line = ''] = reply.split('\r\n');
    const json = /\{[^]*\}/.exec(reply.slice(reply.indexOf('\r\n\r\n')))?.[0] ?? '';
    if (!status.test(reply)) failures.push(`${name}: ${line === '' ? 'no reply' : line}`);
    else if (!errorReply.safeParse(jsonOf({ text: Buffer.from(json, 'latin1').toString('utf8') })).success)
      failures.push(`${name}: ${line}, in other words than ours`);
  }
  return noneOf('requests that are no HTTP, or none for that address', unparseable.length, failures);
}

/** Connections that never finish, and how long each was kept open. */
async function dripSlowly(server: AttackedServer): Promise<readonly Finding[]> {
  const caller = await newCaller(server, 'USER');
  const json = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n';
  const beginnings = [
    'GET /v1/store HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    `POST /v1/product/calculate HTTP/1.1\r\n${json}\r\n{"a":"`,
    `POST /v1/auth/authenticate HTTP/1.1\r\n${json}\r\n{"a":"`,
    `POST /v1/upload/product?key=${crypto.randomUUID()} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${caller.token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`,
  ];
  const slow = Array.from({ length: slowConnections }, (_, at) =>
    slowSocket(server.port, beginnings[at % beginnings.length] ?? ''),
  );
  const waited = await measureLatency(
    server.port,
    async () => {
      const end = performance.now() + requestDeadline;
      while (performance.now() < end && slow.some(({ endedAfter }) => endedAfter() === undefined))
        await pause(250);
    },
    100,
  );
  const open = slow.filter(({ endedAfter }) => endedAfter() === undefined).length;
  const longest = Math.max(0, ...slow.map(({ endedAfter }) => endedAfter() ?? 0));
  for (const { close } of slow) close();
  return [
    {
      check: 'slow headers and bodies: ended by the server',
      count: slow.length,
      worst: open > 0 ? `${open} still open` : `after ${milliseconds(longest)}`,
      bound: `≤ ${milliseconds(requestDeadline)}`,
      isMiss: open > 0,
    },
    atMost(
      'slow headers and bodies: what others waited',
      waited.calls,
      waited.max,
      longestWait,
      milliseconds,
      [
        `median ${milliseconds(waited.median)}, p99 ${milliseconds(waited.p99)}`,
        ...waited.refused.slice(0, 5),
      ],
    ),
  ];
}

/** Sends a few expensive requests and measures how long an ordinary client waits meanwhile. */
export async function attackByPressure(server: AttackedServer): Promise<readonly Finding[]> {
  const outcomes: (Outcome & { readonly name: string })[] = [];
  for (const each of huge) outcomes.push({ name: each.name, ...(await sendHuge(server, each)) });
  const count = outcomes.reduce((sum, each) => sum + each.count, 0);
  const above = (bound: number, figureOf: (outcome: Outcome) => number) =>
    outcomes
      .filter((outcome) => figureOf(outcome) > bound)
      .map((outcome) => `${milliseconds(figureOf(outcome))} ${outcome.name}`);
  const longest = (figureOf: (outcome: Outcome) => number) => Math.max(...outcomes.map(figureOf));
  const maxOf = ({ waited }: Outcome) => waited.max;
  const blockOf = ({ block }: Outcome) => block;
  return [
    noneOf(
      'huge requests: failed, answered at length, or not refused',
      count,
      outcomes.flatMap(({ failures }) => failures),
    ),
    atMost(
      'huge requests: what others waited',
      count,
      longest(maxOf),
      longestWait,
      milliseconds,
      above(longestWait, maxOf),
    ),
    atMost(
      'huge requests: the event loop held up',
      count,
      longest(blockOf),
      longestBlock,
      milliseconds,
      above(longestBlock, blockOf),
    ),
    noneOf(
      'huge requests: others were not served',
      outcomes.reduce((sum, { waited }) => sum + waited.calls, 0),
      [...new Set(outcomes.flatMap(({ name, waited }) => waited.refused.map((line) => `${name}: ${line}`)))],
    ),
    await sendUnparseable(server),
    ...(await dripSlowly(server)),
  ];
}
