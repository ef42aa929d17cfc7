import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../testing/accounts.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

it.each([
  ['/v1/transaction', '/v1/transaction/page'],
  ['/v1/user-subscription', '/v1/user-subscription/page'],
  ['/v1/notification', '/v1/notification/page'],
])('answers at %s as at %s', async (path, longer) => {
  const { headers } = await person(server, { role: 'ADMIN' });
  const short = await server.get(path, headers);
  expect(short.status).toBe(200);
  expect(short.text).toBe((await server.get(longer, headers)).text);
});

it('confirms a code at otp as at auth/otp', async () => {
  const sent = { requestId: crypto.randomUUID(), code: '123456' };
  const short = await server.post('/v1/otp', sent);
  const longer = await server.post('/v1/auth/otp', sent);
  expect(short.json).toEqual(longer.json);
  expect(short.status).toBe(longer.status);
});
