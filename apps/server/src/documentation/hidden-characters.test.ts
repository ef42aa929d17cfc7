import * as z from 'zod/mini';
import { accesses } from '@saer/contract/api/access';
import { accountRoles } from '@saer/contract/api/role';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { listNames, lists } from '@saer/contract/lists/all';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Called, newCaller, rowsFor } from '../authorisation/testing/rows.ts';
import { samples } from '../authorisation/testing/samples.ts';
import { rateLimit } from '../auth/tables.ts';
import { adminClient } from '../lists/testing/admin-client.ts';
import { listSamples } from '../lists/testing/list-samples.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

/** Shows what follows it backwards. */
const override = '\u202E';

const schemaPart = z.looseObject({
  $ref: z.optional(z.string()),
  type: z.optional(z.unknown()),
  enum: z.optional(z.unknown()),
  const: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  additionalProperties: z.optional(z.unknown()),
  items: z.optional(z.unknown()),
  oneOf: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ requestBody: z.optional(z.unknown()) }))),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});
const bodySchema = z.object({
  content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }),
});

let server: TestApp;
let described: z.infer<typeof documentSchema>;
beforeAll(async () => {
  server = await testApp();
  described = documentSchema.parse((await server.get('/v1/docs/openapi.json')).json);
});
afterAll(() => server[Symbol.asyncDispose]());

type Path = readonly (string | number)[];

/** Paths of the strings in a schema that are not one of a few values. */
function stringsIn(schema: unknown, seen: readonly string[] = []): readonly Path[] {
  const part = schemaPart.parse(typeof schema === 'object' ? (schema ?? {}) : {});
  if (part.$ref !== undefined) {
    const name = part.$ref.split('/').at(-1) ?? '';
    return seen.includes(name) ? [] : stringsIn(described.components.schemas[name], [...seen, name]);
  }
  const below = (key: string | number, each: unknown) => stringsIn(each, seen).map((path) => [key, ...path]);
  const choices = [...(part.oneOf ?? []), ...(part.anyOf ?? []), ...(part.allOf ?? [])];
  const isText = [part.type].flat().includes('string') && part.enum === undefined && part.const === undefined;
  return [
    ...(isText ? [[]] : []),
    ...choices.flatMap((each) => stringsIn(each, seen)),
    ...Object.entries(part.properties ?? {}).flatMap(([key, each]) => below(key, each)),
    ...(typeof part.additionalProperties === 'object' ? below('key', part.additionalProperties) : []),
    ...(part.items === undefined ? [] : below(0, part.items)),
  ];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with an override in the text at a path, which is added where it is missing. */
function withOverride(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined)
    return typeof value === 'string' && value.length > 1
      ? value.slice(0, -1) + override + value.slice(-1)
      : `نص Text ${override}12345 long enough for every field`;
  if (typeof step === 'number') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return [withOverride(items[0], rest), ...items.slice(1)];
  }
  const fields = isObject(value) ? value : {};
  return { ...fields, [step]: withOverride(fields[step], rest) };
}

const toName = ({ method, path }: Endpoint) => `${method} ${path}`;

function readPaths({ method, path }: Endpoint): readonly Path[] {
  const { data } = z.safeParse(bodySchema, described.paths[path]?.[method.toLowerCase()]?.requestBody);
  const all = data === undefined ? [] : stringsIn(data.content['application/json'].schema);
  return [...new Map(all.map((each) => [each.join('.'), each])).values()];
}

/** A body that the endpoint accepts, as far as there is a sample. */
async function bodyFor(endpoint: Endpoint, caller: Called) {
  const { row, body, query } = samples[toName(endpoint)] ?? {};
  const key = row === undefined ? 1 : (await rowsFor(server, row, caller)).own;
  const list = listNames.find((name) => lists[name].create.path === endpoint.path);
  const valid =
    list !== undefined && endpoint.method === 'POST'
      ? await listSamples[list].row(await adminClient(server))
      : body?.(key);
  return { valid, search: query === undefined ? '' : `?${new URLSearchParams(query(key)).toString()}` };
}

test('no endpoint stores or answers a character that turns around what follows it, in any of its texts', async () => {
  const answered: string[] = [];
  const counts = { sent: 0, accepted: 0 };
  for (const endpoint of endpoints) {
    if (endpoint.method === 'GET') continue;
    const role = accountRoles.find((each) => accesses[endpoint.access].some((allowed) => allowed === each));
    for (const path of readPaths(endpoint)) {
      await server.db.delete(rateLimit);
      const caller = await newCaller(server, role ?? 'USER');
      const { valid, search } = await bodyFor(endpoint, caller);
      const { statusCode, body } = await server.app.inject({
        method: endpoint.method,
        url: `${basePath}${endpoint.path}${search}`,
        headers: { ...caller.headers, 'content-type': 'application/json' },
        payload: JSON.stringify(withOverride(valid, path)),
      });
      counts.sent += 1;
      if (statusCode === 200) counts.accepted += 1;
      if (statusCode >= 500) answered.push(`${toName(endpoint)} ${path.join('.')}: ${statusCode}`);
      if (body.includes(override) || body.includes('\\u202e'))
        answered.push(`${toName(endpoint)} ${path.join('.')}: ${statusCode} with it`);
    }
  }
  expect(answered).toEqual([]);
  const { rows: columns } = await server.db.execute<{ at: string; col: string }>(sql`
    select quote_ident(table_name) as at, quote_ident(column_name) as col from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')
  `);
  const stored: string[] = [];
  for (const { at, col } of columns) {
    const { rows } = await server.db.execute<{ n: number }>(
      sql.raw(`select count(*)::int as n from ${at} where position(chr(8238) in ${col}::text) > 0`),
    );
    if (rows[0]?.n !== 0) stored.push(`${at}.${col}`);
  }
  expect(stored).toEqual([]);
  // It reached the work behind the schemas, not only their refusals.
  expect(counts.sent).toBeGreaterThan(200);
  expect(counts.accepted).toBeGreaterThan(60);
});
