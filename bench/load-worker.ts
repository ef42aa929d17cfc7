/** Calls a URL many times from a separate thread, so that the caller's work is not measured as the server's. */
import { Agent, request } from 'node:http';
import { workerData } from 'node:worker_threads';
import * as z from 'zod/mini';

const { port, method, path, lanes, calls, elapsed } = z
  .object({
    port: z.int(),
    method: z.string(),
    path: z.string(),
    /** One entry per concurrent call: the request to send. */
    lanes: z.array(z.object({ headers: z.record(z.string(), z.string()), body: z.string() })),
    /** All together. */
    calls: z.int(),
    /** Receives the elapsed milliseconds. */
    elapsed: z.instanceof(SharedArrayBuffer),
  })
  .parse(workerData);

const agent = new Agent({ keepAlive: true, maxSockets: lanes.length });

const call = ({ headers, body }: (typeof lanes)[number]) =>
  new Promise<void>((resolve, reject) => {
    const outgoing = request({ port, method, path, headers, agent, host: '127.0.0.1' }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });

let left = calls;
const start = performance.now();
await Promise.all(
  lanes.map(async (lane) => {
    while (left > 0) {
      left -= 1;
      await call(lane);
    }
  }),
);
new Float64Array(elapsed)[0] = performance.now() - start;
agent.destroy();
