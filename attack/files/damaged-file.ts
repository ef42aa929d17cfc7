import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';

const damages = fc.array(
  fc.record({
    kind: fc.constantFrom('flip', 'cut', 'repeat', 'insert', 'swap'),
    at: fc.nat(),
    length: fc.nat(2_000),
    byte: fc.nat(255),
  }),
  { minLength: 1, maxLength: 6 },
);

function damaged(
  bytes: Buffer,
  { kind, at, length, byte }: { kind: string; at: number; length: number; byte: number },
): Buffer {
  if (bytes.length === 0) return bytes;
  const from = at % bytes.length;
  const part = bytes.subarray(from, from + length);
  if (kind === 'cut') return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)]);
  if (kind === 'repeat') return Buffer.concat([bytes.subarray(0, from), part, part, bytes.subarray(from)]);
  if (kind === 'insert')
    return Buffer.concat([bytes.subarray(0, from), Buffer.alloc(length, byte), bytes.subarray(from)]);
  if (kind === 'swap') return Buffer.concat([bytes.subarray(from), bytes.subarray(0, from)]);
  const copy = Buffer.from(bytes);
  copy[from] = byte;
  return copy;
}

/** Applies a few changes to a file, determined by a seed. */
export function damagedFile(sound: readonly Uint8Array[], seed: number): Uint8Array {
  const [sample] = fc.sample(fc.tuple(fc.constantFrom(...sound), damages), { seed, numRuns: 1 });
  if (sample === undefined) return new Uint8Array();
  const [file, changes] = sample;
  return changes.reduce<Buffer>((bytes, change) => damaged(bytes, change), Buffer.from(file));
}
