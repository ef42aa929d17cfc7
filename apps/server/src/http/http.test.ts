import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { readCaller } from './requests/caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  server.app.get('/broken', () => {
    throw new Error('the password is hunter2');
  });
  server.app.get('/caller', (request) => readCaller(request));
});
afterAll(() => server[Symbol.asyncDispose]());

const post = (payload: string, type = 'application/json') =>
  server.app.inject({
    method: 'POST',
    url: '/v1/product/calculate',
    headers: { 'content-type': type },
    payload,
  });

describe('unreadable input is rejected with its own code', () => {
  test.each([
    ['broken JSON', '{"cost":', 400, 'brokenJson'],
    ['an empty body', '', 400, 'brokenJson'],
    ['a key that would reach every object', '{"__proto__":{"admin":true}}', 400, 'brokenJson'],
    ['a constructor that would', '{"constructor":{"prototype":{"admin":true}}}', 400, 'brokenJson'],
    ['a list', '[]', 400, 'notAnObject'],
    ['null', 'null', 400, 'notAnObject'],
    ['a number', '7', 400, 'notAnObject'],
    ['a body above the limit', `{"store":"${'x'.repeat(4 * 1024 * 1024)}"}`, 413, 'bodyTooLarge'],
  ])('%s', async (_name, payload, status, code) => {
    const reply = await post(payload);
    expect({ status: reply.statusCode, body: reply.json<unknown>() }).toMatchObject({
      status,
      body: { code },
    });
  });

  test('a body that is not JSON', async () => {
    const reply = await post('cost=5', 'application/x-www-form-urlencoded');
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({ code: 'unsupportedMediaType' });
  });

  test('nothing of a deletion without a body, whatever type it says it has', async () => {
    const reply = await server.app.inject({
      method: 'DELETE',
      url: '/v1/store?id=1',
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.json()).toMatchObject({ code: 'signInNeeded' });
    const admin = await person(server, { role: 'SUPER_ADMIN' });
    const gone = await server.app.inject({
      method: 'DELETE',
      url: '/v1/store?id=2000000000',
      headers: { ...admin.headers, 'content-type': 'application/json' },
    });
    expect(gone.json()).toMatchObject({ code: 'rowGone' });
  });

  test('nothing of it, where the caller may not: they are asked who they are first', async () => {
    for (const payload of ['{"__proto__":{"admin":true}}', '{"half', '']) {
      const headers = { 'content-type': 'application/json' };
      const reply = await server.app.inject({ method: 'POST', url: '/v1/product', payload, headers });
      expect({ status: reply.statusCode, body: reply.json<unknown>() }).toMatchObject({
        status: 401,
        body: { code: 'signInNeeded' },
      });
    }
  });

  test('an address below /v1 that is none, with any method', async () => {
    for (const [method, url] of [
      ['GET', '/v1/nothing'],
      ['POST', '/v1/nothing'],
      ['DELETE', '/v1'],
    ] as const) {
      const reply = await server.app.inject({ method, url });
      expect({ status: reply.statusCode, body: reply.json<unknown>() }).toMatchObject({
        status: 404,
        body: { code: 'notFound' },
      });
    }
  });

  test('an unknown path', async () => {
    expect(await server.get('/v1/%E0%A4%A')).toMatchObject({ status: 400, json: { code: 'badRequest' } });
  });
});

test('an internal error reveals only an id', async () => {
  const { status, json, text } = await server.get('/broken');
  expect(status).toBe(500);
  expect(json).toEqual({
    code: 'internal',
    message: expect.stringContaining('number'),
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(text).not.toContain('hunter2');
});

const message = async (headers: Record<string, string>) => (await server.get('/v1/nothing', headers)).text;

test('the language is the one the caller names, then the one the browser prefers, then English', async () => {
  expect(await message({ language: 'ar', 'accept-language': 'en' })).toMatch(/العنوان/);
  expect(await message({ 'accept-language': 'ar-SA,en;q=0.5' })).toMatch(/العنوان/);
  expect(await message({ 'accept-language': 'fr' })).toContain('There is nothing');
  expect(await message({})).toContain('There is nothing');
});

test('the headers of the specification are parsed, with their defaults', async () => {
  expect((await server.get('/caller')).json).toEqual({
    address: '127.0.0.1',
    deviceId: '0000000',
    host: 'localhost:80',
    language: 'en',
    platform: 'web',
    userAgent: 'lightMyRequest',
  });
  const headers = {
    authorization: 'Bearer abc.def',
    'x-idrive-device-id': '42',
    language: 'ar',
    'session-id': 's1',
    'app-version': '1.4',
    platform: 'desktop',
  };
  expect((await server.get('/caller', headers)).json).toEqual({
    token: 'abc.def',
    deviceId: '42',
    host: 'localhost:80',
    language: 'ar',
    sessionId: 's1',
    address: '127.0.0.1',
    appVersion: '1.4',
    platform: 'desktop',
    userAgent: 'lightMyRequest',
  });
});

test('pages may load nothing from elsewhere, and plain http is not sent to https', async () => {
  const { headers } = await server.get('/v1/health');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('long replies are compressed', async () => {
  const { headers } = await server.get('/v1/fee-book', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
});

test('a rate-limited caller is told to wait', async () => {
  await using limited = await testApp({ environment: { RATE_LIMIT: '2' } });
  await limited.get('/v1/health');
  await limited.get('/v1/health');
  expect(await limited.get('/v1/health')).toMatchObject({
    status: 429,
    json: { code: 'tooManyRequests', message: expect.any(String) },
  });
});
