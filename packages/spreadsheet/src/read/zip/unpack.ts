import { inflate } from '#inflate';
import { FileError } from '../file-error.ts';
import { crc32 } from './crc.ts';
import type { ZipEntry } from './directory.ts';

const localSignature = 0x04034b50;
const localLength = 30;

function packedBytes(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + localLength > bytes.length || view.getUint32(offset, true) !== localSignature)
    throw new FileError('damaged');
  const from = offset + localLength + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + packed > bytes.length) throw new FileError('damaged');
  return bytes.slice(from, from + packed);
}

/** An entry stored without compression. */
function stored(bytes: Uint8Array, { unpacked, crc }: ZipEntry): Uint8Array {
  if (bytes.length !== unpacked || crc32(bytes) !== crc) throw new FileError('damaged');
  return bytes;
}

/** Unpacks one entry. The caller has checked its declared size against a limit, and no more than that is ever used. */
export async function unpack(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array> {
  const data = packedBytes(bytes, entry);
  if (entry.method === 0) return stored(data, entry);
  if (entry.method !== 8) throw new FileError('damaged');
  return inflate({ data, size: entry.unpacked, crc: entry.crc });
}
