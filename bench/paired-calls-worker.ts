/** Calls two URLs alternately from a separate thread, one call after the other, so that other work on the machine affects both alike. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';

const call = z.object({
  port: z.int(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  method: z.optional(z.string()),
  body: z.optional(z.string()),
});
const { pairs, warmUp, rounds } = z
  .object({ pairs: z.array(z.tuple([call, call])), warmUp: z.int(), rounds: z.int() })
  .parse(workerData);

const agent = new Agent({ keepAlive: true, maxSockets: 2 });

const milliseconds = ({ port, path, headers, method = 'GET', body }: z.infer<typeof call>) =>
  new Promise<number>((resolve, reject) => {
    const start = performance.now();
    const outgoing = request({ port, path, headers, method, agent, host: '127.0.0.1' }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200 || answer.statusCode === 201) resolve(performance.now() - start);
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });

const taken: [number[], number[]] = [[], []];
for (let round = -warmUp; round < rounds; round += 1) {
  const [ours, bare] = pairs[(round + warmUp) % pairs.length] ?? [];
  if (ours === undefined || bare === undefined) throw new Error('There is nothing to call');
  // Each goes first in half of the rounds.
  const first = round % 2 === 0 ? 0 : 1;
  const times: [number, number] = [0, 0];
  for (const at of [first, 1 - first] as const) times[at] = await milliseconds(at === 0 ? ours : bare);
  if (round < 0) continue;
  taken[0].push(times[0]);
  taken[1].push(times[1]);
}
agent.destroy();
parentPort?.postMessage(taken, []);
