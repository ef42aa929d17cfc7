import { expect, test } from 'vitest';
import { testApp } from './testing/test-app.ts';

test('whoever opens a page at localhost is led to the printed address; programs and other hosts are not', async () => {
  await using local = await testApp({ environment: { SITE_ORIGIN: 'http://127.0.0.1:3000' } });
  const opened = { 'sec-fetch-dest': 'document' };
  const at = async (host: string, more: Record<string, string> = opened, url = '/v1/health?a=5') => {
    const { statusCode, headers } = await local.app.inject({ url, headers: { host, ...more } });
    return headers.location ?? statusCode;
  };
  expect(await at('localhost:3000')).toBe('http://127.0.0.1:3000/v1/health?a=5');
  expect(await at('localhost:3000', opened, '//elsewhere.example/a')).toBe(400);
  expect(await at('127.0.0.1:3000')).toBe(200);
  expect(await at('localhost:3000', {})).toBe(200);
  expect(await at('localhost:8080')).toBe(200);
  expect(await at('saer.example')).toBe(200);
});
