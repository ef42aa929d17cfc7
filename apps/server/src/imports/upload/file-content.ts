import { createHash } from 'node:crypto';
import type { uploadProducts } from '@saer/contract/product-batch';
import type * as z from 'zod/mini';
import { timeSlice } from '../../http/time-slice.ts';

type Options = Pick<z.output<typeof uploadProducts.query>, 'whenThere' | 'units' | 'ignored'>;

/** Bytes that are hashed at once. */
const piece = 1024 * 1024;

/** What a key of an upload belongs to, as SHA-256 in hexadecimal: how the file is to be read and stored, and its bytes. */
export async function fileContent(
  bytes: Uint8Array,
  { whenThere = 'update', units = '', ignored = '' }: Options,
): Promise<string> {
  const yieldToEventLoop = timeSlice();
  const hash = createHash('sha256').update(JSON.stringify([whenThere, units, ignored]));
  for (let at = 0; at < bytes.length; at += piece) {
    hash.update(bytes.subarray(at, at + piece));
    await yieldToEventLoop();
  }
  return hash.digest('hex');
}
