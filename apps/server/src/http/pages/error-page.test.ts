import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const opened = { 'sec-fetch-dest': 'document', accept: 'text/html' };

test('a person who opens an address that is not there gets a page in their language', async () => {
  const { status, text, headers } = await server.get('/v1/nothing', { ...opened, 'accept-language': 'ar' });
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain('href="/"');
  expect(text).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test('what was wrong in the address is said, and never run', async () => {
  const filter = encodeURIComponent(btoa('{"where":{"<b>x</b>":1}}'));
  const { status, text } = await server.get(`/v1/store/page?filter=${filter}`, opened);
  expect(status).toBe(400);
  expect(text).not.toContain('<b>x</b>');
});

test('a program gets JSON, whatever it accepts', async () => {
  const { json } = await server.get('/v1/nothing', { accept: 'text/html' });
  expect(json).toMatchObject({ code: 'notFound' });
});
