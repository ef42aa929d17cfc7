import * as z from 'zod/mini';
import { isAllowed } from '@saer/contract/api/access';
import { accountRoles } from '@saer/contract/api/role';
import { codeRequest } from '@saer/contract/account/auth';
import { invoiceFile } from '@saer/contract/account/billing';
import { basePath } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { newCaller, rowsFor } from '../../apps/server/src/authorisation/testing/rows.ts';
import { samples } from '../../apps/server/src/authorisation/testing/samples.ts';
import { person } from '../../apps/server/src/testing/accounts.ts';
import { get, post } from '../core/api-request.ts';
import { httpClient, type HttpRequest, jsonOf, type Send } from '../core/http-client.ts';
import { findInMail } from '../core/local-mail.ts';
import { type Finding, noneOf } from '../core/report.ts';
import { headersOfPages, wrongHeaders } from '../core/security-headers.ts';
import { rawReply } from '../core/slow-socket.ts';
import { changedTables } from '../core/table-states.ts';
import type { Target } from '../core/target.ts';
import { attackLimits } from '../limits/limit-attacks.ts';

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
    const reply = await send(request);
    missing.push(...wrongHeaders(reply, headersOfPages).map((name) => `${request.path}: ${name}`));
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
  const code = await findInMail(send, owner.email, /(?<=Your Saer code: )\d{6}/);
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

/** The document of an invoice is drawn once, for whichever comes first: its mail or whoever asks for it. */
const drawnOnFirstRead = `${basePath}${invoiceFile.path}`;

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
  for (const read of reads) if (read.path.startsWith(drawnOnFirstRead)) await send(read);
  return changedTables(target, async () => {
    for (const read of reads) await send(read);
  });
}

/** Stores a name that turns its end around, and reads it. */
async function storedHidden(send: Send, target: Target): Promise<readonly string[]> {
  const owner = await person(target, { role: 'USER', subscribed: true });
  const name = 'Noura \u202E12345';
  const columns = [{ inputs: { cost: '12.50' } }];
  const { text } = await send(post('/scenario', { name, columns }, owner.headers));
  return text.includes('\u202E') ? ['U+202E in a name'] : [];
}

const ofAll: Readonly<
  Record<
    RulePart,
    (
      send: Send,
      target: Target,
      only?: readonly string[],
    ) => Promise<readonly [string, number, readonly string[]]>
  >
> = {
  headers: async (send) => [
    'headers of security that are missing',
    Object.keys(headersOfPages).length * 8,
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
  'named-limits': async (send, target, only) => {
    const { count, wrong } = await attackLimits(send, target, only);
    return ['named limits that do not hold, or were not reached', count, wrong];
  },
};

export const ruleParts = ['headers', 'addresses', 'twice', 'reads', 'texts', 'named-limits'] as const;
export type RulePart = (typeof ruleParts)[number];

/** Checks rules that hold for every endpoint or page at once, each by the shortest way to break it. `onlyLimits`: of the named limits, those whose name contains one of them. */
export async function attackRules(
  target: Target,
  parts: readonly RulePart[] = ruleParts,
  onlyLimits?: readonly string[],
): Promise<readonly Finding[]> {
  const { send, close } = httpClient(target.port, { connections: 4 });
  const findings: Finding[] = [];
  try {
    for (const part of parts) findings.push(noneOf(...(await ofAll[part](send, target, onlyLimits))));
    return findings;
  } finally {
    close();
  }
}
