import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { person } from '../../apps/server/src/testing/accounts.ts';
import { type AttackedServer, isReady } from '../core/attacked-server.ts';
import { httpClient } from '../core/http-client.ts';
import { atMost, type Finding, milliseconds, noneOf } from '../core/report.ts';
import { Ledger } from '../kills/ledger.ts';
import { startWriter } from '../kills/writer.ts';

const writers = 6;
/** Waits until writing works again after a kill. */
const recovery = 20_000;

const plans = fc.record({
  victim: fc.constantFrom('server', 'database', 'both'),
  after: fc.integer({ min: 50, max: 600 }),
});

/** True if more saves are acknowledged before the next kill: only work in progress can be lost. */
async function isWriting(ledger: Ledger): Promise<boolean> {
  const enough = ledger.acknowledged + writers;
  const end = performance.now() + recovery;
  while (ledger.acknowledged < enough && performance.now() < end) await pause(20);
  return ledger.acknowledged >= enough;
}

/** True if the process replies at all while it is not ready. */
const liveness = (port: number): Promise<string> =>
  fetch(`http://127.0.0.1:${port}/v1/health/live`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => `answers ${status}`,
    (error: unknown) => `does not answer (${String(error)})`,
  );

export interface Kills {
  readonly kills: number;
  readonly seed: number;
}

/** Kills the server and its database while sellers write, and compares what remains with what was acknowledged. */
export async function attackByKilling(
  server: AttackedServer,
  { kills, seed }: Kills,
): Promise<readonly Finding[]> {
  const { send, close } = httpClient(server.port, { connections: writers, patience: 20_000 });
  const ledger = new Ledger();
  const sellers = await Promise.all(
    Array.from({ length: writers }, () => person(server, { role: 'USER', subscribed: true })),
  );
  const atWork = sellers.map((seller, at) => startWriter(send, seller, `W${at}`, ledger));
  const failures: string[] = [];
  const recovered: number[] = [];
  const lastLines: string[] = [];
  for (const { victim, after } of fc.sample(plans, { seed, numRuns: kills })) {
    if (!(await isWriting(ledger)))
      failures.push(`ready, and nothing is written within ${recovery / 1000} s`);
    await pause(after);
    if (victim !== 'server') server.killDatabase();
    if (victim !== 'database') await server.killServer();
    const killed = performance.now();
    if (victim !== 'database') await server.start();
    // Asked a second time, it may just have noticed that the database is gone.
    let ready = await isReady(server.port);
    while (!ready && performance.now() - killed < recovery && server.isRunning()) {
      await pause(50);
      ready = await isReady(server.port);
    }
    if (ready) {
      recovered.push(performance.now() - killed);
      continue;
    }
    failures.push(
      `${victim} killed: ${server.isRunning() ? `not ready after ${recovery / 1000} s` : 'the server ended'}`,
    );
    lastLines.push(`the process itself: ${await liveness(server.port)}`, ...server.lastLines());
    await server.killServer();
    await server.start();
  }
  // Every save in progress finishes.
  await pause(1_000);
  for (const writer of atWork) await writer.end();
  close();
  const { lost, doubled, half } = await ledger.differences(server.db);
  const kinds = Object.entries(Object.groupBy(failures, (each) => each));
  return [
    {
      check: `kills, seed ${seed}: the server was ready again by itself`,
      count: kills,
      worst: failures.length === 0 ? 'always' : `${failures.length} times not`,
      bound: 'always',
      isMiss: failures.length > 0,
      details: [
        ...kinds.map(([name, all]) => `${all?.length ?? 0} × ${name}`),
        ...lastLines.slice(-48).map((line) => line.slice(0, 300)),
      ],
    },
    atMost('kills: until ready again', recovered.length, Math.max(0, ...recovered), recovery, milliseconds),
    noneOf('kills: acknowledged and lost', ledger.acknowledged, lost),
    noneOf('kills: stored twice', ledger.count, doubled),
    noneOf('kills: stored by half', ledger.count, half),
  ];
}
