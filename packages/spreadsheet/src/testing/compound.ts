import { Buffer } from 'node:buffer';

const sector = 512;
const endOfChain = 0xfffffffe;
const freeSector = 0xffffffff;

export interface Stream {
  readonly name: string;
  readonly content: Uint8Array;
}

const padded = (bytes: Uint8Array): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((sector - (bytes.length % sector)) % sector)]);

function directoryEntry(name: string, kind: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  const label = Buffer.from(name, 'utf16le');
  label.copy(entry);
  entry.writeUInt16LE(label.length + 2, 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/**
 * A compound file with these streams, like .xls files and encrypted workbooks. Streams shorter than 4,096 bytes are padded. The
 * directory is extended by the given bytes.
 */
export function compound(streams: readonly Stream[], moreDirectory = 0): Uint8Array {
  const contents = streams.map(({ content }) =>
    padded(Buffer.concat([content, Buffer.alloc(Math.max(0, 4096 - content.length))])),
  );
  const chains: number[] = [];
  const starts = contents.map((content) => {
    const start = chains.length;
    const count = content.length / sector;
    for (let i = 1; i < count; i += 1) chains.push(start + i);
    chains.push(endOfChain);
    return start;
  });
  const directory = padded(
    Buffer.concat([
      directoryEntry('Root Entry', 5, endOfChain, 0),
      ...streams.map(({ name }, i) => directoryEntry(name, 2, starts[i] ?? 0, contents[i]?.length ?? 0)),
      Buffer.alloc(moreDirectory, 1),
    ]),
  );
  const directoryStart = chains.length;
  for (let i = 1; i < directory.length / sector; i += 1) chains.push(directoryStart + i);
  chains.push(endOfChain);
  const tableStart = chains.length;
  const tableSectors = Math.ceil((chains.length * 4) / (sector - 4));
  for (let i = 0; i < tableSectors; i += 1) chains.push(0xfffffffd);
  const table = Buffer.alloc(tableSectors * sector, 0xff);
  for (const [i, next] of chains.entries()) table.writeUInt32LE(next, i * 4);

  const header = Buffer.alloc(sector, 0);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tableSectors, 44);
  header.writeUInt32LE(directoryStart, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  for (let i = 0; i < 109; i += 1)
    header.writeUInt32LE(i < tableSectors ? tableStart + i : freeSector, 76 + i * 4);
  return Buffer.concat([header, ...contents, directory, table]);
}
