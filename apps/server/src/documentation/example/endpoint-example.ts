import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import type { OpenApi } from '../openapi.ts';
import { isSchema, list, listChoices } from '../schema-type.ts';

/** Parts of a reply that an example omits; the table of its object describes them. */
const omitted = new Set(['terms', 'target', 'rangeFactor', 'minimum', 'final', 'gaps', 'deadZones']);

const abbreviate = (key: string, value: unknown): unknown =>
  omitted.has(key) && typeof value === 'object' ? '…' : value;

/** Puts lists of numbers on one line. */
const inlineNumberLists = (json: string) =>
  json.replace(/\[[\d\s,]+\]/g, (numbers) =>
    numbers.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );

export const formatJson = (value: unknown): string => inlineNumberLists(JSON.stringify(value, null, 2));

/** Formats a reply with its long parts replaced by `…`. */
export const abbreviateJson = (reply: unknown): string =>
  inlineNumberLists(JSON.stringify(reply, abbreviate, 2)).replaceAll('"…"', '…');

/** Values of fields that a type alone does not suggest. */
const known: Readonly<Record<string, unknown>> = {
  firstName: 'Maha',
  lastName: 'Saleh',
  fullName: 'Maha Saleh',
  seller: 'Maha Saleh',
  email: 'maha@example.com',
  mobile: '+966501234567',
  username: 'maha@example.com',
  password: 'Sunny-Harbour-42',
  currentPassword: 'Sunny-Harbour-41',
  nameEn: 'Steel watch',
  nameAr: 'ساعة معدنية',
  name: 'noon FBN 2026',
  barcode: '6281000000010',
  sku: 'W-1',
  store: 'NOON_SA_FBN',
  family: 'fashion',
  subFamily: 'watches',
  type: null,
  sizeClass: null,
  cost: 5000,
  price: 12_900,
  weight: 400,
  marginRate: 2000,
  vat: 1500,
  costVat: 1500,
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  nationalId: '1012345678',
  text: 'watch',
};

const deepest = 4;

type Schemas = OpenApi['components']['schemas'];

function toText({ format, contentEncoding, pattern, minLength }: Readonly<Record<string, unknown>>): string {
  if (format === 'date') return '2026-11-22';
  if (format === 'date-time') return '2026-11-22T06:27:00.000Z';
  if (format === 'uuid') return '0b6e5c1a-7d1f-4a53-9c2e-5f0a1d2c3b4e';
  if (contentEncoding === 'base64') return 'eyJsaW1pdCI6MjV9';
  if (typeof pattern === 'string' && pattern.includes('\\d')) return '482913';
  return typeof minLength === 'number' && minLength > 20 ? 'a'.repeat(minLength) : 'text';
}

const smallest = ({ minimum, exclusiveMinimum }: Readonly<Record<string, unknown>>): number => {
  if (typeof minimum === 'number' && minimum > 0) return minimum;
  return typeof exclusiveMinimum === 'number' && exclusiveMinimum >= 0 ? exclusiveMinimum + 1 : 1;
};

/** An example of what a schema takes; parts below a depth are shown as `…`. */
function sampleValue(schemas: Schemas, schema: unknown, field = '', depth = 0): unknown {
  if (!isSchema(schema)) return '…';
  const { $ref, enum: options, const: word, type, items, prefixItems, properties } = schema;
  const again = (inner: unknown, name = '', deeper = depth): unknown =>
    sampleValue(schemas, inner, name, deeper);
  if (typeof $ref === 'string') return again(schemas[$ref.slice($ref.lastIndexOf('/') + 1)], field);
  if (Object.hasOwn(known, field) && !isSchema(properties) && type !== 'array') return known[field];
  if (word !== undefined) return word;
  if (Array.isArray(options)) return options[0];
  if (schema['default'] !== undefined) return schema['default'];
  const [choice] = listChoices(schema);
  if (choice !== undefined) return again(choice, field);
  if (prefixItems !== undefined)
    return list(prefixItems).map((each, at) => (again(each) === 1 ? 200 - at * 50 : again(each)));
  if (type === 'array') return depth >= deepest ? '…' : [again(items, '', depth + 1)];
  if (isSchema(properties)) {
    if (depth >= deepest) return '…';
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, again(inner, name, depth + 1)]),
    );
  }
  if (type === 'object')
    return depth >= deepest ? '…' : { key: again(schema['additionalProperties'], '', depth + 1) };
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return smallest(schema);
  return type === 'string' ? toText(schema) : null;
}

type Operation = ReturnType<typeof findOperation>;

/** The OpenAPI operation of an endpoint. */
export const findOperation = ({ paths }: OpenApi, { path, method }: Endpoint) =>
  paths[path]?.[method.toLowerCase()];

const asJson = (value: unknown): string => formatJson(value).replaceAll('"…"', '…');

/** The fields of an object that a call must have; all of them where none must. */
function neededFields(schemas: OpenApi['components']['schemas'], schema: unknown): unknown {
  const sample = sampleValue(schemas, schema);
  const needed = isSchema(schema) ? new Set(list(schema['required'])) : new Set();
  if (!isSchema(sample) || needed.size === 0) return sample;
  return Object.fromEntries(Object.entries(sample).filter(([name]) => needed.has(name)));
}

const toQuery = (document: OpenApi, operation: Operation): string => {
  const parameters = (operation?.parameters ?? []).flatMap((each) =>
    'in' in each && each.in === 'query' && each.required
      ? [[each.name, String(sampleValue(document.components.schemas, each.schema, each.name))] as const]
      : [],
  );
  return parameters.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(parameters)).toString()}`;
};

/** A call of an endpoint as a command. */
export function toCommand(document: OpenApi, endpoint: Endpoint): string {
  const operation = findOperation(document, endpoint);
  const { method, path, access, file } = endpoint;
  const json = operation?.requestBody?.content['application/json']?.schema;
  const lines = [
    `curl -sS ${method === 'GET' ? '' : `-X ${method} `}"$SAER${basePath}${path}${toQuery(document, operation)}"`,
    ...(access === 'public' ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...(json === undefined ? [] : ["-H 'content-type: application/json'"]),
    ...(json === undefined
      ? []
      : [`-d '${asJson(neededFields(document.components.schemas, json)).replaceAll('\n', '\n  ')}'`]),
    ...(file === undefined ? [] : ["-F 'file=@products.xlsx'"]),
  ];
  return lines.join(' \\\n  ');
}

/** A reply of an endpoint; undefined where it is a file. */
export function exampleReply(document: OpenApi, endpoint: Endpoint): string | undefined {
  if (endpoint.repliesWith !== undefined) return undefined;
  const schema = findOperation(document, endpoint)?.responses[200]?.content['application/json']?.schema;
  return schema === undefined ? undefined : asJson(sampleValue(document.components.schemas, schema));
}
