import { maxLegalText, previewLegal } from '@saer/contract/legal/legal-document';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const fine = '## A\n\nText.';
const send = (textEn: string) =>
  server.post('/v1/legal-document/preview', { textAr: fine, textEn }, admin.headers);
const readBlocks = async (textEn: string) => previewLegal.reply.parse((await send(textEn)).json).en;

describe('markup', () => {
  it('is parsed to blocks, with anchors by position', async () => {
    const text =
      '## One\n\nA **bold *both*** [link](/terms).\n\n- a\n\n- b\n\n3. x\n\n4. y\n\n### Part\n\n| h | i |\n|---|---|\n| 1 | 2 |';
    expect(await readBlocks(text)).toEqual([
      { kind: 'heading', level: 2, anchor: 'section-1', text: 'One' },
      {
        kind: 'paragraph',
        spans: [
          { text: 'A ' },
          { text: 'bold ', strong: true },
          { text: 'both', strong: true, emphasis: true },
          { text: ' ' },
          { text: 'link', href: '/terms' },
          { text: '.' },
        ],
      },
      { kind: 'list', isOrdered: false, start: 1, items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'list', isOrdered: true, start: 3, items: [[{ text: 'x' }], [{ text: 'y' }]] },
      { kind: 'heading', level: 3, anchor: 'section-1-1', text: 'Part' },
      {
        kind: 'table',
        head: [[{ text: 'h' }], [{ text: 'i' }]],
        rows: [[[{ text: '1' }], [{ text: '2' }]]],
      },
    ]);
  });

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<!-- x -->', '> quote', '`code`'])(
    'that is not supported stays the text it is: %s',
    async (written) => {
      expect(await readBlocks(written)).toEqual([{ kind: 'paragraph', spans: [{ text: written }] }]);
    },
  );

  it.each(['# Title', '- a\n  - b', '#### Deep'])(
    'of another kind is rejected with its line: %s',
    async (written) => {
      const { status, json } = await send(`First.\n\n${written}`);
      expect([status, json]).toMatchObject([400, { code: 'markupNotSupported', field: 'textEn' }]);
    },
  );
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'ftp://x.example',
  'terms',
])('a link to %s is rejected with its line', async (href) => {
  const { status, json } = await send(`First.\n\n[a](<${href}>)`);
  expect([status, json]).toMatchObject([
    400,
    { code: 'linkNotAllowed', field: 'textEn', details: { line: 3 } },
  ]);
});

test.each([
  'https://a.example/x?y=1#z',
  'http://a.example',
  'mailto:a@b.example',
  '/privacy-policy',
  '#section-2',
])('a link to %s is allowed', async (href) => {
  expect(await readBlocks(`[a](${href})`)).toEqual([{ kind: 'paragraph', spans: [{ text: 'a', href }] }]);
});

test('a text of a megabyte, one beyond the limit, and one with invisible characters are rejected', async () => {
  expect((await send('a'.repeat(1_048_576))).json).toMatchObject({ code: 'bodyTooLarge' });
  expect((await send('a '.repeat(maxLegalText))).json).toMatchObject({ code: 'tooLong', field: 'textEn' });
  expect((await send('a\u0000b')).json).toMatchObject({ code: 'notText', field: 'textEn' });
  expect((await send('')).status).toBe(400);
});

const filled = (part: string) => `${part}\n\n`.repeat(Math.floor(maxLegalText / (part.length + 2)) - 1);

test.each([
  ['lists in lists', '- '.repeat(5_000)],
  ['deep indentation', filled(`${' '.repeat(300)}- a`)],
  ['emphasis without end', '*a_b'.repeat(10_000)],
  ['brackets without end', '[a]('.repeat(10_000)],
  ['a table of a thousand columns', `${'|a'.repeat(1_000)}\n${'|-'.repeat(1_000)}`],
  ['a paragraph of 50,000 characters', 'word '.repeat(10_000)],
])('%s are rejected before they are parsed', async (_, text) => {
  expect((await send(text)).json).toMatchObject({ code: 'textTooDense', details: { line: 1 } });
});

test.each([
  ['emphasis', filled('*a_b'.repeat(90))],
  ['brackets', filled('['.repeat(190))],
  ['items of a list', filled('- a')],
])('as many %s as are allowed become one reply', async (_, text) => {
  expect((await send(text)).status).toBe(200);
});
