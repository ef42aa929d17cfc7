import { codeChannels } from '@saer/contract/account/auth';
import { reportPath } from '../integrations/reports/report-addresses.ts';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { accesses, isAllowed } from '@saer/contract/api/access';
import { type AccountRole, accountRoles, roles } from '@saer/contract/api/role';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { notificationStreamPath } from '@saer/contract/contact/notification';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../principals/tables.ts';
import { identityCheck } from '../auth/nafath/tables.ts';
import { product } from '../products/tables.ts';
import { productBatch, productBatchRow } from '../imports/tables.ts';
import { session } from '../auth/tables.ts';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type Called, newCaller, type RowKey, rowsFor } from './testing/rows.ts';
import { samples } from './testing/samples.ts';

const routes = new Set<string>();
const isBeginning = (message: unknown): message is { readonly fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message;
const listen = (message: unknown) => {
  if (!isBeginning(message)) return;
  message.fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.add(`${each} ${url}`);
  });
};

let server: TestApp;
beforeAll(async () => {
  // The framework says when it begins: nothing of the product has to know that it is watched.
  subscribe('fastify.initialization', listen);
  server = await testApp();
  unsubscribe('fastify.initialization', listen);
});
afterAll(() => server[Symbol.asyncDispose]());

const toKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

function toSample(endpoint: Endpoint) {
  const sample = samples[toKey(endpoint)];
  if (sample !== undefined) return sample;
  throw new Error(`${toKey(endpoint)}: add a sample to authorisation/testing/samples.ts`);
}

async function call(endpoint: Endpoint, headers: Record<string, string>, key: RowKey) {
  const { query, body } = toSample(endpoint);
  const search = query === undefined ? '' : `?${new URLSearchParams(query(key)).toString()}`;
  const { statusCode, body: text } = await server.app.inject({
    method: endpoint.method,
    url: `${basePath}${endpoint.path}${search}`,
    headers,
    ...(body === undefined ? {} : { payload: JSON.stringify(body(key)), headers: { ...headers, ...json } }),
  });
  return { status: statusCode, text };
}
const json = { 'content-type': 'application/json' };

const keyFor = async (endpoint: Endpoint, caller: Called) => {
  const { row } = toSample(endpoint);
  return row === undefined ? 0 : (await rowsFor(server, row, caller)).own;
};

test('the router answers exactly the endpoints of the contract and its documentation', () => {
  const documented = ['/docs', '/docs/openapi.json', '/docs/:page'].map((path) => `GET ${basePath}${path}`);
  // The card gateway calls these, and leads the browser to the last: its signature says whose they are.
  const ofGateway = [
    ...['transaction-feedback', 'notification-feedback', 'return'].map((path) => `POST ${path}`),
    'GET return',
  ].map((route) => route.replace(' ', ` ${basePath}/payfort-payment/`));
  // The newsletter's mails link to these, and mail programs post to the last: the token alone says whose they are.
  const ofNewsletter = ['confirm', 'unsubscribe'].flatMap((page) =>
    ['GET', 'POST'].map((method) => `${method} ${basePath}/newsletter/${page}`),
  );
  // Providers post to these: the secret in the address says that it is they.
  const ofReports = codeChannels.map((channel) => `POST ${basePath}${reportPath}/${channel}/:secret`);
  // A reply that does not end is no endpoint; it asks for a session as they do.
  const streams = [`GET ${basePath}${notificationStreamPath}`];
  // One path may have two endpoints: one product or many.
  const named = new Set(endpoints.map(({ method, path }) => `${method} ${basePath}${path}`));
  const answered = [...routes]
    .filter((route) => route.includes(` ${basePath}`))
    // Any other path below the base path is rejected as unknown.
    .filter((route) => !route.endsWith(` ${basePath}`) && !route.endsWith(` ${basePath}/*`))
    .filter((route) => !route.startsWith('HEAD '));
  expect(answered.toSorted()).toEqual(
    [...named, ...documented, ...ofGateway, ...ofNewsletter, ...ofReports, ...streams].toSorted(),
  );
});

test('there is a sample for every endpoint, and none for removed ones', () => {
  expect(new Set(Object.keys(samples))).toEqual(new Set(endpoints.map(toKey)));
});

const cells = endpoints.flatMap((endpoint) =>
  roles.map((role) => ({ endpoint, role, name: toKey(endpoint) })),
);

describe('every endpoint for every role', () => {
  test.each(cells)('$name as $role', async ({ endpoint, role }) => {
    const caller = role === 'ANONYMOUS_USER' ? undefined : await newCaller(server, role);
    const rowOwner = caller ?? (await newCaller(server, 'USER'));
    const { status, text } = await call(endpoint, caller?.headers ?? {}, await keyFor(endpoint, rowOwner));
    if (isAllowed(role, endpoint.access)) {
      expect([401, 403, 404, 500, 503]).not.toContain(status);
      if (toSample(endpoint).row !== undefined) expect(status).toBe(200);
      return;
    }
    const refusal = caller === undefined ? [401, 'signInNeeded'] : [403, 'notAllowed'];
    expect([status, JSON.parse(text)]).toMatchObject([refusal[0], { code: refusal[1] }]);
  });
});

const allRows = () =>
  Promise.all([
    server.db.select().from(account).orderBy(account.id),
    server.db.select().from(session).orderBy(session.id),
    server.db.select().from(identityCheck).orderBy(identityCheck.id),
    server.db.select().from(product).orderBy(product.id),
    server.db.select().from(productBatch).orderBy(productBatch.id),
    server.db.select().from(productBatchRow).orderBy(productBatchRow.batchId, productBatchRow.at),
  ]);

const rowCells = endpoints
  .filter((endpoint) => samples[toKey(endpoint)]?.row !== undefined)
  .flatMap((endpoint) =>
    accountRoles
      .filter((role) => isAllowed(role, endpoint.access))
      .map((role) => ({ endpoint, role, name: toKey(endpoint) })),
  );

describe('a row that is somebody else’s is answered as a missing one, and left as it was', () => {
  test.each(rowCells)('$name as $role', async ({ endpoint, role }) => {
    const caller = await newCaller(server, role);
    const { row } = toSample(endpoint);
    if (row === undefined) return;
    const { foreign, missing } = await rowsFor(server, row, caller);
    const ofMissing = await call(endpoint, caller.headers, missing);
    expect(ofMissing.status).toBe(404);
    const before = await allRows();
    for (const key of foreign) expect(await call(endpoint, caller.headers, key)).toEqual(ofMissing);
    expect(await allRows()).toEqual(before);
  });
});

const guarded = endpoints.filter(({ access }) => access !== 'public');
const lapsed = (change: (caller: Called) => Promise<unknown>) => async (role: AccountRole) => {
  const caller = await newCaller(server, role);
  await change(caller);
  return caller.headers;
};
const past = new Date(Date.now() - 40 * 86_400_000).toISOString();
const setAccount = (values: Partial<typeof account.$inferInsert>) =>
  lapsed(({ id }) => server.db.update(account).set(values).where(eq(account.id, id)));
const setSession = (values: Partial<typeof session.$inferInsert>) =>
  lapsed(({ sessionId }) => server.db.update(session).set(values).where(eq(session.id, sessionId)));

describe('a token that opens nothing any more opens nothing anywhere', () => {
  test.each([
    ['signed out', lapsed(({ token }) => server.post('/v1/auth/logout', { token }))],
    ['expired', setSession({ expiresAt: past })],
    ['long unused', setSession({ lastUsedAt: past })],
    ['blocked', setAccount({ status: 'BLOCKED' })],
    ['resting', setAccount({ status: 'INACTIVE' })],
    ['waiting', setAccount({ status: 'PENDING' })],
    ['deleted', setAccount({ deletedAt: past })],
    ['never given', async () => ({ authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })],
  ])('%s', async (_name, headersOf) => {
    for (const endpoint of guarded) {
      const [role] = accesses[endpoint.access];
      const { status, text } = await call(endpoint, await headersOf(role), 1);
      expect([toKey(endpoint), status, JSON.parse(text)]).toMatchObject([
        toKey(endpoint),
        401,
        { code: 'sessionEnded' },
      ]);
    }
  });

  test.each(['BLOCKED', 'INACTIVE', 'deleted'] as const)(
    'of a sub-user whose subscriber is %s',
    async (state) => {
      const subscriber = await person(server, { role: 'USER' });
      const helper = await person(server, { role: 'SUB_USER', subscriber: subscriber.id });
      const values = state === 'deleted' ? { deletedAt: past } : { status: state };
      await server.db.update(account).set(values).where(eq(account.id, subscriber.id));
      for (const endpoint of guarded.filter(({ access }) => isAllowed('SUB_USER', access)))
        expect((await call(endpoint, helper.headers, 1)).status).toBe(401);
    },
  );
});
