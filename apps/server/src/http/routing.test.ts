import { rmSync } from 'node:fs';
import { basePath } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readSettings } from '../settings.ts';
import { person } from '../testing/accounts.ts';
import { builtWeb } from '../testing/built-web.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { readCaller } from './requests/caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

describe('calls are counted by route', () => {
  test.each([
    ['/v1/store', {}, 200],
    ['/%761/store', {}, 200],
    ['/v1/store/', {}, 200],
    ['/v1/nothing', {}, 404],
    ['/v1/product/page', { authorization: 'Bearer dead-token' }, 401],
    ['/bs/v1/account', {}, 404],
  ])('%s %o', async (url, headers, status) => {
    await using limited = await testApp({ environment: { RATE_LIMIT: '2' } });
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await limited.get(url, headers)).status);
    expect(statuses).toEqual([status, status, 429]);
  });

  test('tokens and codes are in no cache, however the address is written', async () => {
    for (const url of ['/v1/auth/authenticate', '/%761/auth/authenticate', '/v1/%61uth/authenticate/'])
      expect((await server.post(url, {})).headers['cache-control']).toBe('no-store');
  });
});

describe('pages that calculate or read the database are counted, files are not', () => {
  const webFolder = builtWeb();
  afterAll(() => rmSync(webFolder, { recursive: true }));
  const price = '/calculator?store=NOON_SA_FBN&subFamily=watches&sides=20,15,10&weight=0.4&cost=50';
  test.each([
    ['a price for a link preview', price, {}, 429],
    [
      'the same, opened',
      price,
      { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      200,
    ],
    ['a shared answer', '/s/forged', {}, 429],
    ['the terms', '/en/terms', {}, 429],
    ['an older version of them', '/terms?version=1', {}, 429],
    ['a newsletter’s page', '/v1/newsletter/confirm', {}, 429],
    ['the fees', '/fees', {}, 200],
    ['no page', '/none', {}, 404],
    ['the calculator', '/calculator', {}, 200],
    ['whether the process lives', '/v1/health/live', {}, 200],
    ['whether it is ready', '/v1/health/ready', {}, 429],
  ])('%s', async (_name, url, headers, last) => {
    await using limited = await testApp({ webFolder, environment: { RATE_LIMIT: '2' } });
    let status = 0;
    for (let at = 0; at < 3; at += 1) ({ status } = await limited.get(url, headers));
    expect(status).toBe(last);
  });
});

describe('a wrong method is answered with the right ones', () => {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of endpoints) methods.set(path, (methods.get(path) ?? new Set()).add(method));

  test.each([...methods])('%s', async (path, known) => {
    const reply = await server.app.inject({ method: 'PATCH', url: `${basePath}${path}` });
    if (known.has('PATCH')) return;
    const allowed = [...known, ...(known.has('GET') ? ['HEAD'] : [])].toSorted().join(', ');
    expect({ status: reply.statusCode, allow: reply.headers['allow'], json: reply.json<unknown>() }).toEqual({
      status: 405,
      allow: allowed,
      json: expect.objectContaining({ code: 'methodNotAllowed', details: { method: 'PATCH', allowed } }),
    });
  });

  test('however the address is written, in the caller’s language', async () => {
    const headers = { language: 'ar' };
    for (const url of ['/%761/store/', '/v1/st%6fre?x=1']) {
      const reply = await server.app.inject({ method: 'PATCH', url, headers });
      expect({ status: reply.statusCode, body: reply.body }).toEqual({
        status: 405,
        body: expect.stringContaining('لا يقبل'),
      });
    }
  });
});

describe('a body of another type', () => {
  test.each([
    [
      'text where JSON is asked for',
      '/v1/auth/authenticate',
      'text/plain',
      '{"username":"a","password":"b"}',
    ],
    ['a form where JSON is asked for', '/v1/auth/authenticate', 'multipart/form-data; boundary=x', '--x--'],
    ['no type that exists', '/v1/auth/authenticate', 'json', '{}'],
    ['JSON where a file is asked for', '/v1/upload/product?key=0', 'application/json', '{}'],
    ['JSON where a picture is asked for', '/v1/upload/product-image?productId=1', 'application/json', '{}'],
  ])('%s', async (_name, url, type, payload) => {
    const seller = await person(server, { role: 'USER' });
    const headers = { ...seller.headers, 'content-type': type, language: 'ar' };
    const reply = await server.app.inject({ method: 'POST', url, payload, headers });
    expect({ status: reply.statusCode, json: reply.json<unknown>() }).toMatchObject({
      status: 415,
      json: { code: 'unsupportedMediaType', message: expect.stringContaining('يجب') },
    });
  });
});

test('an address that is far too long', async () => {
  const { status, json } = await server.get(`/v1/auth/${'x'.repeat(2_000)}`);
  expect([404, 414]).toContain(status);
  expect(json).toMatchObject({ message: expect.any(String) });
});

describe('the platform', () => {
  test.each(['foo', 'Web', 'web, desktop', ''])('%s is none', async (platform) => {
    expect(await server.get('/v1/store', { platform })).toMatchObject({
      status: 400,
      json: { field: 'platform', code: 'notOneOf', details: { options: 'web, desktop' } },
    });
  });

  test.each(['web', 'desktop'])('%s is one', async (platform) => {
    expect((await server.get('/v1/store', { platform })).status).toBe(200);
  });
});

const addressBehind = async (proxies: string, forwarded: string, remoteAddress = '10.0.0.9') => {
  await using behind = await testApp({ environment: { TRUST_PROXY: proxies } });
  behind.app.get('/caller', (request) => readCaller(request));
  const headers = { 'x-forwarded-for': forwarded };
  const reply = await behind.app.inject({ method: 'GET', url: '/caller', headers, remoteAddress });
  return reply.json<{ address: string }>().address;
};

describe('where a call comes from', () => {
  test.each([
    ['nobody in front', '0', '192.0.2.1', '10.0.0.9'],
    ['one proxy: only what it added', '1', '6.6.6.6, 192.0.2.1', '192.0.2.1'],
    ['two proxies', '2', '6.6.6.6, 192.0.2.1, 10.0.0.8', '192.0.2.1'],
    ['proxies by network', '10.0.0.0/8', '6.6.6.6, 192.0.2.1, 10.0.0.8', '192.0.2.1'],
    ['a caller beside the proxies', '172.16.0.0/12', '6.6.6.6', '10.0.0.9'],
    ['no address at all', '1', '<script>', '10.0.0.9'],
    ['an address with a port', '1', '192.0.2.1:4711', '192.0.2.1'],
    ['IPv6 in brackets', '1', '[2001:db8::1]:4711', '2001:db8::1'],
  ])('%s', async (_name, proxies, forwarded, address) => {
    expect(await addressBehind(proxies, forwarded)).toBe(address);
  });
});

test('over https, browsers are told to stay with https', async () => {
  await using secure = await testApp({ environment: { SITE_ORIGIN: 'https://saer.example' } });
  expect((await secure.get('/v1/health')).headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

test('denied access is in the security log, by route and account', async () => {
  const lines: string[] = [];
  const app = await buildApp({
    settings: readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'warn' }, '/'),
    db: server.db,
    secretKey: 'only-for-tests-'.repeat(3),
    version: '1.2.3',
    webFolder: '/nonexistent',
    logStream: { write: (line) => void lines.push(line) },
  });
  const seller = await person(server, { role: 'USER' });
  const call = (url: string, headers: Record<string, string>) =>
    app.inject({ method: 'GET', url, headers, remoteAddress: '192.0.2.8' });
  await call('/v1/user/info', {});
  await call('/%761/user/info', { authorization: 'Bearer dead-token' });
  await call('/v1/dashboard', seller.headers);
  await call('/bs/v1/account', { 'x-appwrite-project': 'saer' });
  await call('/v1/user/info', seller.headers);
  await app.close();
  const entry = { event: 'access', address: '192.0.2.8', area: 'security', method: 'GET' };
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { ...entry, refused: 'signInNeeded', route: '/v1/user/info' },
    { ...entry, refused: 'sessionEnded', route: '/v1/user/info' },
    { ...entry, refused: 'notAllowed', route: '/v1/dashboard', accountId: seller.id, role: 'USER' },
    { ...entry, refused: 'signInNeeded', route: '/bs/v1/account' },
  ]);
  expect(lines.join('')).not.toContain('dead-token');
});
