import { createHash, randomUUID } from 'node:crypto';
import { partBytes } from '@saer/contract/site/file';
import type { ObjectStore } from '../drivers/object-store.ts';

export interface WrittenPart {
  readonly size: number;
  readonly object: string;
}

/** Bytes at the driver that no file names yet. */
export interface WrittenBytes {
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
  readonly parts: readonly WrittenPart[];
}

/** Writes the bytes of one part under a new name. */
export async function writePart(store: ObjectStore, bytes: Buffer<ArrayBuffer>): Promise<WrittenPart> {
  const object = randomUUID().replaceAll('-', '');
  await store.put(object, bytes);
  return { size: bytes.length, object };
}

/** Removes objects that no file will name. What cannot be removed now is found by the job that tidies up. */
export const dropObjects = async (store: ObjectStore, objects: readonly string[]): Promise<void> => {
  await Promise.allSettled(objects.map((object) => store.remove(object)));
};

/** Cuts a stream into buffers of a part's length; the last may be shorter. */
async function* cut(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer<ArrayBuffer>> {
  let part = Buffer.allocUnsafeSlow(partBytes);
  let at = 0;
  for await (const piece of stream) {
    for (let taken = 0; taken < piece.length;) {
      const bytes = piece.subarray(taken, taken + partBytes - at);
      part.set(bytes, at);
      at += bytes.length;
      taken += bytes.length;
      if (at < partBytes) continue;
      yield part;
      part = Buffer.allocUnsafeSlow(partBytes);
      at = 0;
    }
  }
  if (at > 0) yield part.subarray(0, at);
}

/**
 * Writes a stream part by part: while one is written the next is read, so that memory holds two, however long it is. `check` sees every
 * part before it is written. On any error nothing of it stays.
 */
export async function writeParts(
  store: ObjectStore,
  stream: AsyncIterable<Uint8Array>,
  check: (bytes: Buffer, number: number) => void = () => undefined,
): Promise<WrittenBytes> {
  const parts: WrittenPart[] = [];
  const whole = createHash('sha256');
  let size = 0;
  let number = 0;
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const bytes of cut(stream)) {
      check(bytes, number);
      number += 1;
      await writing;
      size += bytes.length;
      writing = writePart(store, bytes).then((part) => void parts.push(part));
      // Awaited with the next part: until then nobody listens.
      writing.catch(() => undefined);
      whole.update(bytes);
    }
    await writing;
  } catch (error) {
    await writing.catch(() => undefined);
    await dropObjects(
      store,
      parts.map(({ object }) => object),
    );
    throw error;
  }
  return { size, sha256: whole.digest('hex'), parts };
}
