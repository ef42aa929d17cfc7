import { httpClient, type HttpReply, type HttpRequest, withJson } from '../core/http-client.ts';
import { networkNumber } from '../core/proxy-hops.ts';
import { type Finding, noneOf } from '../core/report.ts';
import type { AttackedServer } from '../core/attacked-server.ts';

/** A setting of the attacked server: calls a minute from one address. */
export const callsAMinute = 40;

const form = { 'content-type': 'multipart/form-data; boundary=x' };

/** Calls that could be repeated without end if they were not counted. */
const uncounted: readonly (readonly [name: string, request: HttpRequest])[] = [
  ['a plain address', { method: 'GET', path: '/v1/store' }],
  ['an address with an encoded letter', { method: 'GET', path: '/%761/store' }],
  ['an address with every letter encoded', { method: 'GET', path: '/%76%31/%73%74%6f%72%65' }],
  ['an address that does not exist', { method: 'GET', path: '/v1/none' }],
  [
    'a dead token',
    { method: 'GET', path: '/v1/user/info', headers: { authorization: `Bearer ${'B'.repeat(43)}` } },
  ],
  [
    'a dead token at an upload',
    {
      method: 'POST',
      path: '/v1/upload/product?key=x',
      headers: { authorization: `Bearer ${'B'.repeat(43)}`, ...form },
    },
  ],
  ['a picture without a token', { method: 'GET', path: '/v1/product/image/file?id=1' }],
  [
    'a sign-in that is no JSON',
    { method: 'POST', path: '/v1/auth/authenticate', ...withJson({}), body: '{' },
  ],
  ['a method that there is not', { method: 'PUT', path: '/v1/auth/authenticate', ...withJson({}) }],
  ['a price for a link preview', { method: 'GET', path: '/calculator?store=NOON_SA_FBN&cost=50' }],
  ['a shared answer', { method: 'GET', path: '/s/forged' }],
  ['its picture', { method: 'GET', path: '/v1/share/card?token=forged' }],
  ['the terms', { method: 'GET', path: '/en/terms' }],
  ['the API’s document', { method: 'GET', path: '/v1/docs/openapi.json' }],
  ['a link in a newsletter', { method: 'GET', path: '/v1/newsletter/confirm?token=x' }],
  [
    'a notification of the gateway',
    { method: 'POST', path: '/v1/payfort-payment/notification-feedback', ...withJson({}) },
  ],
  ['a filter that is none', { method: 'GET', path: '/v1/store/page?filter=%' }],
];

const isNotStored = ({ headers }: HttpReply): boolean => /no-store/.test(headers['cache-control'] ?? '');

/** Checks whether every call of the API is counted, however it is written, and whether a forged address is trusted. */
export async function attackRateLimit({ port }: AttackedServer): Promise<readonly Finding[]> {
  const { send, close } = httpClient(port, { connections: 4 });
  const holes: string[] = [];
  let count = 0;
  for (const [at, [name, request]] of uncounted.entries()) {
    const headers = { ...networkNumber(700_000 + at), ...request.headers };
    let limited = 0;
    for (let call = 0; call < callsAMinute + 10; call += 1) {
      count += 1;
      const { status } = await send({ ...request, headers });
      if (status === 429) limited += 1;
    }
    if (limited < 10)
      holes.push(`${name}: ${callsAMinute + 10} calls, ${limited} refused, ${callsAMinute} are allowed`);
  }
  // The proxy appends the address it saw to whatever the caller claimed.
  let forged = 0;
  for (let call = 0; call < callsAMinute + 10; call += 1) {
    count += 1;
    const headers = { 'x-forwarded-for': `172.16.0.${call}, 198.51.100.9` };
    if ((await send({ method: 'GET', path: '/v1/store', headers })).status === 429) forged += 1;
  }
  if (forged < 10) holes.push('an address that the caller forged in front of the proxy’s is believed');
  let within = 0;
  for (let call = 0; call < callsAMinute + 10; call += 1) {
    count += 1;
    const headers = { 'x-forwarded-for': `2001:db8:8:8::${(call + 1).toString(16)}` };
    if ((await send({ method: 'GET', path: '/v1/store', headers })).status === 429) within += 1;
  }
  if (within < 10) holes.push('addresses of one IPv6 network are counted apart');
  const secret: string[] = [];
  for (const path of ['/v1/user/info', '/%761/user/info', '/v1/user/info/', '/v1/user/%69nfo']) {
    const reply = await send({ method: 'GET', path, headers: networkNumber(710_000) });
    if (!isNotStored(reply))
      secret.push(`${path}: may be stored on the way (${reply.headers['cache-control'] ?? 'nothing said'})`);
  }
  close();
  return [
    noneOf('calls that are not counted against the limit', count, holes),
    noneOf('private addresses that caches may store', 4, secret),
  ];
}
