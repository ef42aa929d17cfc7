import { calculateMany } from '@saer/contract/products/calculate';
import { endpoints } from '@saer/contract/endpoints';
import { basePath, bodyLimitOf, nothing } from '@saer/contract/api/endpoint';
import { errorReply } from '@saer/contract/api/error-reply';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { person, type Person } from '../testing/accounts.ts';
import { processorTime } from '../testing/processor-time.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let callers: readonly Person[];
beforeAll(async () => {
  server = await testApp();
  callers = await Promise.all((['SUPER_ADMIN', 'USER'] as const).map((role) => person(server, { role })));
});
afterAll(() => server[Symbol.asyncDispose]());

const unknownKeys = (count: number, name = 'key') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, 1]));
const lists = (depth: number): unknown => (depth === 0 ? [] : [lists(depth - 1)]);
const signIn = '/v1/auth/authenticate';
const calculate = '/v1/product/calculate';

describe('a body that no endpoint accepts is rejected before it costs anything', () => {
  test.each([
    ['many keys where somebody signs in', signIn, unknownKeys(330_000), 413, 'bodyTooLarge'],
    ['many keys of one object', calculate, unknownKeys(50_000), 413, 'tooManyValues'],
    [
      'rows of many keys',
      calculate,
      { products: Array.from({ length: 230 }, () => unknownKeys(1_500)) },
      413,
      'tooManyValues',
    ],
    [
      'a list without end',
      calculate,
      { products: Array.from({ length: 500_000 }, () => 1) },
      413,
      'tooManyValues',
    ],
    ['lists in lists', calculate, lists(40), 413, 'tooManyValues'],
  ])('%s', async (_name, url, sent, status, code) => {
    const payload = JSON.stringify(sent);
    const headers = { 'content-type': 'application/json' };
    const { result: reply, cost } = await processorTime(() =>
      server.app.inject({ method: 'POST', url, payload, headers }),
    );
    expect({ status: reply.statusCode, json: reply.json<unknown>() }).toMatchObject({
      status,
      json: { code },
    });
    expect(reply.body.length).toBeLessThan(1_000);
    expect(cost).toBeLessThan(500);
  });

  test.each(
    endpoints.filter(({ method }) => method !== 'GET').map((each) => [each.method, each.path, each] as const),
  )('%s %s takes no more than the contract says', async (method, path, endpoint) => {
    const statuses = [];
    for (const { headers } of callers) {
      const { statusCode } = await server.app.inject({
        method,
        url: `${basePath}${path}`,
        payload: `{"x":"${'x'.repeat(bodyLimitOf(endpoint))}"}`,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      statuses.push(statusCode);
    }
    expect(statuses).toContain(endpoint.file === undefined ? 413 : 415);
  });
});

const part = z.looseObject({
  type: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  maxLength: z.optional(z.number()),
  pattern: z.optional(z.string()),
  maxItems: z.optional(z.number()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  prefixItems: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
});

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** Files in JSON: base64 has one byte a character. */
const base64 = '^[A-Za-z0-9+/]+={0,2}$';

/** The bytes of the largest JSON a schema accepts, with every character an Arabic one; unlimited values count as short. */
function readMax(schema: unknown): number {
  if (typeof schema === 'boolean') return 0;
  const { properties, items, prefixItems = [], oneOf = [], anyOf = [], ...rest } = part.parse(schema);
  const fields = Object.entries(properties ?? {}).map(([name, each]) => name.length + 4 + readMax(each));
  const choice = Math.max(0, ...[...oneOf, ...anyOf].map(readMax));
  const list = items === undefined ? 0 : (rest.maxItems ?? 1) * (readMax(items) + 1);
  const bytes = rest.pattern === base64 ? 1 : 2;
  const text = rest.type === 'string' && rest.enum === undefined ? bytes * (rest.maxLength ?? 20) : 16;
  return text + sum(fields) + sum(prefixItems.map(readMax)) + choice + list;
}

test.each(
  endpoints
    // Nobody writes two pages of Arabic beside each of 1,200 figures.
    .filter(({ body, path }) => body !== nothing && path !== '/fee-table/content')
    .map((each) => [each.method, each.path, each] as const),
)('%s %s takes all that its schema takes', (_method, _path, endpoint) => {
  const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
  expect(readMax(schema)).toBeLessThan(bodyLimitOf(endpoint));
});

describe('a reply lists a readable number of errors', () => {
  test('50 errors, and the number of further ones', async () => {
    const { status, json, text } = await server.post(calculate, unknownKeys(200));
    const reply = errorReply.parse(json);
    expect(status).toBe(400);
    expect(reply.problems).toHaveLength(50);
    // Beside the unknown fields three are missing: the sub family, the cost and the store.
    expect(reply.more).toBe(153);
    expect(text.length).toBeLessThan(20_000);
  });

  test('10 errors of a row, and the number of further ones', async () => {
    const { json } = await server.post(calculate, { products: [unknownKeys(200), { store: 1 }] });
    const { outcomes } = calculateMany.reply.parse(json);
    expect(outcomes[0]).toMatchObject({ ok: false, more: 193 });
    expect(outcomes.map((each) => (each.ok ? 0 : each.problems.length))).toEqual([10, 3]);
    expect(outcomes[1]).not.toHaveProperty('more');
  });

  test('the first error of each row if there are very many', async () => {
    const products = Array.from({ length: 2_500 }, () => unknownKeys(20, 'k'));
    const { json, text } = await server.post(calculate, { products }, { platform: 'desktop' });
    const { outcomes } = calculateMany.reply.parse(json);
    expect(outcomes).toHaveLength(2_500);
    expect(outcomes.at(-1)).toMatchObject({
      ok: false,
      problems: [{ field: 'products.2499.subFamily' }],
      more: 22,
    });
    expect(text.length).toBeLessThan(3 * JSON.stringify(products).length);
  });

  test('of a long name its beginning', async () => {
    const { json, text } = await server.post(signIn, { ['x'.repeat(10_000)]: 1 });
    expect(json).toMatchObject({ code: 'required' });
    expect(text.length).toBeLessThan(1_500);
  });

  test('of a part of a sheet likewise', async () => {
    const seller = await person(server, { role: 'USER', subscribed: true });
    const key = crypto.randomUUID();
    await server.post('/v1/product/batch', { key, rows: 100 }, seller.headers);
    const sent = { key, from: 0, products: Array.from({ length: 100 }, () => unknownKeys(200)) };
    const { json } = await server.put('/v1/product/batch', sent, seller.headers);
    const reply = errorReply.parse(json);
    expect(reply).toMatchObject({ field: 'products.0.subFamily' });
    expect(reply.problems).toHaveLength(50);
    expect(reply.more).toBeGreaterThan(900);
  });

  test('of the fields of a registration likewise', async () => {
    const { json } = await server.post('/v1/auth/check-user-validation', unknownKeys(200));
    expect(json).toMatchObject({ more: 150 });
  });
});
