import * as fc from 'fast-check';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { type Role, roles } from '@saer/contract/api/role';
import type { HttpRequest } from '../core/http-client.ts';
import { strangerRequest, type SurfaceRoute } from '../surface/surface.ts';
import { hostileValues, marker, withChange } from './hostile-values.ts';
import { soundValues } from './sound-values.ts';

export interface HostileRequest extends HttpRequest {
  readonly caller: Role | 'dead token';
  readonly language: 'ar' | 'en';
  readonly endpoint: string;
  /** No endpoint of the contract: it answers with pages, or as other services do. */
  readonly isPage?: boolean;
}

const steps = fc.array(fc.nat(30), { maxLength: 4 });

/** Valid, or with some of its parts replaced. */
const changed = (sound: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: sound },
    {
      weight: 6,
      arbitrary: fc
        .tuple(sound, fc.array(fc.tuple(steps, hostileValues), { minLength: 1, maxLength: 3 }))
        .map(([value, changes]) =>
          changes.reduce((result, [path, change]) => withChange(result, path, change), value),
        ),
    },
    { weight: 1, arbitrary: hostileValues },
  );

/** JSON as sent, sometimes broken. */
const written = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: value.map((each) => JSON.stringify(each) ?? '') },
    {
      weight: 2,
      arbitrary: fc
        .tuple(value, fc.nat(), fc.constantFrom('', '}', '"', ',', '\0', '\u2028', '/*', '1e999'))
        .map(([each, at, extra]) => {
          const json = JSON.stringify(each) ?? '';
          const cut = json.length === 0 ? 0 : at % json.length;
          return `${json.slice(0, cut)}${extra}${at % 2 === 0 ? json.slice(cut + 1) : ''}`;
        }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '\uFEFF{}',
        '{"a":1,"a":2}',
        '{"__proto__":{"isAdmin":true}}',
        '{"constructor":{"prototype":{"x":1}}}',
        'null',
        '"text"',
        '[]',
        '{"toString":1}',
        'username=a&password=b',
        '<?xml version="1.0"?><a/>',
        '['.repeat(50_000),
      ),
    },
  );

const contentTypes = fc.oneof(
  { weight: 14, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/json; charset=utf-16',
      'application/json; charset=utf-8; charset=x',
      'application/merge-patch+json',
      '/',
      'x'.repeat(300),
    ),
  },
);

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const searches = (query: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 10,
      arbitrary: query.map((value) => {
        if (typeof value !== 'object' || value === null) return '';
        const pairs = Object.entries(value).map(([name, each]): [string, string] => [
          name.toWellFormed(),
          asText(each).toWellFormed().slice(0, 3_000),
        ]);
        return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
      }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '?',
        '?%',
        '?id=%ff',
        '?id=1&id=2',
        '?id[]=1',
        '?__proto__=1',
        '?__proto__[x]=1',
        '?filter=%00',
        '?filter=e30',
        '?filter=W10=',
        '?filter=bnVsbA==',
        '?on=0000-01-01',
        '?on=2020-02-30',
        `?${'a=1&'.repeat(1_200)}`,
      ),
    },
  );

/** The same URL written in other ways, and some that only look similar. */
const paths = (path: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant(path) },
    {
      weight: 2,
      arbitrary: fc.integer({ min: Math.min(1, path.length - 1), max: path.length - 1 }).map((at) => {
        const hex = path.charCodeAt(at).toString(16).padStart(2, '0');
        return `${path.slice(0, at)}%${hex}${path.slice(at + 1)}`;
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(
          '/',
          '//',
          '/.',
          '/..',
          '/%2e%2e/',
          ';a=b',
          '%00',
          '%ff',
          '%',
          '.json',
          '/1',
          '/*',
          '#',
          '\\',
        )
        .map((tail) => path + tail),
    },
    { weight: 1, arbitrary: fc.constantFrom(path.toUpperCase(), `/${path}`, path.replace('/v1', '/v1/v1')) },
  );

const headerChanges: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        'language',
        'platform',
        'app-version',
        'session-id',
        'x-idrive-device-id',
        'if-none-match',
        'if-modified-since',
        'range',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-http-method-override',
        'user-agent',
        'cookie',
        'origin',
      ),
      fc.oneof(
        fc.stringMatching(/^[\x21-\x7e]{0,40}$/),
        fc.constantFrom(
          'web',
          'desktop',
          '1.4',
          'a'.repeat(4_000),
          'bytes=0-1,1-2',
          'lang=ar; lang=en',
          '1.2.3.4, ',
        ),
      ),
      { maxKeys: 3 },
    ),
  },
);

const callers: fc.Arbitrary<HostileRequest['caller']> = fc.constantFrom(...roles, 'dead token' as const);

/** Parts of the requests to one address. */
interface Parts {
  readonly method: string;
  readonly path: string;
  readonly query: fc.Arbitrary<unknown>;
  readonly body: fc.Arbitrary<unknown> | undefined;
}

function ofParts({ method, path, query, body }: Parts): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 18, arbitrary: fc.constant<string>(method) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'GET',
            'POST',
            'PUT',
            'PATCH',
            'DELETE',
            'HEAD',
            'OPTIONS',
            'TRACE',
            'PROPFIND',
          ),
        },
      ),
      path: paths(path),
      search: searches(changed(query)),
      body: fc.oneof(
        { weight: 20, arbitrary: body === undefined ? fc.constant(undefined) : written(changed(body)) },
        { weight: 1, arbitrary: fc.constantFrom(undefined, '', `{"a":"${marker}"}`) },
      ),
      type: contentTypes,
      headers: headerChanges,
      caller: callers,
      language: fc.constantFrom('ar' as const, 'en' as const),
    })
    .map(({ search, type, headers, ...rest }) => ({
      ...rest,
      endpoint: `${method} ${path}`,
      path: `${rest.path}${search}`,
      // Text that is not a valid header value never leaves the client.
      headers: {
        'accept-language': rest.language,
        ...headers,
        ...(rest.body === undefined ? {} : { 'content-type': type }),
      },
      ...(rest.body === undefined ? { body: '' } : { body: rest.body }),
    }));
}

const takesBody = (method: string) => method !== 'GET' && method !== 'DELETE';

const ofEndpoint = ({ method, path, query, body }: Endpoint): fc.Arbitrary<HostileRequest> =>
  ofParts({
    method,
    path: `${basePath}${path}`,
    query: soundValues(query),
    body: takesBody(method) ? soundValues(body) : undefined,
  });

const shortTexts = fc.constantFrom('forged', '1', 'ar', 'x'.repeat(300), marker);
const fields = fc.dictionary(
  fc.constantFrom('token', 'lang', 'language', 'session', 'version', 'to', 'email', 'signature'),
  shortTexts,
  { maxKeys: 3 },
);

const ofRoute = (route: SurfaceRoute): fc.Arbitrary<HostileRequest> =>
  ofParts({
    method: route.method,
    path: strangerRequest(route).path.replace(/\?.*/, ''),
    query: fields,
    body: takesBody(route.method) ? fields : undefined,
  }).map((request) => ({ ...request, isPage: true }));

/** A request to any endpoint of the contract, by any caller, valid or invalid. */
const toEndpoints = fc.oneof(...endpoints.map(ofEndpoint));
const known = new Set(endpoints.map(({ method, path }) => `${method} ${basePath}${path}`));

/** The same to any route of a server, most of them to endpoints of the contract. */
export function hostileRequests(routes: readonly SurfaceRoute[]): fc.Arbitrary<HostileRequest> {
  const others = routes.filter(({ method, url }) => !known.has(`${method} ${url}`));
  if (others.length === 0) return toEndpoints;
  return fc.oneof(
    { weight: 5, arbitrary: toEndpoints },
    { weight: 1, arbitrary: fc.oneof(...others.map(ofRoute)) },
  );
}
