import * as fc from 'fast-check';
import type { AccountRole } from '@saer/contract/api/role';
import { newCaller } from '../../apps/server/src/authorisation/testing/rows.ts';
import { httpClient, NoReply, type Send } from '../core/http-client.ts';
import { forEachConcurrent } from '../core/for-each-concurrent.ts';
import { atMost, type Finding, milliseconds, noneOf } from '../core/report.ts';
import type { Target } from '../core/target.ts';
import type { SurfaceRoute } from '../surface/surface.ts';
import { type HostileRequest, hostileRequests } from '../requests/hostile-requests.ts';
import { marker } from '../requests/hostile-values.ts';
import { replyError } from '../requests/reply-errors.ts';

const lanes = 6;
/** Maximum wait for a reply, whatever is sent. */
const longestReply = 5_000;
/** Enough failures to stop at; the smallest request of each kind is searched for afterwards. */
const maxFailures = 500;
const maxKinds = 10;
/** Above this size the server ends the connection before the client has written everything. */
const maxHead = 12_000;

/** The accounts that send requests; one that was signed out, blocked or deleted is replaced. */
function callersOf(target: Target) {
  const people = new Map<AccountRole, Promise<string>>();
  const create = async (role: AccountRole) => (await newCaller(target, role)).token;
  return {
    tokenOf: (role: AccountRole): Promise<string> => {
      const known = people.get(role) ?? create(role);
      people.set(role, known);
      return known;
    },
    forget: (role: AccountRole) => people.delete(role),
  };
}

type Callers = ReturnType<typeof callersOf>;

async function authorization(
  callers: Callers,
  caller: HostileRequest['caller'],
): Promise<string | undefined> {
  if (caller === 'ANONYMOUS_USER') return undefined;
  return `Bearer ${caller === 'dead token' ? marker : await callers.tokenOf(caller)}`;
}

/** Sends a request and returns why the reply is wrong. */
async function constraintError(
  send: Send,
  callers: Callers,
  request: HostileRequest,
): Promise<string | undefined> {
  const { caller, method, path, body } = request;
  const token = await authorization(callers, caller);
  const headers = { ...request.headers, ...(token === undefined ? {} : { authorization: token }) };
  const sent = body === '' ? { method, path, headers } : { method, path, headers, body: body ?? '' };
  try {
    // A connection that was about to be closed for an earlier request does not count as a reply.
    const reply = await send(sent).catch(() => send({ ...sent, isAlone: true }));
    if (reply.status === 401 && caller !== 'ANONYMOUS_USER' && caller !== 'dead token')
      callers.forget(caller);
    return replyError(request, reply);
  } catch (error) {
    const isLargeHead = path.length + JSON.stringify(headers).length > maxHead;
    if (error instanceof NoReply) return isLargeHead ? undefined : error.message;
    // Not a valid HTTP request: the client refused to write it.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const written = ({ method, path, headers, body = '', caller }: HostileRequest): string =>
  `${method} ${path} as ${caller} ${JSON.stringify(headers)} ${String(body).slice(0, 600)}`;

/** Groups failures: by the endpoint where the server failed, else by the error without its figures. */
const kindOf = (endpoint: string, fieldError: string): string =>
  `${fieldError.startsWith('5') ? endpoint : ''} ${fieldError.replace(/[0-9a-f-]{36}|(?<=^4\d\d.*)\d+/g, '').slice(0, 60)}`;

/** The smallest request found that fails in the same way. */
async function smallest(
  generated: fc.Arbitrary<HostileRequest>,
  seed: number,
  fieldError: (request: HostileRequest) => Promise<string | undefined>,
) {
  const result = await fc.check(
    fc.asyncProperty(generated, async (request) => (await fieldError(request)) === undefined),
    { seed, numRuns: 1, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false },
  );
  return result.counterexample?.[0];
}

export interface Requests {
  /** The routes that they go to. */
  readonly routes: readonly SurfaceRoute[];
  readonly requests: number;
  readonly seed: number;
}

/** Sends requests generated from a seed. Each has its own seed, so that it can be sent again alone. */
export async function attackRequests(
  target: Target,
  { requests, seed, routes }: Requests,
): Promise<readonly Finding[]> {
  const { send, close } = httpClient(target.port, { connections: lanes });
  const callers = callersOf(target);
  const generated = hostileRequests(routes);
  const failures: { readonly seed: number; readonly fieldError: string; readonly kind: string }[] = [];
  let slowest = 0;
  let count = 0;
  function* seeds() {
    for (let at = 0; at < requests && failures.length < maxFailures; at += 1) yield seed + at;
  }
  const details: string[] = [];
  try {
    await forEachConcurrent(seeds(), lanes, async (each) => {
      const [request] = fc.sample(generated, { seed: each, numRuns: 1 });
      if (request === undefined) return;
      count += 1;
      const began = performance.now();
      const fieldError = await constraintError(send, callers, request);
      slowest = Math.max(slowest, performance.now() - began);
      if (fieldError !== undefined)
        failures.push({ seed: each, fieldError, kind: kindOf(request.endpoint, fieldError) });
    });
    const kinds = Object.values(Object.groupBy(failures, ({ kind }) => kind));
    for (const [failure] of kinds
      .flatMap((alike) => (alike === undefined ? [] : [alike]))
      .slice(0, maxKinds)) {
      if (failure === undefined) continue;
      const request = await smallest(generated, failure.seed, (each) => constraintError(send, callers, each));
      details.push(
        failure.fieldError.slice(0, 300),
        `  again: npm run attack -- requests --requests 1 --seed ${failure.seed}`,
        request === undefined ? '  not seen when sent again' : `  smallest: ${written(request)}`,
      );
    }
  } finally {
    close();
  }
  const leaks = target
    .log()
    .split('\n')
    .filter((line) => line.includes(marker))
    .map((line) => line.slice(0, 300));
  return [
    {
      check: `generated requests, seed ${seed}: failed, not in our words, too large`,
      count,
      worst: failures.length === 0 ? 'none' : `${failures.length} failed`,
      bound: 'none',
      isMiss: failures.length > 0,
      details,
    },
    noneOf('secrets that were sent and stand in the log', count, leaks),
    atMost('generated requests: the slowest reply', count, slowest, longestReply, milliseconds),
  ];
}
