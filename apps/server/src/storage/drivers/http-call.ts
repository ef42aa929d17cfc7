import { Readable } from 'node:stream';
import { type ByteRange, StoreFull, StoreUnavailable } from './object-store.ts';

/** Milliseconds until a store must have begun to answer; as long, altogether, may it be waited for while it sends a body. */
export const storePatienceMs = 60_000;
const longestText = 1024 * 1024;

/** Statuses by which stores say that they have no room. */
const isFull = (status: number): boolean => status === 507 || status === 413;

/** Calls a store and gives its answer, whose body is read by `readText` or `toBody`; follows no redirect. */
export async function callStore(
  send: (signal: AbortSignal) => Promise<Response>,
  patienceMs = storePatienceMs,
): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patienceMs);
  try {
    return await send(controller.signal);
  } catch (error) {
    throw new StoreUnavailable('The store of files does not answer', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The pieces of a body, until the store has been waited for too long: only that counts, not how slowly somebody else takes them. A store
 * that sends a byte now and then would otherwise be waited for without end.
 */
async function* patiently(body: Response['body'], patienceMs: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  let left = patienceMs;
  let isOver = false;
  try {
    for (;;) {
      const asked = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(
          () => reject(new StoreUnavailable('The store of files is too slow')),
          Math.max(1, left),
        );
      });
      const { done, value } = await Promise.race([reader.read(), late]).finally(() => clearTimeout(timer));
      left -= performance.now() - asked;
      if (done) {
        isOver = true;
        return;
      }
      yield value;
    }
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable('The store of files broke off', { cause: error });
  } finally {
    if (!isOver) await reader.cancel().catch(() => undefined);
  }
}

/** The short text of an answer. */
export async function readText({ body }: Response, patienceMs = storePatienceMs): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of patiently(body, patienceMs)) {
    size += piece.byteLength;
    if (size > longestText) throw new StoreUnavailable('The store of files says too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Rejects an answer other than the expected ones; its words are logged by the store's own codes only. */
export async function requireStatus(response: Response, ...expected: readonly number[]): Promise<void> {
  if (expected.includes(response.status)) return;
  await response.body?.cancel();
  const said = `The store of files answered ${response.status}`;
  throw isFull(response.status) ? new StoreFull(said) : new StoreUnavailable(said);
}

/** The bytes of a range: as many as were asked for, whatever else the store sends. */
export function toBody(
  { body }: Response,
  { start, end }: ByteRange,
  patienceMs = storePatienceMs,
): Readable {
  async function* pieces(): AsyncGenerator<Buffer> {
    let left = end - start + 1;
    for await (const piece of patiently(body, patienceMs)) {
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
