import { crc32, inflateRawSync } from 'node:zlib';
import { FileError } from '../file-error.ts';
import type { Packed } from './packed.ts';

/** Node takes no piece shorter. */
const shortestPiece = 64;

/**
 * As `inflate-web.ts`, by Node itself: in one piece instead of hundreds, in a tenth of the time. Room for one byte more than declared,
 * so that one piece is enough, and one that lies is found out by that byte.
 */
export async function inflate({ data, size, crc }: Packed): Promise<Uint8Array> {
  const whole = inflateRawSync(data, {
    chunkSize: Math.max(shortestPiece, size + 1),
    maxOutputLength: Math.max(1, size),
  });
  if (whole.length !== size || crc32(whole) !== crc) throw new FileError('damaged');
  return whole;
}
