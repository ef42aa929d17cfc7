import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eachEnd, eachMark, valueMark, whenEnd, whenMark } from '@saer/contract/legal/legal-states';
import { notFoundPage, publicPageFile, publicPages } from '@saer/contract/site/public-pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { dayFromNow, legalClient } from './testing/legal-client.ts';

const template = [
  ...['draft', 'superseded', 'coming', 'dated'].map((state) => `${whenMark(state)}<i>${state}</i>${whenEnd}`),
  `<b>${valueMark('number')} ${valueMark('day')}</b>`,
  `${eachMark('section')}<li><a href="#${valueMark('anchor')}">${valueMark('heading')}</a></li>${eachEnd}`,
  `<main>${valueMark('text')}</main>`,
  `${whenMark('several')}${eachMark('version')}<a href="${valueMark('address')}">${valueMark('number')}</a>${eachEnd}${whenEnd}`,
].join('\n');

const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-legal-'));
let server: TestApp;
let client: Awaited<ReturnType<typeof legalClient>>;
beforeAll(async () => {
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('app.html', 'app');
  for (const language of ['ar', 'en'] as const) {
    for (const page of publicPages) write(publicPageFile(language, page), template);
    write(publicPageFile(language, notFoundPage), 'nothing here');
    for (const name of ['calculator', 'own-calculator', 'sign-in']) write(`${language}/${name}.html`, name);
  }
  server = await testApp({ webFolder: folder });
  client = await legalClient(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** Without the line breaks between elements, which readers do not see. */
const closeUp = (text: string): string => text.replaceAll(/>\s*\n\s*</g, '><');

const day = (isoDay: string): string => isoDay.split('-').toReversed().join('/');

test('before a version is confirmed the page shows the draft, says so, and fills in the settings', async () => {
  const { status, text, headers } = await server.get('/en/privacy-policy');
  expect(status).toBe(200);
  expect(text).toContain('<i>draft</i>');
  expect(text).not.toMatch(/<i>(?:superseded|coming|dated)<\/i>|%legal|\{\{/);
  expect(text).toContain('<li><a href="#section-1">Who is responsible</a></li>');
  expect(text).toContain('<h2 id="section-1">Who is responsible</h2>');
  expect(closeUp(text)).toMatch(/<table><thead><tr><th scope="col">data<\/th>/);
  expect(headers['x-robots-tag']).toBeUndefined();
  expect((await server.get('/ar/privacy-policy')).text).toContain('من المسؤول</h2>');
  expect((await server.get('/privacy-policy', { 'accept-language': 'ar' })).text).toContain(
    'من المسؤول</h2>',
  );
});

test('a confirmed version is served at once, escaped, in every encoding and with its own tag', async () => {
  const before = await server.get('/en/terms');
  const textEn =
    '## One & two\n\n<script>alert(1)</script> **bold** [link](https://a.example/?x="1"&y)\n\n3. three';
  await client.publish('TERMS', { textEn });
  const after = await server.get('/en/terms');
  expect(after.text).toContain('<i>dated</i>');
  expect(after.text).not.toMatch(/<i>draft<\/i>|<script/);
  expect(closeUp(after.text)).toContain(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; <strong>bold</strong> <a href="https://a.example/?x=&quot;1&quot;&amp;y">link</a></p><ol start="3"><li>three</li></ol>',
  );
  expect(after.text).toContain('<li><a href="#section-1">One &amp; two</a></li>');
  expect(after.text).toContain(`<b>1 <bdi dir="ltr">${day(dayFromNow(0))}</bdi></b>`);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  const headers = { 'accept-encoding': 'br, gzip' };
  const encoded = await server.app.inject({ url: '/en/terms', headers });
  expect(encoded.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(encoded.rawPayload).toString()).toBe(after.text);
  const known = { ...headers, 'if-none-match': String(encoded.headers['etag']) };
  expect((await server.app.inject({ url: '/en/terms', headers: known })).statusCode).toBe(304);
  expect((await server.app.inject({ method: 'HEAD', url: '/en/terms' })).statusCode).toBe(200);
});

test('earlier and coming versions are reachable and not for search engines; drafts and others are not found', async () => {
  await client.publish('TERMS', { textEn: '## Second\n\nNewer.' });
  await client.publish('TERMS', { textEn: '## Third\n\nComing.' }, dayFromNow(4));
  const draft = await client.readDraft('TERMS');
  await client.write(draft.id, draft.version, { textEn: '## Secret\n\nNot yet.' });
  const current = await server.get('/en/terms');
  expect(current.text).toContain('Second</h2>');
  expect(current.text).toContain('<a href="/en/terms?version=3">3</a><a href="/en/terms?version=2">2</a>');
  expect(current.text).not.toContain('version=4');
  const [first, coming] = await Promise.all(
    [1, 3].map((number) => server.get(`/en/terms?version=${number}`)),
  );
  expect(first?.text).toContain('<i>superseded</i>');
  expect(first?.text).toContain('One &amp; two</h2>');
  expect(coming?.text).toContain('<i>coming</i>');
  for (const each of [first, coming]) expect(each?.headers['x-robots-tag']).toBe('noindex');
  for (const wrong of ['4', '5', '0', '-1', '1.0', 'x', '1%00', '']) {
    const reply = await server.get(`/en/terms?version=${wrong}`);
    expect([wrong, reply.status, reply.text]).toEqual([wrong, 404, 'nothing here']);
  }
  expect((await server.get('/en/terms?other=1')).text).toBe(current.text);
});

test('in development a page that was just rendered is filled in, for this machine alone', async () => {
  await using developing = await testApp({ environment: { NODE_ENV: 'development' }, beside: server });
  const fill = (payload: object, remoteAddress = '127.0.0.1', to = developing) =>
    to.app.inject({ method: 'POST', url: '/local/legal-page', payload, remoteAddress });
  const asked = { page: '/terms', language: 'en', template, version: null };
  const filled = await fill(asked);
  expect(filled.statusCode).toBe(200);
  expect(closeUp(filled.body)).toBe(closeUp((await server.get('/en/terms')).text));
  expect((await fill({ ...asked, version: '1' })).body).toContain('<i>superseded</i>');
  for (const wrong of [
    { ...asked, page: '/about-us' },
    { ...asked, version: '4' },
    { ...asked, language: 'fr' },
    {},
  ])
    expect((await fill(wrong)).statusCode).toBe(404);
  expect((await fill({ ...asked, template: 'x'.repeat(1_100_000) })).statusCode).toBe(413);
  expect((await fill(asked, '192.0.2.1')).statusCode).toBe(404);
  expect((await fill(asked, '127.0.0.1', server)).statusCode).toBe(404);
});
