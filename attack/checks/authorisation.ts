import * as z from 'zod/mini';
import { accesses, isAllowed } from '@saer/contract/api/access';
import { type AccountRole, accountRoles } from '@saer/contract/api/role';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { eq, inArray } from 'drizzle-orm';
import { account } from '../../apps/server/src/principals/tables.ts';
import {
  type Called,
  newCaller,
  type RowKey,
  rowsFor,
} from '../../apps/server/src/authorisation/testing/rows.ts';
import { samples } from '../../apps/server/src/authorisation/testing/samples.ts';
import { session } from '../../apps/server/src/auth/tables.ts';
import { httpClient, jsonOf, type Send, withJson } from '../core/http-client.ts';
import { forEachConcurrent } from '../core/for-each-concurrent.ts';
import { type Finding, noneOf } from '../core/report.ts';
import type { Target } from '../core/target.ts';
import { attackListsOfOthers } from './lists-of-others.ts';

type Headers = Readonly<Record<string, string>>;

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const code = z.object({ code: z.string() });
const longAgo = new Date(Date.now() - 40 * 86_400_000).toISOString();

/** An endpoint's sample as a request; an endpoint without a sample is called with nothing. */
async function call(send: Send, endpoint: Endpoint, headers: Headers, key: RowKey = 1) {
  const { query, body } = samples[nameOf(endpoint)] ?? {};
  const search = query === undefined ? '' : `?${new URLSearchParams(query(key)).toString()}`;
  const sent = body === undefined ? {} : withJson(body(key));
  const { status, text } = await send({
    method: endpoint.method,
    path: `${basePath}${endpoint.path}${search}`,
    ...sent,
    headers: { ...headers, ...sent.headers },
  });
  return { status, text, code: code.safeParse(jsonOf({ text })).data?.code };
}

/** The first errors that a log holds: an answer says nothing of its cause. */
const loggedErrors = (log: string): readonly string[] =>
  log
    .split('\n')
    .filter((line) => line.includes('"level":50'))
    .slice(0, 3)
    .map((line) => `logged: ${line.slice(0, 2_000)}`);

/** Callers whose token is no longer valid, and why. */
const deadCallers: Readonly<Record<string, (target: Target, caller: Called) => Promise<unknown>>> = {
  expired: ({ db }, { sessionId }) =>
    db.update(session).set({ expiresAt: longAgo }).where(eq(session.id, sessionId)),
  unused: ({ db }, { sessionId }) =>
    db.update(session).set({ lastUsedAt: longAgo }).where(eq(session.id, sessionId)),
  'signed out': ({ db }, { sessionId }) => db.delete(session).where(eq(session.id, sessionId)),
  blocked: ({ db }, { id }) => db.update(account).set({ status: 'BLOCKED' }).where(eq(account.id, id)),
  inactive: ({ db }, { id }) => db.update(account).set({ status: 'INACTIVE' }).where(eq(account.id, id)),
  'not approved': ({ db }, { id }) => db.update(account).set({ status: 'PENDING' }).where(eq(account.id, id)),
  deleted: ({ db }, { id }) => db.update(account).set({ deletedAt: longAgo }).where(eq(account.id, id)),
};

const isOld = (name: string): boolean => name === 'expired' || name === 'unused';
const maxTurns = 3;

/** Calls every endpoint as every kind of caller, for their own rows, rows of others and missing ones. */
export async function attackAuthorisation(
  target: Target,
  called: readonly Endpoint[] = endpoints,
): Promise<readonly Finding[]> {
  const { send, close } = httpClient(target.port);
  const failures: string[] = [];
  const counts = { callers: 0, dead: 0, rows: 0 };
  const fail = (endpoint: Endpoint, who: string, answer: { status: number; code: string | undefined }) =>
    failures.push(`${nameOf(endpoint)} as ${who}: ${answer.status} ${answer.code ?? ''}`);

  const asNobody = async (endpoint: Endpoint) => {
    counts.callers += 1;
    const answer = await call(send, endpoint, {});
    const isRefused = answer.status === 401 && answer.code === 'signInNeeded';
    const isServed = ![401, 403].includes(answer.status) && answer.status < 500;
    if (endpoint.access === 'public' ? !isServed : !isRefused) fail(endpoint, 'nobody', answer);
  };

  const asRole = async (endpoint: Endpoint, role: AccountRole) => {
    counts.callers += 1;
    const caller = await newCaller(target, role);
    const row = samples[nameOf(endpoint)]?.row;
    if (!isAllowed(role, endpoint.access)) {
      const answer = await call(send, endpoint, caller.headers);
      if (answer.status !== 403 || answer.code !== 'notAllowed') fail(endpoint, role, answer);
      return;
    }
    const key = row === undefined ? undefined : (await rowsFor(target, row, caller)).own;
    const answer = await call(send, endpoint, caller.headers, key);
    const isKnown = nameOf(endpoint) in samples;
    const isServed = ![401, 403].includes(answer.status) && answer.status < 500;
    if (!isServed || (isKnown && answer.status === 404) || (row !== undefined && answer.status !== 200))
      fail(endpoint, `${role}, own row`, answer);
  };

  const ofOthers = async (endpoint: Endpoint, role: AccountRole) => {
    const row = samples[nameOf(endpoint)]?.row;
    if (row === undefined || !isAllowed(role, endpoint.access)) return;
    const caller = await newCaller(target, role);
    const { foreign, missing } = await rowsFor(target, row, caller);
    const ofMissing = await call(send, endpoint, caller.headers, missing);
    if (ofMissing.status !== 404) fail(endpoint, `${role}, missing row`, ofMissing);
    for (const key of foreign) {
      counts.rows += 1;
      const answer = await call(send, endpoint, caller.headers, key);
      if (answer.status !== ofMissing.status || answer.text !== ofMissing.text)
        fail(endpoint, `${role}, row of somebody else`, answer);
    }
  };

  const headersOf = new Map<string, Headers>();
  const old = new Set<string>();
  const makeDead = async () => {
    old.clear();
    for (const role of accountRoles) {
      for (const [name, end] of Object.entries(deadCallers)) {
        const caller = await newCaller(target, role);
        await end(target, caller);
        headersOf.set(`${role} ${name}`, caller.headers);
        if (isOld(name)) old.add(caller.sessionId);
      }
      headersOf.set(`${role} invented`, { authorization: `Bearer ${'A'.repeat(43)}` });
    }
  };
  /** True if none was tidied away meanwhile, as the server does when it starts: a session that is gone proves nothing. */
  const areStored = async () => (await target.db.$count(session, inArray(session.id, [...old]))) === old.size;
  const asDead = async (endpoint: Endpoint) => {
    const roles = accesses[endpoint.access].filter((role) => role !== 'ANONYMOUS_USER');
    for (const [who, headers] of headersOf) {
      if (!roles.some((role) => who.startsWith(`${role} `))) continue;
      counts.dead += 1;
      const answer = await call(send, endpoint, headers);
      const isRefused = answer.status === 401 && answer.code === 'sessionEnded';
      const isHarmless = endpoint.access === 'public' && answer.status < 500;
      if (!isRefused && !isHarmless) fail(endpoint, who, answer);
    }
  };

  try {
    // Invalid tokens first: later calls may block the accounts and end the sessions.
    for (let turn = 0; turn < maxTurns && (turn === 0 || !(await areStored())); turn += 1) {
      await makeDead();
      await forEachConcurrent(called, 8, asDead);
    }
    await forEachConcurrent(called, 8, asNobody);
    const cells = called.flatMap((endpoint) => accountRoles.map((role) => ({ endpoint, role })));
    await forEachConcurrent(cells, 8, ({ endpoint, role }) => asRole(endpoint, role));
    await forEachConcurrent(cells, 8, ({ endpoint, role }) => ofOthers(endpoint, role));
    const lists = await attackListsOfOthers(send, target, called);
    counts.rows += lists.count;
    failures.push(...lists.wrong);
  } finally {
    close();
  }
  failures.push(...(failures.some((line) => line.includes(': 5')) ? loggedErrors(target.log()) : []));
  const unknown = called.filter((endpoint) => !(nameOf(endpoint) in samples)).map(nameOf);
  const ofKind = (words: RegExp) => failures.filter((line) => words.test(line));
  const dead = ofKind(/ (?:expired|unused|signed out|blocked|inactive|not approved|deleted|invented):/);
  const foreign = ofKind(/(?:missing row|rows? of somebody else):/);
  const others = failures.filter((line) => !dead.includes(line) && !foreign.includes(line));
  return [
    noneOf('endpoints × callers: refused or served as the contract says', counts.callers, others),
    noneOf('endpoints × tokens that are no longer good: let in', counts.dead, dead),
    noneOf('rows of somebody else: told from missing ones', counts.rows, foreign),
    noneOf('endpoints of the contract without a sample', called.length, unknown),
  ];
}
