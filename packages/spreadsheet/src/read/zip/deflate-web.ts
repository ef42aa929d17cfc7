import type { Packed } from './packed.ts';

const headerLength = 10;
const trailerLength = 8;

/** Deflates bytes. The platform's gzip counts their checksum on the way. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Packed> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  const whole = new Uint8Array(await new Response(stream).arrayBuffer());
  const end = whole.length - trailerLength;
  const crc = new DataView(whole.buffer, end).getUint32(0, true);
  return { data: whole.subarray(headerLength, end), crc, size: bytes.length };
}
