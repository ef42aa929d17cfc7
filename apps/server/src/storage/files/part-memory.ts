import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Frees a buffer at once, which nothing reads or fills any more: garbage of this size would stay until much more of it has come together. */
export const freeBytes = (buffer: Buffer<ArrayBuffer>): void => {
  buffer.buffer.transfer(0);
};

let collect: unknown;

/**
 * Frees the pieces that a part has come in, as soon as they are copied or sent. Each is 64 KiB outside of the heap; left alone, they grow to
 * some 60 MB, and then V8 looks through the whole heap for them, several times a file. Among the young objects alone they are found in a
 * millisecond. Without this function of V8 nothing is lost but that.
 */
export function collectPieces(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext("typeof gc === 'function' ? gc : null");
  }
  if (typeof collect === 'function') collect({ type: 'minor' });
}
