import { PatchRefused } from './patch-refused.ts';

/** What a zip archive keeps of an entry's bytes. */
export interface Packed {
  readonly data: Uint8Array;
  readonly crc: number;
  readonly size: number;
}

const gzipHeader = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
const trailerLength = 8;

async function pipe(
  parts: readonly Uint8Array[],
  {
    readable,
    writable,
  }: { readable: ReadableStream<Uint8Array>; writable: WritableStream<Uint8Array<ArrayBuffer>> },
  most: number,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  const fed = (async () => {
    for (const part of parts) await writer.write(new Uint8Array(part));
    await writer.close();
  })();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = readable.getReader();
  const read = (async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > most) throw new PatchRefused('notAWorkbook');
      chunks.push(next.value);
    }
  })();
  await Promise.all([read, fed]);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Deflates bytes. The platform's gzip counts their checksum on the way. */
export async function deflate(bytes: Uint8Array): Promise<Packed> {
  const whole = await pipe([bytes], new CompressionStream('gzip'), Number.POSITIVE_INFINITY);
  const view = new DataView(whole.buffer, whole.length - trailerLength);
  return {
    data: whole.subarray(gzipHeader.length, whole.length - trailerLength),
    crc: view.getUint32(0, true),
    size: bytes.length,
  };
}

/** Inflates bytes; those that do not come to the checksum and the size they claim are refused, before they outgrow it. */
export async function inflate({ data, crc, size }: Packed): Promise<Uint8Array> {
  const trailer = new Uint8Array(trailerLength);
  const view = new DataView(trailer.buffer);
  view.setUint32(0, crc, true);
  view.setUint32(4, size, true);
  try {
    return await pipe([gzipHeader, data, trailer], new DecompressionStream('gzip'), size);
  } catch {
    // Whatever the stream has against them, they are not what the archive says.
    throw new PatchRefused('notAWorkbook');
  }
}
