import { basePath, type Endpoint } from '@saer/contract/endpoint';
import type { OpenApi } from '../openapi.ts';
import { isSchema, list } from '../schema-type.ts';
import { formatJson } from './format-json.ts';
import { sampleValue } from './sample-value.ts';

type Operation = ReturnType<typeof operationOf>;

/** The OpenAPI operation of an endpoint. */
export const operationOf = ({ paths }: OpenApi, { path, method }: Endpoint) =>
  paths[path]?.[method.toLowerCase()];

const asJson = (value: unknown): string => formatJson(value).replaceAll('"…"', '…');

/** The fields of an object that a call must have; all of them where none must. */
function neededFields(schemas: OpenApi['components']['schemas'], schema: unknown): unknown {
  const sample = sampleValue(schemas, schema);
  const needed = isSchema(schema) ? new Set(list(schema['required'])) : new Set();
  if (!isSchema(sample) || needed.size === 0) return sample;
  return Object.fromEntries(Object.entries(sample).filter(([name]) => needed.has(name)));
}

const queryOf = (document: OpenApi, operation: Operation): string => {
  const parameters = (operation?.parameters ?? []).flatMap((each) =>
    'in' in each && each.in === 'query' && each.required
      ? [[each.name, String(sampleValue(document.components.schemas, each.schema, each.name))] as const]
      : [],
  );
  return parameters.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(parameters)).toString()}`;
};

/** A call of an endpoint as a command. */
export function commandOf(document: OpenApi, endpoint: Endpoint): string {
  const operation = operationOf(document, endpoint);
  const { method, path, access, file } = endpoint;
  const json = operation?.requestBody?.content['application/json']?.schema;
  const lines = [
    `curl -sS ${method === 'GET' ? '' : `-X ${method} `}"$SAER${basePath}${path}${queryOf(document, operation)}"`,
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
export function replyOf(document: OpenApi, endpoint: Endpoint): string | undefined {
  if (endpoint.repliesWith !== undefined) return undefined;
  const schema = operationOf(document, endpoint)?.responses[200]?.content['application/json']?.schema;
  return schema === undefined ? undefined : asJson(sampleValue(document.components.schemas, schema));
}
