import { createHash } from 'node:crypto';
import type { uploadProducts } from '@saer/contract/product-batch';
import type * as z from 'zod/mini';
import { timeSlice } from '../../http/time-slice.ts';

type Options = Pick<z.output<typeof uploadProducts.query>, 'whenThere' | 'units' | 'ignored'>;

/** Bytes that are hashed at once. */
const piece = 1024 * 1024;

/** The content that an upload's key is bound to, as SHA-256 in hexadecimal: the options for reading and saving, and the bytes. */
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
