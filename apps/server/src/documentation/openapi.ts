import { accesses } from '@saer/contract/api/access';
import { basePath, type Endpoint, nothing } from '@saer/contract/api/endpoint';
import { endpointGroups, endpoints } from '@saer/contract/endpoints';
import { errorReply } from '@saer/contract/api/error-reply';
import { requestHeaders } from '@saer/contract/api/request-headers';
import * as z from 'zod/mini';
import { type JsonSchema, jsonSchemas, type Schema } from './schemas.ts';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const either = (schemas: readonly JsonSchema[]): JsonSchema =>
  schemas.length === 1 ? { ...schemas[0] } : { oneOf: schemas };

const objectSchema = z.object({
  properties: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  required: z.optional(z.array(z.string())),
});

const filterNote = {
  description: 'base64 (or base64url) of the JSON of a ListFilter in UTF-8',
  contentEncoding: 'base64',
  contentMediaType: 'application/json',
  contentSchema: { $ref: '#/components/schemas/ListFilter' },
};

/** Converts an object schema to query or header parameters. */
function parameters(schema: JsonSchema, position: 'query' | 'header') {
  const { properties = {}, required = [] } = objectSchema.parse(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: position,
    required: position === 'query' && required.includes(name),
    schema: name === 'filter' ? { ...property, ...filterNote } : property,
  }));
}

const operationId = ({ method, path }: Endpoint) =>
  [method.toLowerCase(), ...path.split(/[/-]/).filter((word) => word !== '')].join('-');

/** Headers that OpenAPI describes elsewhere and ignores among parameters. */
const describedElsewhere = new Set(['authorization', 'accept-language']);

/** Error responses of endpoints that require a session. */
const guardedResponses = <R>(error: (description: string) => R) => ({
  401: error('No session is open under this token'),
  403: error('The role may not'),
  404: error('There is no such row, or it is somebody else’s'),
  409: error('The row is not what the caller thought it was'),
});

type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly encoding?: JsonSchema }>>;

/** Content with a file instead of JSON. */
const oneFile = (mediaTypes: readonly string[]): Content => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: ['file'],
    },
    encoding: { file: { contentType: mediaTypes.join(', ') } },
  },
});

/** A call's body; undefined if there is none. */
function requestBody(
  { file }: Endpoint,
  bodies: readonly JsonSchema[],
): { required: true; content: Content } | undefined {
  if (file !== undefined) return { required: true, content: oneFile(file) };
  return bodies.length === 0 ? undefined : { required: true, content: json(either(bodies)) };
}

/** A call's reply: a file if the endpoint returns one. */
const answered = ({ repliesWith }: Endpoint, replies: readonly JsonSchema[]): Content =>
  repliesWith === undefined
    ? json(either(replies))
    : Object.fromEntries([repliesWith].flat().map((type) => [type, { schema: { contentMediaType: type } }]));

const topics = new Map(
  endpointGroups.flatMap(({ title, endpoints: ofTopic }) =>
    ofTopic.map((each) => [each as Endpoint, title] as const),
  ),
);

/** The description of what shares a path and method, and its topic, where they have one. */
function described(shared: readonly [Endpoint, ...Endpoint[]]) {
  const description = shared.flatMap((each) => each.description ?? []).join(' ');
  const topic = topics.get(shared[0]);
  return {
    ...(description === '' ? {} : { description }),
    ...(topic === undefined ? {} : { tags: [topic] }),
  };
}

type Schemas = ReturnType<typeof jsonSchemas>;

/** Builds the operation of one path and method; where two endpoints share it, the body decides. */
function operation(
  shared: readonly [Endpoint, ...Endpoint[]],
  schemas: Schemas,
  headerNames: readonly string[],
) {
  const [first] = shared;
  const bodies = shared.filter(({ body }) => body !== nothing).map(({ body }) => schemas.sent(body));
  const sent = requestBody(first, bodies);
  const error = (description: string) => ({ description, content: json(schemas.received(errorReply)) });
  return {
    operationId: operationId(first),
    summary: shared.map(({ summary }) => summary).join(' · '),
    ...described(shared),
    parameters: [
      ...(first.query === nothing ? [] : parameters(schemas.sent(first.query), 'query')),
      ...headerNames.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(sent === undefined ? {} : { requestBody: sent }),
    responses: {
      200: {
        description: 'Done',
        content: answered(
          first,
          shared.map(({ reply }) => schemas.received(reply)),
        ),
      },
      400: error('What was sent cannot be used; `field` says where'),
      ...(first.access === 'public' ? {} : guardedResponses(error)),
      429: error('Too many requests'),
      500: error('An error of ours; `id` finds it in the log'),
    },
    security: first.access === 'public' ? [{}] : [{ bearer: [] }],
    'x-roles': accesses[first.access],
  };
}

type Operation = ReturnType<typeof operation>;

const isSchema = (schema: Schema) => schema !== nothing;

/** Generates the OpenAPI 3.1 document from the contract alone. */
export function openApi(version: string) {
  const schemas = jsonSchemas(
    [...endpoints.flatMap(({ query, body }) => [query, body]).filter(isSchema), requestHeaders],
    endpoints.map(({ reply }) => reply),
  );
  const headers = parameters(schemas.sent(requestHeaders), 'header').filter(
    ({ name }) => !describedElsewhere.has(name),
  );
  const headerNames = headers.map(({ name }) => name);
  const groups = Map.groupBy(endpoints, ({ method, path }) => `${method} ${path}`);
  const paths = new Map<string, Record<string, Operation>>();
  for (const [first, ...others] of groups.values()) {
    if (first === undefined) continue;
    const methods = {
      ...paths.get(first.path),
      [first.method.toLowerCase()]: operation([first, ...others], schemas, headerNames),
    };
    paths.set(first.path, methods);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saer · سعّر',
      version,
      description:
        'Money is whole halalas, rates whole basis points, sides millimetres, weights grams, days those of Riyadh.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: basePath }],
    tags: endpointGroups.map(({ title }) => ({ name: title })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: schemas.components,
      parameters: Object.fromEntries(headers.map((header) => [header.name, header] as const)),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

export type OpenApi = ReturnType<typeof openApi>;
