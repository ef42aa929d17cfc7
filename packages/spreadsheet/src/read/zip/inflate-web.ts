import { FileError } from '../file-error.ts';
import type { Packed } from './packed.ts';

const gzipHeader = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);

/** With gzip's frame around it the stream itself counts the checksum. */
function gzipTrailer({ size, crc }: Packed): Uint8Array<ArrayBuffer> {
  const trailer = new Uint8Array(8);
  const view = new DataView(trailer.buffer);
  view.setUint32(0, crc, true);
  view.setUint32(4, size, true);
  return trailer;
}

/** Bytes passed to the stream at a time, so that it stops soon if there is too much. */
const step = 64 * 1024;

function* pieces(packed: Packed): Generator<Uint8Array<ArrayBuffer>> {
  yield gzipHeader;
  for (let at = 0; at < packed.data.length; at += step) yield packed.data.subarray(at, at + step);
  yield gzipTrailer(packed);
}

function toStream(packed: Packed): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = pieces(packed);
  return new ReadableStream({
    pull(controller) {
      const { done, value } = left.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

/**
 * Inflates into exactly as many bytes as the archive declares, and verifies its checksum: one byte more means that the archive is
 * invalid.
 */
export async function inflate(packed: Packed): Promise<Uint8Array> {
  const whole = new Uint8Array(packed.size);
  const reader = toStream(packed).pipeThrough(new DecompressionStream('gzip')).getReader();
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (length + next.value.length > packed.size) {
      await reader.cancel();
      throw new FileError('damaged');
    }
    whole.set(next.value, length);
    length += next.value.length;
  }
  if (length !== packed.size) throw new FileError('damaged');
  return whole;
}
