import { appVersion } from '@saer/contract/api/app-version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { LEAST_APP_VERSION: appVersion } });
});
afterAll(() => server[Symbol.asyncDispose]());

const statusFor = async (version: string, url = '/v1/partner') =>
  (await server.get(url, { 'app-version': version })).status;

describe('An app that is too old', () => {
  it.each(['1.3', '1.2', '1', '0.99.99'])('is told to update: %s', async (version) => {
    const { status, json } = await server.get('/v1/product-family', { 'app-version': version });
    expect(status).toBe(426);
    expect(json).toMatchObject({ code: 'appTooOld' });
  });

  it.each([appVersion, `${appVersion}.0`, '1.10', '1.11', '2', 'a browser'])(
    'is not one of version %s',
    async (version) => {
      expect(await statusFor(version)).not.toBe(426);
    },
  );

  it('is not one that does not say its version', async () => {
    expect((await server.get('/v1/fee-book')).status).toBe(200);
  });

  it('is none however its address is written', async () => {
    expect(await statusFor('1.2', '/%761/partner')).toBe(426);
    expect(await statusFor('1.2', '/v1/partner/')).toBe(426);
  });

  it('can still sign out, and check its health', async () => {
    const old = { 'app-version': '1.2' };
    expect((await server.post('/v1/auth/logout', { token: 'x' }, old)).status).toBe(200);
    for (const path of ['/v1/health', '/v1/health/live', '/v1/health/ready'])
      expect(await statusFor('1.2', path)).toBe(200);
  });
});
