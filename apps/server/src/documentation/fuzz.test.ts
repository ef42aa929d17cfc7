import { calculate } from '@saer/contract/products/calculate';
import { endpoints } from '@saer/contract/endpoints';
import { listFilter } from '@saer/contract/api/list-filter';
import { lists, listNames } from '@saer/contract/lists/all';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { adminClient } from '../lists/testing/admin-client.ts';
import { listSamples, newNames } from '../lists/testing/list-samples.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const runs = 400;

const jsonSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  prefixItems: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
});

/** Values that reach deeper into the server than random ones. */
const words = fc.constantFrom(
  'NOON_SA_FBN',
  'CUSTOM',
  'watches',
  'fashion',
  'small_envelope',
  '2026-11-20',
  '0000-00-00',
  'constructor',
  '__proto__',
  "'; drop table store; --",
  '',
  '\0',
  '\ud800',
  '١٢٫٥',
);

const text = fc.oneof(words, fc.string());

/** Values that fit a schema of the document, with an occasional invalid one. */
function readValues(part: unknown): fc.Arbitrary<unknown> {
  const {
    type,
    enum: options,
    const: word,
    minimum,
    maximum,
    properties,
    items,
    prefixItems,
    oneOf,
    anyOf,
  } = jsonSchema.parse(part);
  const choices = [...(oneOf ?? []), ...(anyOf ?? [])];
  if (word !== undefined) return fc.constant(word);
  if (options !== undefined) return fc.constantFrom(...options);
  if (choices.length > 0) return fc.oneof(...choices.map((each) => readValues(each)));
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => readValues({ type: each })));
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: Math.max(minimum ?? 0, -1e9), max: Math.min(maximum ?? 1e9, 1e9) });
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return text;
  if (prefixItems !== undefined) return fc.tuple(...prefixItems.map((each) => readValues(each)));
  if (type === 'array') return fc.array(readValues(items ?? {}), { maxLength: 4 });
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(
      ([name, each]) => [name, sometimesWrong(readValues(each))] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  return type === 'object' ? fc.dictionary(text, fc.oneof(text, fc.integer())) : fc.jsonValue();
}

const sometimesWrong = (values: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: values }, { weight: 1, arbitrary: fc.jsonValue() });

const body = readValues(z.toJSONSchema(calculate.body, { io: 'input' }));

/** Products that mostly have a price. */
const aimedBody = fc.record(
  {
    store: fc.constantFrom('NOON_SA_FBN', 'NOON_SA_DIRECTSHIP', 'AMAZON_SA_FBA'),
    subFamily: fc.constantFrom('watches', 'toys', 'health_nutrition', 'furniture'),
    sides: fc.tuple(
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 1, max: 900 }),
    ),
    weight: fc.integer({ min: 1, max: 60_000 }),
    cost: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1_000_000_000 })),
    vatRegistered: fc.boolean(),
    costIncludesVat: fc.boolean(),
    vat: fc.constantFrom(0, 1500),
    marginRate: fc.integer({ min: 0, max: 10_000 }),
    marginBase: fc.constantFrom('price', 'net', 'cost'),
    extraRate: fc.integer({ min: 0, max: 10_000 }),
    adsRate: fc.integer({ min: 0, max: 10_000 }),
    couponRate: fc.integer({ min: 0, max: 10_000 }),
    returnCost: fc.integer({ min: 0, max: 1_000_000_000 }),
    storageCost: fc.integer({ min: 0, max: 1_000_000_000 }),
    ending: fc.constantFrom('none', '.95', '.99', 'whole'),
    price: fc.integer({ min: 1, max: 1_000_000_000 }),
  },
  { requiredKeys: ['store', 'subFamily', 'sides', 'weight', 'cost'] },
);
const filter = readValues(z.toJSONSchema(listFilter, { io: 'input' }));

test('no calculation, single or in a batch, makes the server fail', async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        aimedBody,
        body,
        fc.record({ products: fc.array(fc.oneof(body, aimedBody), { maxLength: 5 }) }),
        fc.jsonValue(),
      ),
      async (sent) => {
        const { status, json } = await server.post('/v1/product/calculate', sent);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([200, 400]).toContain(status);
        if (status === 400)
          expect(json).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      },
    ),
    { numRuns: runs },
  );
  expect(new Set(statuses.keys())).toEqual(new Set([200, 400]));
});

test('no filter makes the server fail', async () => {
  const pages = Object.values(lists).map(({ page }) => page.path);
  const columns = fc.constantFrom(
    'id',
    'code',
    'nameAr',
    'created_at',
    'min',
    'active',
    'storeId',
    'effectiveFrom',
    'shippingCredit',
    'toString',
  );
  const operators = fc.constantFrom(
    'eq',
    'ne',
    'in',
    'gt',
    'lte',
    'contains',
    'startsWith',
    'isNull',
    'valueOf',
  );
  const value = fc.oneof(
    text,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(text, { maxLength: 3 }),
  );
  const where = fc.dictionary(columns, fc.oneof(value, fc.dictionary(operators, value)));
  const aimed = fc.record(
    { where, order_by: fc.dictionary(columns, fc.constantFrom('asc', 'desc')) },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...pages),
      fc.oneof(filter, aimed, fc.jsonValue()),
      async (path, sent) => {
        const encoded = encodeURIComponent(Buffer.from(JSON.stringify(sent)).toString('base64'));
        expect([200, 400]).toContain((await server.get(`/v1${path}?filter=${encoded}`)).status);
      },
    ),
    { numRuns: runs },
  );
});

test('no request to any endpoint makes the server fail or grants access', async () => {
  const aimedAt = endpoints.map(({ method, path, access, query, body: bodySchema }) =>
    fc.record({
      method: fc.constant(method),
      path: fc.constant(path),
      access: fc.constant(access),
      query: readValues(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })),
      body: fc.oneof(
        readValues(z.toJSONSchema(bodySchema, { io: 'input', unrepresentable: 'any' })),
        fc.jsonValue(),
      ),
      token: fc.constantFrom(undefined, 'x', 'constructor', 'A'.repeat(300)),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(...aimedAt), async ({ method, path, access, query, body: sent, token }) => {
      const search = new URLSearchParams(
        Object.entries(query ?? {}).map(([name, value]): [string, string] => [
          name,
          (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
        ]),
      );
      const { statusCode: status } = await server.app.inject({
        method,
        url: `/v1${path}?${search.toString()}`,
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: JSON.stringify(sent) }),
        headers: {
          ...(method === 'GET' || method === 'DELETE' ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      if (access === 'public') expect(status).toBeLessThan(500);
      else expect(status).toBe(401);
    }),
    { numRuns: runs * 2 },
  );
});

const sentTo = (schema: z.core.$ZodType) =>
  readValues(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

test('no input of an admin to a list makes the server fail', async () => {
  const admin = await adminClient(server);
  const statuses = new Map<number, number>();
  const sound = new Map<string, object>();
  for (const list of listNames) sound.set(list, await listSamples[list].row(admin));
  const aimedAt = listNames.map((list) => {
    const { shape } = lists[list].create.body;
    // A valid row with one field replaced.
    const oneField = fc
      .constantFrom(...Object.entries(shape))
      .chain(([name, schema]) => sentTo(schema).map((value) => ({ [name]: value })));
    return fc.record({
      list: fc.constant(list),
      change: oneField,
      other: fc.oneof(sentTo(lists[list].update.body), sentTo(lists[list].create.body)),
    });
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(...aimedAt), async ({ list, change, other }) => {
      const names = 'nameEn' in lists[list].create.body.shape ? newNames() : {};
      const row = { ...sound.get(list), ...names, ...change };
      for (const { status, text: reply } of [
        await admin.add(list, row),
        await admin.write(list, { id: 1, version: 1, ...row, ...change }),
        await server.put(`/v1${lists[list].update.path}`, other, admin.headers),
      ]) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (![200, 400, 404, 409].includes(status)) throw new Error(`${status}: ${reply}`);
      }
    }),
    { numRuns: runs },
  );
  expect(statuses.get(200)).toBeGreaterThan(runs / 20);
});

test('no address, query or header makes the server fail', async () => {
  const anyText = fc.string({ unit: 'binary' }).map((each) => encodeURIComponent(each.toWellFormed()));
  const paths = fc.constantFrom('/v1/fee-book?on=', '/v1/store/page?filter=', '/v1/', '/', '/v1/docs?lang=');
  const headers = fc.dictionary(
    fc.constantFrom(
      'authorization',
      'language',
      'accept-language',
      'platform',
      'x-idrive-device-id',
      'app-version',
    ),
    fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
  );
  await fc.assert(
    fc.asyncProperty(paths, anyText, headers, async (path, rest, sent) => {
      expect((await server.get(`${path}${rest}`, sent)).status).toBeLessThan(500);
    }),
    { numRuns: runs },
  );
});
