import { Readable } from 'node:stream';
import { type ByteRange, StoreFull, StoreUnavailable } from './object-store.ts';

/** Milliseconds until a store must have begun to answer. */
const patience = 60_000;
const longestText = 1024 * 1024;

/** Statuses by which stores say that they have no room. */
const isFull = (status: number): boolean => status === 507 || status === 413;

/** Calls a store and gives its answer, whose body may take its time; follows no redirect. */
export async function callStore(send: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patience);
  try {
    return await send(controller.signal);
  } catch (error) {
    throw new StoreUnavailable('The store of files does not answer', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The short text of an answer. */
export async function textOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  return text.slice(0, longestText);
}

/** Rejects an answer other than the expected ones; its words are logged by the store's own codes only. */
export async function requireStatus(response: Response, ...expected: readonly number[]): Promise<void> {
  if (expected.includes(response.status)) return;
  await response.body?.cancel();
  const said = `The store of files answered ${response.status}`;
  throw isFull(response.status) ? new StoreFull(said) : new StoreUnavailable(said);
}

/** The bytes of a range: as many as were asked for, whatever else the store sends. */
export function bodyOf({ body }: Response, { start, end }: ByteRange): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    let left = end - start + 1;
    for await (const piece of body ?? []) {
      yield Buffer.from(piece.buffer, piece.byteOffset, Math.min(left, piece.byteLength));
      left -= piece.byteLength;
      if (left <= 0) return;
    }
    throw new StoreUnavailable('The store of files sent less than it has');
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  // Also where nobody has read a byte: the generator has not begun then.
  stream.once('close', () => void (body?.locked === false ? body.cancel() : undefined));
  return stream;
}
