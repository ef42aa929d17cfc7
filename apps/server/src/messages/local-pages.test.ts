import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { saveLocalMessage } from '../integrations/local/save-local-message.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await saveLocalMessage(server.db, {
    channel: 'email',
    recipient: 'Seller@example.com',
    source: [
      'From: Saer <no-reply@saer.localhost>',
      'To: Seller@example.com',
      'Subject: =?UTF-8?B?2LPYudmR2LE=?= <script>alert(1)</script>',
      'Message-ID: <one@localhost>',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Open http://localhost:3000/access/login "now"</p><script>alert(2)</script>',
    ].join('\r\n'),
  });
  await saveLocalMessage(server.db, {
    channel: 'sms',
    recipient: '+966500000001',
    source: '482913 <b>رمز</b>',
  });
});
afterAll(() => server[Symbol.asyncDispose]());

test('a mail is listed, and shown where nothing in it can run', async () => {
  const list = await server.get('/local/mail?lang=en');
  expect(list.status).toBe(200);
  expect(list.text).toContain('سعّر &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(list.headers['cache-control']).toBe('no-store');
  const path = /\/local\/mail\/[0-9a-f-]{36}/.exec(list.text)?.[0] ?? '';
  const { status, text } = await server.get(path);
  expect(status).toBe(200);
  expect(text).toContain('<iframe sandbox="" srcdoc="');
  expect(text).toContain('&lt;script&gt;alert(2)');
  expect(text).not.toContain('<script');
});

test('an SMS is listed as text', async () => {
  const { text } = await server.get('/local/sms?lang=ar');
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(text).toContain('482913 &lt;b&gt;رمز&lt;/b&gt;');
});

test('received messages can be read as JSON, for one recipient', async () => {
  expect((await server.get('/local/mail.json?to=seller@example.com')).json).toMatchObject([
    { to: 'Seller@example.com', messageId: '<one@localhost>', html: expect.stringContaining('login') },
  ]);
  expect((await server.get('/local/mail.json?to=nobody@example.com')).json).toEqual([]);
  for (const to of ['to=%00', 'to=a&to=b'])
    expect(await server.get(`/local/mail.json?${to}`)).toMatchObject({
      status: 400,
      json: { code: 'badRequest' },
    });
  expect((await server.get('/local/sms.json?to=%2B966500000001')).json).toMatchObject([
    { to: '+966500000001', text: '482913 <b>رمز</b>' },
  ]);
});

test('an unknown mail is a 404', async () => {
  expect((await server.get('/local/mail/nothing')).status).toBe(404);
});

test('a list reloads by itself only where its reader asks for it', async () => {
  expect((await server.get('/local/mail')).headers['refresh']).toBeUndefined();
  expect((await server.get('/local/mail?refresh=5')).headers['refresh']).toBe('5');
});

test('every template is shown in both languages', async () => {
  const { status, text } = await server.get('/local/templates?lang=en');
  expect(status).toBe(200);
  expect(text.match(/<iframe /g)).toHaveLength(52);
});

describe('to everyone but this machine the pages are not there', () => {
  const pages = [
    '/local/mail',
    '/local/mail.json',
    '/local/sms',
    '/local/push',
    '/local/push.json',
    '/local/templates',
    '/local/nafath',
  ];
  test.each([
    ['from another machine', { remoteAddress: '192.0.2.7' }],
    ['from another machine by IPv6', { remoteAddress: '2001:db8::1' }],
    ['under a name of another site', { headers: { host: 'evil.example' } }],
    ['from a page of another site', { headers: { host: 'localhost:3000', origin: 'http://evil.example' } }],
  ])('%s', async (_name, from) => {
    for (const url of pages) {
      const { statusCode } = await server.app.inject({ method: 'GET', url, ...from });
      expect({ url, statusCode }).toEqual({ url, statusCode: 404 });
    }
  });

  test('behind a proxy that comes from elsewhere', async () => {
    await using behind = await testApp({ environment: { TRUST_PROXY: '1' } });
    expect((await behind.get('/local/mail', { 'x-forwarded-for': '192.0.2.7' })).status).toBe(404);
    expect((await behind.get('/local/mail')).status).toBe(200);
  });

  test('in production', async () => {
    await using live = await testApp({
      environment: { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) },
    });
    for (const url of pages) expect((await live.get(url)).status).toBe(404);
  });

  test('where the real one is set', async () => {
    await using real = await testApp({
      environment: {
        SMTP_URL: 'smtp://127.0.0.1:1',
        SMS_PROVIDER: 'unifonic',
        SMS_SECRET: 'x',
        PUSH_HOSTS: 'usual',
      },
    });
    for (const url of ['/local/mail', '/local/mail.json', '/local/sms', '/local/sms.json', '/local/push'])
      expect((await real.get(url)).status).toBe(404);
  });
});
