import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import * as node from './deflate-node.ts';
import * as web from './deflate-web.ts';
import { inflate } from './inflate-node.ts';

const contents = [
  new Uint8Array(),
  Uint8Array.of(7),
  new TextEncoder().encode('<row><c><v>12.5</v></c></row>'.repeat(20_000)),
  Uint8Array.from({ length: 5_000 }, (_, at) => (at * at * 31) % 251),
];

test.each([
  ['Node', node.deflate],
  ['the web', web.deflate],
])('%s: packing and unpacking restores the data', async (_, deflate) => {
  for (const content of contents)
    expect(Buffer.from(await inflate(await deflate(content))).equals(content)).toBe(true);
});
