import { basePath } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { get } from '../core/api-request.ts';
import { httpClient, type HttpReply, type HttpRequest, withJson } from '../core/http-client.ts';
import { networkNumber } from '../core/proxy-hops.ts';
import { kindOfRoute } from '../surface/route-kinds.ts';
import { strangerRequest, type Surface } from '../surface/surface.ts';
import { type Finding, noneOf } from '../core/report.ts';
import type { AttackedServer } from '../core/attacked-server.ts';

/** The limit of all requests that are not sent from memory. */
export const allRequestsLimit = 'requests';
/** A setting of the attacked server: calls a minute from one address. */
export const callsAMinute = 15;
const beyond = 6;

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const deadToken = { authorization: `Bearer ${'B'.repeat(43)}` };

/** Calls of the routes that are written in other ways. */
const variants: readonly (readonly [name: string, request: HttpRequest])[] = [
  ['an address with an encoded letter', { method: 'GET', path: '/%761/store' }],
  ['an address with every letter encoded', { method: 'GET', path: '/%76%31/%73%74%6f%72%65' }],
  ['an address that does not exist', { method: 'GET', path: '/v1/none' }],
  ['a dead token', { method: 'GET', path: '/v1/user/info', headers: deadToken }],
  [
    'a dead token at an upload',
    { method: 'POST', path: '/v1/upload/product?key=x', headers: { ...deadToken, ...form } },
  ],
  [
    'a sign-in that is no JSON',
    { method: 'POST', path: '/v1/auth/authenticate', ...withJson({}), body: '{' },
  ],
  ['a method that there is not', { method: 'PUT', path: '/v1/auth/authenticate', ...withJson({}) }],
  ['a price for a link preview', { method: 'GET', path: '/calculator?store=NOON_SA_FBN&cost=50' }],
  ['an older version of the terms', { method: 'GET', path: '/en/terms?version=1' }],
  ['a filter that is none', { method: 'GET', path: '/v1/store/page?filter=%' }],
];

/** One call of every route that must be counted, however it answers. */
const ofRoutes = ({ routes }: Surface): readonly (readonly [name: string, request: HttpRequest])[] =>
  routes
    .filter(({ url, method }) => kindOfRoute(url, method)?.mayBeFree !== true)
    .map((route) => [`${route.method} ${route.url}`, strangerRequest(route)]);

/** A private address, written in other ways. */
const otherWays = ['/%761/user/info', '/v1/user/info/', '/v1/user/%69nfo'] as const;

const isNotStored = ({ headers }: HttpReply): boolean => /no-store/.test(headers['cache-control'] ?? '');

/** Checks whether every call of the API is counted, however it is written, and whether a forged address is trusted. */
export async function attackRateLimit(
  { port }: AttackedServer,
  surface: Surface,
): Promise<readonly Finding[]> {
  const { send, close } = httpClient(port, { connections: 4 });
  const holes: string[] = [];
  let count = 0;
  for (const [at, [name, request]] of [...ofRoutes(surface), ...variants].entries()) {
    const headers = { ...networkNumber(700_000 + at), ...request.headers };
    let limited = 0;
    for (let call = 0; call < callsAMinute + beyond; call += 1) {
      count += 1;
      const { status } = await send({ ...request, headers });
      if (status === 429) limited += 1;
    }
    if (limited < beyond)
      holes.push(`${name}: ${callsAMinute + beyond} calls, ${limited} refused, ${callsAMinute} are allowed`);
  }
  // The proxy appends the address it saw to whatever the caller claimed.
  let forged = 0;
  for (let call = 0; call < callsAMinute + beyond; call += 1) {
    count += 1;
    const headers = { 'x-forwarded-for': `172.16.0.${call}, 198.51.100.9` };
    if ((await send({ method: 'GET', path: '/v1/store', headers })).status === 429) forged += 1;
  }
  if (forged < beyond) holes.push('an address that the caller forged in front of the proxy’s is believed');
  let within = 0;
  for (let call = 0; call < callsAMinute + beyond; call += 1) {
    count += 1;
    const headers = { 'x-forwarded-for': `2001:db8:8:8::${(call + 1).toString(16)}` };
    if ((await send({ method: 'GET', path: '/v1/store', headers })).status === 429) within += 1;
  }
  if (within < beyond) holes.push('addresses of one IPv6 network are counted apart');
  const secret: string[] = [];
  const guarded = endpoints.filter(({ access }) => access !== 'public');
  const asked = [
    ...guarded.map(({ method, path }) => strangerRequest({ method, url: `${basePath}${path}` })),
    ...otherWays.map((path) => get(path)),
  ];
  for (const [at, request] of asked.entries()) {
    const reply = await send({ ...request, headers: { ...request.headers, ...networkNumber(720_000 + at) } });
    if (!isNotStored(reply))
      secret.push(
        `${request.method} ${request.path}: may be stored on the way (${reply.headers['cache-control'] ?? 'nothing said'})`,
      );
  }
  close();
  return [
    noneOf('calls that are not counted against the limit', count, holes),
    noneOf('private addresses that caches may store', asked.length, secret),
  ];
}
