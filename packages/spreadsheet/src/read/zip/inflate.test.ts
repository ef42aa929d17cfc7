import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as node from './inflate-node.ts';
import * as web from './inflate-web.ts';
import type { Packed } from './packed.ts';

const packed = (content: Uint8Array): Packed => ({
  data: Uint8Array.from(deflateRawSync(content)),
  size: content.length,
  crc: crc32(content),
});
const sheet = Buffer.from('<row><c><v>12.5</v></c></row>'.repeat(20_000));
const good = packed(sheet);

test.each([
  ['Node', node.inflate],
  ['the web', web.inflate],
])('%s: as many bytes as were declared and none but those, or none at all', async (_, inflate) => {
  expect(Buffer.from(await inflate(good)).equals(sheet)).toBe(true);
  expect(await inflate(packed(new Uint8Array()))).toHaveLength(0);
  expect([...(await inflate(packed(Uint8Array.of(7))))]).toEqual([7]);
  const lies: readonly Partial<Packed>[] = [
    { size: sheet.length - 1 },
    { size: sheet.length + 1 },
    { size: 0 },
    { crc: good.crc ^ 1 },
    { data: good.data.slice(0, -5) },
    { data: good.data.map((byte, i) => (i === 40 ? byte ^ 0xff : byte)) },
    { data: new Uint8Array(50) },
    { data: new Uint8Array() },
  ];
  for (const lie of lies) await expect(inflate({ ...good, ...lie })).rejects.toThrow();
});
