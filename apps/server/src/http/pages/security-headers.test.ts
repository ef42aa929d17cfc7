import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { contentSecurityPolicy } from './security-headers.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { RATE_LIMIT: '50' } });
});
afterAll(() => server[Symbol.asyncDispose]());

const always = {
  'content-security-policy':
    "default-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('microphone=()'),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

describe('every answer carries the headers of security', () => {
  test.each([
    ['one that is right', '/v1/health', 200],
    ['one to nobody', '/v1/user/info', 401],
    ['an address that is none', '/v1/nothing', 404],
    ['a file that is none', '/nothing.js', 404],
    ['a filter that is none', '/v1/store/page?filter=x', 400],
  ])('%s', async (_name, url, status) => {
    expect(await server.get(url)).toMatchObject({ status, headers: always });
  });
});

test('whoever found a weakness is told where to report it', async () => {
  const environment = { CONTACT_EMAIL: 'hello@saer.example', SITE_ORIGIN: 'https://saer.example' };
  await using site = await testApp({ environment });
  const { status, text, headers } = await site.get('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(
    /^Contact: mailto:hello@saer\.example\nContact: https:\/\/saer\.example\/contact-us\n/,
  );
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now() + 100 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

const formTargets = (policy: string) => policy.split(';').filter((each) => each.startsWith('form-action'));

test('a page that pays posts its form to the checkout too, and to nobody else', () => {
  expect(formTargets(contentSecurityPolicy())).toEqual(["form-action 'self'"]);
  expect(formTargets(contentSecurityPolicy([], 'https://checkout.payfort.com/FortAPI/paymentPage'))).toEqual([
    "form-action 'self' https://checkout.payfort.com",
  ]);
});

const left = async (remoteAddress: string) =>
  (await server.app.inject({ url: '/v1/health', remoteAddress })).headers;

test('the number of remaining requests is reported, and reset only after the minute', async () => {
  expect(await left('192.0.2.1')).toMatchObject({
    'x-ratelimit-limit': '50',
    'x-ratelimit-remaining': '49',
    'x-ratelimit-reset': '60',
  });
  expect(await left('192.0.2.1')).toMatchObject({ 'x-ratelimit-remaining': '48' });
  expect(await left('192.0.2.2')).toMatchObject({ 'x-ratelimit-remaining': '49' });
  const last = [];
  for (let at = 0; at < 60; at += 1)
    last.push(await server.app.inject({ url: '/v1/health', remoteAddress: '192.0.2.3' }));
  expect(last.map(({ statusCode }) => statusCode)).toEqual([
    ...Array<number>(50).fill(200),
    ...Array<number>(10).fill(429),
  ]);
  expect(last.at(-1)?.headers).toMatchObject({
    'x-ratelimit-remaining': '0',
    'retry-after': expect.any(String),
  });
});
