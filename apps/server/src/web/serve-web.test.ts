import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text as allOf } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { pageAccess } from '@saer/contract/site/pages';
import { notFoundPage, type PublicPage, publicPageFile, publicPages } from '@saer/contract/site/public-pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-web-'));
const files = {
  'app.html':
    '<title>app</title><script>ask()</script><script type="module" src="/assets/app-1a2b.js"></script>',
  'ar/index.html': '<title>سعّر</title>',
  'en/index.html': '<title>Saer</title>',
  'ar/calculator.html': '<title>حاسبة السعر</title>',
  'en/calculator.html': '<title>Price calculator</title>',
  'ar/own-calculator.html': '<title>حاسبتي</title>',
  'en/own-calculator.html': '<title>My calculator</title>',
  'ar/sign-in.html': '<title>الدخول</title>',
  'en/sign-in.html': '<title>Sign in</title>',
  'assets/app-1a2b.js': 'export {}',
  'robots.txt': 'User-agent: *',
  'ar/manifest.webmanifest': '{"name":"سعّر"}',
  'en/manifest.webmanifest': '{"name":"Saer"}',
  'service-worker.js': 'open()',
  'service-worker-off.js': 'remove()',
};

const publicFile = (language: 'ar' | 'en', page: PublicPage | typeof notFoundPage): string =>
  `<title>${language} ${page}</title>`;

let server: TestApp;
beforeAll(async () => {
  const publicFiles = (['ar', 'en'] as const).flatMap((language) =>
    ([...publicPages, notFoundPage] as const)
      .filter((page) => page !== '/')
      .map((page) => [publicPageFile(language, page), publicFile(language, page)] as const),
  );
  for (const [file, text] of [...Object.entries(files), ...publicFiles]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  for (const file of ['ar/index.html', 'assets/app-1a2b.js'] as const) {
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(files[file]));
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(files[file]));
  }
  server = await testApp({ webFolder: folder });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

test('the landing page comes in the language chosen before, else in the browser’s', async () => {
  expect(await server.get('/', { 'accept-language': 'ar-SA' })).toMatchObject({
    text: files['ar/index.html'],
  });
  expect(await server.get('/', { 'accept-language': 'en-GB' })).toMatchObject({
    text: files['en/index.html'],
  });
  expect(await server.get('/', { 'accept-language': 'ar', cookie: 'a=1; lang=en' })).toMatchObject({
    text: files['en/index.html'],
  });
  expect(await server.get('/', { cookie: 'lang=ar; __Host-lang=en' })).toMatchObject({
    text: files['en/index.html'],
  });
  expect((await server.get('/')).headers['vary']).toMatch(/accept-language, cookie/i);
});

test('the open calculator has one address, and its head is in the visitor’s language', async () => {
  for (const url of ['/calculator', '/calculator?cost=5', '/calculator/'])
    for (const language of ['ar', 'en'] as const) {
      const answer = await server.get(url, { 'accept-language': language });
      expect(answer).toMatchObject({ status: 200, text: files[`${language}/calculator.html`] });
      expect(answer.headers['vary']).toMatch(/accept-language, cookie/i);
    }
  expect(await server.get('/calculator', { 'accept-language': 'ar', cookie: 'lang=en' })).toMatchObject({
    text: files['en/calculator.html'],
  });
});

test('the sign-in page names its files in the visitor’s language', async () => {
  for (const url of ['/access/login', '/access/login?to=%2Fuser%2Fsheet', '/access/login/'])
    for (const language of ['ar', 'en'] as const) {
      const answer = await server.get(url, { 'accept-language': language });
      expect(answer).toMatchObject({ status: 200, text: files[`${language}/sign-in.html`] });
      expect(answer.headers['vary']).toMatch(/accept-language, cookie/i);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
});

test('the own calculator names its files in the visitor’s language', async () => {
  for (const url of ['/user/add-product', '/user/add-product?cost=5', '/user/add-product/'])
    for (const language of ['ar', 'en'] as const) {
      const answer = await server.get(url, { 'accept-language': language });
      expect(answer).toMatchObject({ status: 200, text: files[`${language}/own-calculator.html`] });
      expect(answer.headers['vary']).toMatch(/accept-language, cookie/i);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
});

test('each public page comes in the visitor’s language, and in each by its own path', async () => {
  for (const page of publicPages.filter((each) => each !== '/'))
    for (const language of ['ar', 'en'] as const) {
      const text = publicFile(language, page);
      for (const url of [page, `${page}?from=mail`, `${page}/`]) {
        const answer = await server.get(url, { 'accept-language': language });
        expect(answer).toMatchObject({ status: 200, text });
        expect(answer.headers['vary']).toMatch(/accept-language, cookie/i);
      }
      const other = language === 'ar' ? 'en' : 'ar';
      for (const url of [`/${language}${page}`, `/${language}${page}/`])
        expect(await server.get(url, { 'accept-language': other })).toMatchObject({ status: 200, text });
    }
});

test('an unknown address is answered with the public page for it, in the visitor’s language', async () => {
  for (const language of ['ar', 'en'] as const)
    for (const url of ['/nowhere', '/fr', '/fr/pricing', `/${language}/nowhere`, '/terms/2', '/not-found'])
      expect(await server.get(url, { 'accept-language': language })).toMatchObject({
        status: 404,
        text: publicFile(language, notFoundPage),
      });
  // Within the app its navigation stays.
  for (const url of ['/user/nowhere', '/admin/nowhere/at-all'])
    expect(await server.get(url)).toMatchObject({ status: 404, text: files['app.html'] });
});

test('each language has its own path', async () => {
  for (const language of ['ar', 'en'] as const) {
    expect(await server.get(`/${language}`)).toMatchObject({
      status: 200,
      text: files[`${language}/index.html`],
    });
    expect(await server.get(`/${language}/`)).toMatchObject({
      status: 200,
      text: files[`${language}/index.html`],
    });
  }
});

test('a hashed asset is cached for ever and a page is always revalidated', async () => {
  expect((await server.get('/assets/app-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const url of ['/', '/ar', '/calculator', '/user/add-product', '/robots.txt']) {
    expect((await server.get(url)).headers['cache-control']).toBe('no-cache');
  }
});

test('files are served in a built encoding that the caller accepts, each with its own ETag', async () => {
  const cases = [
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ] as const;
  for (const [url, text] of [
    ['/ar', files['ar/index.html']],
    ['/assets/app-1a2b.js', files['assets/app-1a2b.js']],
  ] as const) {
    const tags = new Set<unknown>();
    for (const [accepted, encoding] of cases) {
      const headers = { 'accept-encoding': accepted };
      const { rawPayload, ...answer } = await server.app.inject({ url, headers });
      const decoded = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
      expect(decoded[encoding ?? 'none'](rawPayload).toString()).toBe(text);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['vary']).toMatch(/accept-encoding/i);
      tags.add(answer.headers['etag']);
      const known = { ...headers, 'if-none-match': `"other", ${answer.headers['etag']}` };
      expect(await server.app.inject({ url, headers: known })).toMatchObject({
        statusCode: 304,
        payload: '',
      });
      const head = await server.app.inject({ method: 'HEAD', url, headers });
      expect(head).toMatchObject({ statusCode: 200, payload: '' });
      expect(head.headers['content-length']).toBe(String(rawPayload.length));
    }
    expect(tags.size).toBe(3);
  }
  for (const url of ['/assets/app-1a2b.js.br', '/ar/index.html.gz'])
    expect(await server.get(url)).toMatchObject({ status: 404 });
  expect((await server.get('/robots.txt')).headers['vary'] ?? '').not.toMatch(/encoding/i);
});

test('the app is installed in the language of its visitor', async () => {
  for (const language of ['ar', 'en'] as const) {
    const answer = await server.get('/manifest.webmanifest', { 'accept-language': language });
    expect(answer).toMatchObject({ status: 200, text: files[`${language}/manifest.webmanifest`] });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/accept-language, cookie/i),
    });
  }
  const chosen = { 'accept-language': 'ar', cookie: 'lang=en' };
  expect(await server.get('/manifest.webmanifest', chosen)).toMatchObject({
    text: files['en/manifest.webmanifest'],
  });
});

test('the service worker is checked each time, and a setting replaces it by one that removes it', async () => {
  const worker = await server.get('/service-worker.js');
  expect(worker).toMatchObject({ status: 200, text: files['service-worker.js'] });
  expect(worker.headers).toMatchObject({
    'content-type': expect.stringContaining('text/javascript'),
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
  await using without = await testApp({ webFolder: folder, environment: { OPENS_OFFLINE: 'false' } });
  expect(await without.get('/service-worker.js')).toMatchObject({
    status: 200,
    text: files['service-worker-off.js'],
  });
});

test('the app’s page as a file, which opens offline, has the policy of a page', async () => {
  const [file, page] = await Promise.all([server.get('/app.html'), server.get('/user/sheet')]);
  for (const name of ['content-security-policy', 'cache-control'])
    expect(file.headers[name]).toBe(page.headers[name]);
  expect(file.headers['content-security-policy']).toContain(";worker-src 'self';");
});

test('scripts omit headers that only documents need', async () => {
  const [script, page] = await Promise.all([server.get('/assets/app-1a2b.js'), server.get('/ar')]);
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy'])
    expect([page.headers[name], script.headers[name]]).toEqual([expect.any(String), undefined]);
  for (const { headers } of [script, page]) expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a page allows the scripts it carries inside, by their hashes, and no other', async () => {
  const allowed = (await server.get('/user/sheet')).headers['content-security-policy'];
  const hash = createHash('sha256').update('ask()').digest('base64');
  expect(allowed).toContain(`;script-src 'self' 'sha256-${hash}';`);
  for (const url of ['/ar', '/robots.txt', '/v1/health'])
    expect((await server.get(url)).headers['content-security-policy']).not.toContain('script-src');
});

test('addresses of the app are answered by the app, and unknown ones too, but as not found', async () => {
  for (const url of [
    '/user',
    '/user/sheet',
    '/user/sheet?id=5',
    '/user/product?id=1',
    '/admin',
    '/admin/store',
    '/admin/download',
    '/admin/fee-table/version?id=1',
    '/access/signup',
    '/account/settings',
    '/account/settings/',
  ]) {
    expect(await server.get(url)).toMatchObject({ status: 200, text: files['app.html'] });
  }
  for (const url of [
    '/nowhere',
    '/users',
    '/administration',
    '/admin/a/b/c',
    '/admin/constructor',
    '/assets/gone.js',
    '/..%2f..%2fetc/passwd',
  ]) {
    expect(await server.get(url)).toMatchObject({ status: 404 });
  }
});

test('every page of the contract exists', async () => {
  for (const page of Object.keys(pageAccess)) expect(await server.get(page)).toMatchObject({ status: 200 });
});

test('the API stays JSON beside it', async () => {
  expect(await server.get('/v1/nowhere')).toMatchObject({ status: 404, json: { code: 'notFound' } });
  expect(await server.post('/nowhere', {})).toMatchObject({ status: 404, json: { code: 'notFound' } });
});

/** The first line and the body of the reply to an address, sent as it is: clients would rewrite it. */
async function rawReply(port: number, address: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const reply = await allOf(socket);
  return { status: Number(reply.slice(9, 12)), body: reply.slice(reply.indexOf('\r\n\r\n') + 4) };
}

test('what is no path of this site is refused in our words, and never an error of ours', async () => {
  const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  const paths = [
    '//',
    '//[',
    '/\\[',
    '/\\',
    '///',
    '//x/robots.txt',
    '//:99999/',
    'http://[',
    'http:////',
    '*',
    '%',
  ];
  for (const address of [
    ...paths,
    '//?a=1',
    '/%',
    '/%ff%',
    '/robots.txt%00',
    '/local/mail/a%00',
    '/v1/%00x?a=1',
  ])
    expect({ address, ...(await rawReply(port, address)) }).toEqual({
      address,
      status: 400,
      body: expect.stringContaining('"code":"badRequest"'),
    });
  for (const address of [
    '/a//b',
    '/[',
    '/x\\[',
    '/?//[',
    '/robots.txt?a=//[',
    'http://x/robots.txt',
    'http://x',
  ])
    expect({ address, ...(await rawReply(port, address)) }).toMatchObject({
      address,
      status: ['/a//b', '/[', '/x\\['].includes(address) ? 404 : 200,
    });
});

test('an address of the API in capitals is answered by the API, in a few bytes', async () => {
  for (const url of ['/V1/STORE', '/V1', '/%561/store', '/v1%2fstore', '/V1%2Fstore', '/BS/v1/account'])
    expect(await server.get(url)).toMatchObject({ status: 404, json: { code: 'notFound' } });
});
