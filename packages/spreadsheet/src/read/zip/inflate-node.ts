import { crc32, inflateRawSync } from 'node:zlib';
import { FileError } from '../file-error.ts';
import type { Packed } from './packed.ts';

/** Node takes no piece shorter. */
const shortestPiece = 64;

/**
 * Like `inflate-web.ts`, by Node itself: in one piece instead of hundreds, in a tenth of the time. The buffer has one byte more than
 * declared: one piece is enough, and a wrong size is detected by that byte.
 */
export async function inflate({ data, size, crc }: Packed): Promise<Uint8Array> {
  const whole = inflateRawSync(data, {
    chunkSize: Math.max(shortestPiece, size + 1),
    maxOutputLength: Math.max(1, size),
  });
  if (whole.length !== size || crc32(whole) !== crc) throw new FileError('damaged');
  return whole;
}
