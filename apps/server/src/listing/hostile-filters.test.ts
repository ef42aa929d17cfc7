import * as z from 'zod/mini';
import type { Endpoint } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { downloadProducts } from '@saer/contract/products/product';
import { setRecommendedPrices } from '@saer/contract/products/product-prices';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type Answer, type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let admin: Person;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'SUPER_ADMIN' });
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const toKey = ({ method, path }: Endpoint) => `${method} ${path}`;
const headersFor = ({ access }: Endpoint) => (access === 'seller' ? seller : admin).headers;

/** Required query parameters of a path other than its filter. */
const toRest = (endpoint: Endpoint): Readonly<Record<string, string>> =>
  endpoint === downloadProducts ? { format: 'csv' } : {};

/** Every address that takes a filter. */
const filtered = endpoints.filter(({ query }) => query instanceof z.ZodMiniObject && 'filter' in query.shape);
type Ask = (filter: unknown) => Promise<Answer>;
const lists: (readonly [string, Ask])[] = [
  ...filtered.map((endpoint): readonly [string, Ask] => [
    toKey(endpoint),
    (filter) =>
      server.get(
        `/v1${endpoint.path}?${new URLSearchParams({ ...toRest(endpoint), filter: encoded(filter) }).toString()}`,
        headersFor(endpoint),
      ),
  ]),
  [
    toKey(setRecommendedPrices),
    (filter) => server.post(`/v1${setRecommendedPrices.path}`, { filter: encoded(filter) }, seller.headers),
  ],
];

/** As raw text, since an object has no key `__proto__` to write. */
const encoded = (filter: unknown) =>
  Buffer.from(typeof filter === 'string' ? filter : JSON.stringify(filter)).toString('base64');

const inherited = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
];
const refusal = z.looseObject({
  code: z.string(),
  field: z.string(),
  details: z.looseObject({ options: z.optional(z.nullable(z.string())) }),
});
const readColumns = async (ask: Ask, part: 'where' | 'order_by'): Promise<string[]> => {
  const { json } = await ask({ [part]: { nowhere: 'asc' } });
  return (refusal.parse(json).details.options ?? '').split(', ');
};

/** Values that some kind of column cannot be compared with, or that only the database would accept. */
const values = [
  'x',
  '',
  '\0',
  '\ud800',
  '{1,2}',
  '2020-02-30',
  '0000-01-01',
  '9999-12-31T23:59:59+23:59',
  '2020-01-01T00:00:00+15:59',
  `2020-01-01T00:00:00.${'1'.repeat(300)}Z`,
  'Infinity',
  '-1',
  1.5,
  1e300,
  2 ** 31,
  true,
  null,
  [],
  ['2020-02-30', null, 1],
];
const operators = ['lt', 'eq', 'in', 'gte', 'ne', 'contains', 'isNull'];

test('every list is asked here', () => {
  expect(filtered.length).toBeGreaterThan(15);
  expect(filtered.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/user/page',
      '/history/page',
      '/product/page',
      '/product/summary',
      '/store/page',
    ]),
  );
});

describe.each(lists)('%s', (name, ask) => {
  test.each(inherited)('has neither a column, an operator, a relation nor a part “%s”', async (key) => {
    const [column = 'id'] = await readColumns(ask, 'where');
    for (const filter of [
      `{"where":{"${key}":1}}`,
      `{"where":{"${key}":{"eq":1}}}`,
      `{"where":{"${column}":{"${key}":1}}}`,
      `{"order_by":{"${key}":"asc"}}`,
      `{"relations":["${key}"]}`,
      `{"${key}":{"where":{}}}`,
    ]) {
      const { status, json } = await ask(filter);
      expect({ filter, status, json }).toMatchObject({
        status: 400,
        json: {
          code: expect.stringMatching(/^(?:unknown(?:Column|Operator|Relation|Field)|brokenFilter)$/),
          field: expect.stringMatching(/^filter/),
        },
      });
    }
  });

  test('fails on no value of any column', async () => {
    if (name === toKey(setRecommendedPrices)) return; // Its rows are found as those of the page are.
    // Nobody has many downloads at a time.
    const atOnce = pLimit(name === toKey(downloadProducts) ? 1 : values.length);
    for (const [at, column] of (await readColumns(ask, 'where')).entries())
      await atOnce.map(values, async (value, row) => {
        // Each value with another operator from column to column: all of them together would take minutes.
        const operator = operators[(at + row) % operators.length] ?? 'eq';
        const { status } = await ask({ where: { [column]: { [operator]: value } }, limit: 1 });
        if (status !== 200) expect({ column, operator, value, status }).toMatchObject({ status: 400 });
      });
  });

  test('is neither too deep, too long nor too wide', async () => {
    const deep = `{"where":{"id":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`;
    const wide = Object.fromEntries(
      (await readColumns(ask, 'where')).map((column) => [
        column,
        { eq: 1, ne: 1, gt: 1, gte: 1, lt: 1, lte: 1 },
      ]),
    );
    for (const filter of [
      deep,
      { where: { id: { in: Array.from({ length: 20_000 }, () => 1) } } },
      { where: { ...wide, ...Object.fromEntries(Array.from({ length: 33 }, (_, at) => [`c${at}`, 1])) } },
      { relations: Array.from({ length: 1_000 }, () => 'family') },
      { order_by: Object.fromEntries(Array.from({ length: 33 }, (_, at) => [`c${at}`, 'asc'])) },
    ])
      expect(await ask(filter)).toMatchObject({
        status: 400,
        json: { field: expect.stringMatching(/^filter/) },
      });
  });
});
