import { encodeFilter } from '@saer/contract/api/list-filter';
import type { Endpoint } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { person, type Person } from '../testing/accounts.ts';
import { type Answer, type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let admin: Person;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'SUPER_ADMIN' });
  seller = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

const wrongDates = [
  '0000-01-01',
  '0001-01-01',
  '1999-12-31',
  '2101-01-01',
  '9999-12-31',
  '2020-02-30',
  '2021-02-29',
  '2020-13-01',
  '2020-00-10',
  '2020-1-1',
  '+275760-09-13',
  '-000001-01-01',
  '20200101',
  '2020-01-01 ',
  '2020-01-01T25:00:00Z',
  '9999-12-31T23:59:59+23:59',
  '0000-01-01T00:00:00Z',
  '2020-01-01T00:00:00+14:01',
  '2020-01-01T00:00:60Z',
  'Infinity',
  '-infinity',
  'epoch',
  'now',
  'today',
  '',
  '٢٠٢٠-٠١-٠١',
];

const part = z.looseObject({
  type: z.optional(z.unknown()),
  format: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
});

interface Leaf {
  readonly path: readonly string[];
  readonly isDate: boolean;
  readonly isInstant: boolean;
}

/** Every text in an endpoint's input, and whether it is a date. */
function textsIn(schema: unknown, path: readonly string[] = []): Leaf[] {
  const { type, format, properties = {}, items, anyOf = [] } = part.safeParse(schema).data ?? {};
  return [
    ...(type === 'string'
      ? [{ path, isDate: format === 'date' || format === 'date-time', isInstant: format === 'date-time' }]
      : []),
    ...Object.entries(properties).flatMap(([name, each]) => textsIn(each, [...path, name])),
    ...(items === undefined ? [] : textsIn(items, [...path, '0'])),
    ...anyOf.flatMap((each) => textsIn(each, path)),
  ];
}

const jsonSchema = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const leaves = endpoints.flatMap((endpoint) => [
  ...textsIn(jsonSchema(endpoint.query)).map((leaf) => ({ endpoint, isQuery: true, ...leaf })),
  ...textsIn(jsonSchema(endpoint.body)).map((leaf) => ({ endpoint, isQuery: false, ...leaf })),
]);
const dates = leaves.filter(({ isDate }) => isDate);

/** A value with everything round it that leads to its field. */
const nested = ([name, ...rest]: readonly string[], value: unknown): unknown =>
  name === undefined ? value : name === '0' ? [nested(rest, value)] : { [name]: nested(rest, value) };

function send(endpoint: Endpoint, isQuery: boolean, path: readonly string[], value: string): Promise<Answer> {
  const { method, access } = endpoint;
  const { headers } = access === 'seller' || access === 'subscriber' ? seller : admin;
  const url = `/v1${endpoint.path}`;
  if (isQuery) return server.get(`${url}?${path.join('.')}=${encodeURIComponent(value)}`, headers);
  const body = nested(path, value);
  return method === 'POST' ? server.post(url, body, headers) : server.put(url, body, headers);
}

const problem = z.object({ code: z.string(), field: z.optional(z.string()) });
const refusal = z.looseObject({ ...problem.shape, problems: z.optional(z.array(problem)) });

test('every date of the contract is of the one type for dates', () => {
  expect(dates.map(({ endpoint, path }) => `${endpoint.method} ${endpoint.path} ${path.join('.')}`)).toEqual(
    expect.arrayContaining([
      'POST /product/calculate on',
      'GET /fee-book on',
      'POST /fee-table effectiveFrom',
      'PUT /fee-table effectiveFrom',
    ]),
  );
  const datelike = /^(?:on|day|date|until)$|(?:Day|Date|Until|On|From|To|At)$/;
  expect(leaves.filter(({ isDate, path }) => !isDate && datelike.test(path.at(-1) ?? ''))).toEqual([]);
});

describe.each(
  dates.map(
    (date) => [`${date.endpoint.method} ${date.endpoint.path} ${date.path.join('.')}`, date] as const,
  ),
)('%s', (_name, { endpoint, isQuery, path, isInstant }) => {
  test.each(wrongDates)('“%s” is refused at its field', async (value) => {
    const { status, json } = await send(endpoint, isQuery, path, value);
    expect(status).toBe(400);
    const { problems, ...first } = refusal.parse(json);
    expect(problems ?? [first]).toContainEqual(
      expect.objectContaining({
        code: expect.stringMatching(/^(?:notADate|dateOutOfRange)$/),
        field: path.join('.'),
      }),
    );
  });

  test('a leap day and both ends are dates', async () => {
    for (const day of ['2020-02-29', '2000-01-01', '2100-12-31']) {
      const value = isInstant ? `${day}T00:00:00Z` : day;
      expect((await send(endpoint, isQuery, path, value)).text).not.toMatch(/notADate|dateOutOfRange/);
    }
  });
});

describe.each([
  ['/history/page', 'at'],
  ['/fee-table/page', 'effectiveFrom'],
  ['/user/page', 'createdAt'],
])('a filter of %s by %s', (path, column) => {
  const page = (value: string) =>
    server.get(
      `/v1${path}?filter=${encodeURIComponent(encodeFilter({ where: { [column]: { gte: value } } }))}`,
      admin.headers,
    );

  test.each(wrongDates)('rejects “%s” at its field', async (value) => {
    expect(await page(value)).toMatchObject({
      status: 400,
      json: {
        code: expect.stringMatching(/^(?:notADate|dateOutOfRange)$/),
        field: `filter.where.${column}.gte`,
      },
    });
  });

  test('takes a day, and an instant where there is one', async () => {
    expect(await page('2026-02-28')).toMatchObject({ status: 200 });
    if (column !== 'effectiveFrom')
      for (const value of ['2026-02-28T23:59:59Z', '2026-02-28T23:59:59.123+03:00'])
        expect(await page(value)).toMatchObject({ status: 200 });
  });
});
