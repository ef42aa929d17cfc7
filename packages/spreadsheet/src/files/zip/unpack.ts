import { FileFault } from '../file-fault.ts';
import { crc32 } from './crc.ts';
import type { ZipEntry } from './directory.ts';

const localSignature = 0x04034b50;
const localLength = 30;

function packedBytes(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + localLength > bytes.length || view.getUint32(offset, true) !== localSignature)
    throw new FileFault('damaged');
  const from = offset + localLength + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + packed > bytes.length) throw new FileFault('damaged');
  return bytes.slice(from, from + packed);
}

/** Inflates into exactly as many bytes as the archive declares: one more, and the archive lies. */
async function inflated(packed: Uint8Array<ArrayBuffer>, declared: number): Promise<Uint8Array> {
  const whole = new Uint8Array(declared);
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length + value.length > declared) {
      await reader.cancel();
      throw new FileFault('damaged');
    }
    whole.set(value, length);
    length += value.length;
  }
  if (length !== declared) throw new FileFault('damaged');
  return whole;
}

/** Unpacks one entry. The caller has held its declared size against a limit, and no more than that is ever taken. */
export async function unpack(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array> {
  const packed = packedBytes(bytes, entry);
  if (entry.method !== 0 && entry.method !== 8) throw new FileFault('damaged');
  if (entry.method === 0 && entry.packed !== entry.unpacked) throw new FileFault('damaged');
  const content = entry.method === 0 ? packed : await inflated(packed, entry.unpacked);
  if (crc32(content) !== entry.crc) throw new FileFault('damaged');
  return content;
}
