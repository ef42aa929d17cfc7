import { setTimeout as pause } from 'node:timers/promises';
import { isAllowed } from '@saer/contract/access';
import { codeRequest } from '@saer/contract/auth';
import { contactFormPath, contactPath, shortestWriting } from '@saer/contract/contact-text';
import { basePath } from '@saer/contract/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { consentVersion, subscribePath } from '@saer/contract/newsletter-consent';
import { accountRoles } from '@saer/contract/role';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { newCaller, rowsFor } from '../../apps/server/src/authorisation/testing/rows.ts';
import { samples } from '../../apps/server/src/authorisation/testing/samples.ts';
import { person } from '../../apps/server/src/testing/accounts.ts';
import { httpClient, type HttpRequest, jsonOf, type Send, withJson } from '../core/http-client.ts';
import { networkNumber } from '../core/proxy-hops.ts';
import { type Finding, noneOf } from '../core/report.ts';
import { rawReply } from '../core/slow-socket.ts';
import type { Target } from '../core/target.ts';

const get = (path: string, headers = {}): HttpRequest => ({ method: 'GET', path, headers });
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): HttpRequest => {
  const sent = withJson(body);
  return { method: 'POST', path: `${basePath}${path}`, ...sent, headers: { ...headers, ...sent.headers } };
};

/** Headers of every reply, and what each must contain. */
const headersOfAll: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^same-origin$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};

async function missingHeaders(send: Send): Promise<readonly string[]> {
  const requests = [
    get('/'),
    get('/calculator'),
    get('/none'),
    get('/v1/health'),
    get('/v1/none'),
    get('/v1/user/info'),
    get('/v1/docs'),
    post('/auth/authenticate', {}),
  ];
  const missing: string[] = [];
  for (const request of requests) {
    const { headers } = await send(request);
    for (const [name, value] of Object.entries(headersOfAll))
      if (!value.test(String(headers[name] ?? ''))) missing.push(`${request.path}: ${name}`);
  }
  return missing;
}

/** Addresses that are none, with the status and the longest reply. */
async function wrongAddresses(port: number): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [head, status] of [
    ['GET // HTTP/1.1\r\nHost: x', 400],
    ['GET //[ HTTP/1.1\r\nHost: x', 400],
    ['GET /\\[ HTTP/1.1\r\nHost: x', 400],
    ['GET /V1/STORE HTTP/1.1\r\nHost: x', 404],
    ['GET /v1/health HTTP/1.1', 400],
  ] as const) {
    const reply = await rawReply(port, `${head}\r\nConnection: close\r\n\r\n`);
    if (!reply.startsWith(`HTTP/1.1 ${status} `) || reply.length > 4_000 || !reply.includes('"code":'))
      wrong.push(`${head.split(' HTTP')[0]}: ${reply.slice(0, 15)}, ${reply.length} bytes`);
  }
  return wrong;
}

/** Tries to use twice what is good once: a code, the right to set a password that it gives, and a session after its end. */
async function usedTwice(send: Send, target: Target): Promise<readonly string[]> {
  const twice: string[] = [];
  const owner = await person(target, { role: 'USER' });
  const asked = codeRequest.parse(
    jsonOf(await send(post('/auth/forgot-password', { username: owner.email }))),
  );
  const mailed = async () =>
    /(?<!\d)\d{6}(?!\d)/.exec(
      (await send(get(`/local/mail.json?to=${encodeURIComponent(owner.email)}`, { host: 'localhost' }))).text,
    )?.[0];
  let code = await mailed();
  for (let at = 0; at < 60 && code === undefined; at += 1) {
    await pause(250);
    code = await mailed();
  }
  if (code === undefined) return ['no code arrived'];
  const confirm = () => send(post('/auth/otp', { requestId: asked.requestId, code }));
  const first = await confirm();
  const { token } = z.object({ token: z.string() }).parse(jsonOf(first));
  if ((await confirm()).status === 200) twice.push('a one-time code');
  const reset = (password: string) => send(post('/auth/reset-password', { token, password }));
  const statuses = [(await reset('Quiet-Lantern-78')).status, (await reset('Quiet-Lantern-79')).status];
  if (statuses[0] !== 200) twice.push(`a new password is not taken: ${statuses[0]}`);
  if (statuses[1] === 200) twice.push('the right to set a password');
  if ((await send(get('/v1/user/info', owner.headers))).status === 200)
    twice.push('a session from before the new password');
  const other = await person(target, { role: 'USER' });
  await send(post('/auth/logout', { token: other.token }, other.headers));
  if ((await send(get('/v1/user/info', other.headers))).status === 200) twice.push('a session after its end');
  return twice;
}

/** Tables that a read may write: when a session was used, and counts. */
const writtenByReads = new Set(['session', 'rate_limit', 'daily_count', 'outbox', 'local_message']);

async function rowsOfAll({ db }: Target): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const states = new Map<string, string>();
  for (const { name } of tables.filter((each) => !writtenByReads.has(each.name))) {
    const { rows } = await db.execute(
      sql`select count(*) as n, max(xmin::text::bigint) as last from ${sql.identifier(name)}`,
    );
    states.set(name, JSON.stringify(rows));
  }
  return states;
}

/** Calls every endpoint that reads, and says which tables are not what they were. */
async function changedByReads(send: Send, target: Target): Promise<readonly string[]> {
  const reads: HttpRequest[] = [];
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const role = accountRoles.findLast((each) => isAllowed(each, endpoint.access)) ?? 'USER';
    const caller = await newCaller(target, role);
    const { row, query } = samples[`GET ${endpoint.path}`] ?? {};
    const key = row === undefined ? 1 : (await rowsFor(target, row, caller)).own;
    const search = query === undefined ? '' : `?${new URLSearchParams(query(key)).toString()}`;
    reads.push(get(`${basePath}${endpoint.path}${search}`, caller.headers));
  }
  const before = await rowsOfAll(target);
  for (const read of reads) await send(read);
  const after = await rowsOfAll(target);
  return [...after].flatMap(([name, state]) => (before.get(name) === state ? [] : [name]));
}

/** Stores a name that turns its end around, and reads it. */
async function storedHidden(send: Send, target: Target): Promise<readonly string[]> {
  const owner = await person(target, { role: 'USER', subscribed: true });
  const name = 'Noura \u202E12345';
  const columns = [{ inputs: { cost: '12.50' } }];
  const { text } = await send(post('/scenario', { name, columns }, owner.headers));
  return text.includes('\u202E') ? ['U+202E in a name'] : [];
}

interface Repeated {
  readonly name: string;
  readonly allowed: number;
  readonly request: (at: number) => HttpRequest;
}

/** Whether each call beyond what is allowed is refused. */
async function unlimited(send: Send, calls: readonly Repeated[]): Promise<readonly string[]> {
  const free: string[] = [];
  for (const { name, allowed, request } of calls) {
    let last = 0;
    for (let at = 0; at <= allowed; at += 1) ({ status: last } = await send(request(at)));
    if (last !== 429) free.push(`${name}: call ${allowed + 1} is answered with ${last}`);
  }
  return free;
}

const ipv6 = (at: number) => ({ 'x-forwarded-for': `2001:db8:9:9::${(at + 1).toString(16)}` });

async function repeatedCalls(send: Send): Promise<readonly Repeated[]> {
  const tickets: string[] = [];
  for (let at = 0; at < 6; at += 1) {
    const reply = await send(post(contactFormPath, {}));
    tickets.push(z.object({ ticket: z.string() }).parse(jsonOf(reply)).ticket);
  }
  await pause(shortestWriting + 200);
  return [
    {
      name: 'contact messages',
      allowed: 5,
      request: (at) =>
        post(
          contactPath,
          {
            ticket: tickets[at],
            name: 'Maha',
            email: `maha${at}@example.com`,
            message: 'Does the price include the new fees of December?',
          },
          networkNumber(800_001),
        ),
    },
    {
      name: 'newsletter',
      allowed: 10,
      request: (at) =>
        post(
          subscribePath,
          { email: `reader${at}@example.com`, consent: consentVersion, source: 'contact-us' },
          networkNumber(800_002),
        ),
    },
    {
      name: 'searches without a result, by IPv6 network',
      allowed: 120,
      request: (at) => post('/category-search/miss', { term: 'kite', language: 'en' }, ipv6(at)),
    },
    {
      name: 'codes',
      allowed: 20,
      request: (at) =>
        post('/auth/forgot-password', { username: `nobody${at}@example.com` }, networkNumber(800_003)),
    },
  ];
}

const ofAll: Readonly<
  Record<RulePart, (send: Send, target: Target) => Promise<readonly [string, number, readonly string[]]>>
> = {
  headers: async (send) => [
    'headers of security that are missing',
    Object.keys(headersOfAll).length * 8,
    await missingHeaders(send),
  ],
  addresses: async (_send, { port }) => [
    'addresses that are none: answered as something else',
    5,
    await wrongAddresses(port),
  ],
  twice: async (send, target) => [
    'codes, rights and sessions that are good twice',
    4,
    await usedTwice(send, target),
  ],
  reads: async (send, target) => [
    'endpoints that read: tables they change',
    endpoints.filter(({ method }) => method === 'GET').length,
    await changedByReads(send, target),
  ],
  texts: async (send, target) => [
    'texts stored with characters that hide or reorder',
    1,
    await storedHidden(send, target),
  ],
  repeated: async (send) => {
    const calls = await repeatedCalls(send);
    return ['calls beyond their limit that are answered', calls.length, await unlimited(send, calls)];
  },
};

export const ruleParts = ['headers', 'addresses', 'twice', 'reads', 'texts', 'repeated'] as const;
export type RulePart = (typeof ruleParts)[number];

/** Checks rules that hold for every endpoint or page at once, each by the shortest way to break it. */
export async function attackRules(
  target: Target,
  parts: readonly RulePart[] = ruleParts,
): Promise<readonly Finding[]> {
  const { send, close } = httpClient(target.port, { connections: 4 });
  const findings: Finding[] = [];
  try {
    for (const part of parts) findings.push(noneOf(...(await ofAll[part](send, target))));
    return findings;
  } finally {
    close();
  }
}
