/**
 * Calls a URL many times from a separate thread, with minimal work per call: prepared requests are sent over raw sockets, one after
 * the other on each, and only status and length of the replies are read.
 */
import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';

const { port, requests, calls, elapsed } = z
  .object({
    port: z.int(),
    /** One per connection, as sent over the wire. */
    requests: z.array(z.string()),
    /** All together. */
    calls: z.int(),
    /** Receives the elapsed milliseconds. */
    elapsed: z.instanceof(SharedArrayBuffer),
  })
  .parse(workerData);

let left = calls;

/** The length of a reply's body; undefined if its header is incomplete. */
function bodyLength(head: string): number {
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`The server answered ${head.slice(0, 300)}`);
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('The server did not say how long its answer is');
  return Number(length);
}

function lane(request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(request);
    const socket = connect(port, '127.0.0.1');
    let head = '';
    /** Bytes of the body still to come; -1 while reading the header. */
    let missing = -1;
    const next = () => {
      if (left <= 0) return socket.end(resolve);
      left -= 1;
      head = '';
      missing = -1;
      return socket.write(bytes);
    };
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('connect', next);
    socket.on('data', (chunk) => {
      if (missing < 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        missing = bodyLength(head.slice(0, end)) - (head.length - end - 4);
      } else missing -= chunk.length;
      if (missing === 0) next();
    });
  });
}

const start = performance.now();
await Promise.all(requests.map(lane));
new Float64Array(elapsed)[0] = performance.now() - start;
