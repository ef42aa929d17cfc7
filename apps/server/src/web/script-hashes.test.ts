import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes } from './script-hashes.ts';

const computeHash = (text: string): string => createHash('sha256').update(text).digest('base64');

test('names every script that a page carries inside, byte for byte', () => {
  expect(scriptHashes('<head><script>one()</script>\n<script defer>\n two()\n</script></head>')).toEqual([
    computeHash('one()'),
    computeHash('\n two()\n'),
  ]);
});

test('leaves out data and scripts from files', () => {
  expect(
    scriptHashes(
      '<script type="application/ld+json">{}</script><script type="application/json" id="a">{}</script>' +
        '<script type="module" crossorigin src="/assets/a.js"></script>',
    ),
  ).toEqual([]);
});
