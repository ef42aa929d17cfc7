import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PoolConfig } from 'pg';
import * as z from 'zod/mini';
import { savedProduct } from '../../apps/server/src/products/testing/saved-product.ts';
import { person } from '../../apps/server/src/testing/accounts.ts';
import { type WireBreak, wireBreaks } from '../../apps/server/src/testing/faulty-wire.ts';
import { openWorld, type World } from '../payments/world.ts';
import { appwrite, gateway, nafath, s3 } from './called-systems.ts';
import { messageSystems } from './message-systems.ts';
import type { ServerInput } from './server-input.ts';
import type { OutsideSystem } from './system.ts';

const secretKey = 'only-for-the-faults-'.repeat(2);
/** Time the server waits for a system, where that can be set: less than usual, so that a case is short. */
const timeoutMs = 1_500;
/** Periods with the fault, and as many without, by turns. */
const periods = 4;
/** Milliseconds between two calls of own routes, and between two causes for the system to be called. */
const betweenCalls = 20;
const betweenCauses = 50;
/** A mended system has all within this, unless it says otherwise: less than the runner of jobs waits for one that hangs. */
const usualRepair = 30_000;
const warmUpMs = 6_000;
/** Times the usual that the slowest calls may take. */
const mostTimes = 1.2;

const report = z.object({
  taken: z.array(z.object({ isSignIn: z.boolean(), ms: z.number() })),
  failed: z.array(z.string()),
});
type Taken = z.infer<typeof report>['taken'];

const p99 = (taken: Taken): number => {
  const sorted = taken
    .filter(({ isSignIn }) => !isSignIn)
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
};
const medianSignIn = (taken: Taken): number => {
  const sorted = taken
    .filter(({ isSignIn }) => isSignIn)
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};

interface Program {
  readonly child: ChildProcess;
  readonly ask: <T extends z.core.$ZodType>(schema: T) => Promise<z.output<T>>;
}

/** Starts a file of this folder, ended with `opened`. */
async function start(opened: AsyncDisposableStack, file: string, input: object) {
  const child = fork(path.join(import.meta.dirname, file), [JSON.stringify(input)]);
  opened.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  const [message] = await once(child, 'message');
  const ask: Program['ask'] = async (schema) => {
    const answered = once(child, 'message');
    child.send('report');
    return z.parse(schema, (await answered)[0]);
  };
  return { message: message as unknown, program: { child, ask } };
}

interface Trial {
  readonly world: World;
  readonly system: OutsideSystem;
  readonly port: number;
  readonly load: Program;
  readonly server: Program;
  readonly seconds: number;
}

/** Lets time pass for what is to be tried again. */
const dueNow = ({ server: { db } }: World) =>
  db.execute(sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`);

async function runCase({ world, system, port, load, server, seconds }: Trial, fault: WireBreak) {
  const { wire, longestRepair = usualRepair } = system;
  await system.prepare?.();
  const sound: Taken[] = [];
  const bad: Taken[] = [];
  const wrong: string[] = [];
  const causing = { isOver: false };
  const cause = async () => {
    while (!causing.isOver) {
      await Promise.all([system.cause(port), pause(betweenCauses)]);
    }
  };
  const caused = cause();
  // What the case before has left does not count.
  await pause(500);
  await load.ask(report);
  for (let at = 0; at < periods * 2; at += 1) {
    // Each kind comes first as often as the other.
    const isBad = at % 4 === 1 || at % 4 === 2;
    if (isBad) await wire.breakBy(fault);
    else await wire.mend();
    await pause((seconds * 1_000) / periods);
    const { taken, failed } = await load.ask(report);
    (isBad ? bad : sound).push(taken);
    wrong.push(...failed);
  }
  await wire.breakBy(fault);
  await pause(300);
  causing.isOver = true;
  await caused;
  await wire.mend();
  const mended = performance.now();
  let left = await system.waiting(port);
  while (left > 0 && performance.now() - mended < longestRepair) {
    await dueNow(world);
    await pause(250);
    left = await system.waiting(port);
  }
  const repaired = (performance.now() - mended) / 1_000;
  if (left > 0) wrong.push(`${left} wait ${longestRepair / 1_000} s after it is well again`);
  const finished = await system.finish(port);
  const { errors } = await server.ask(z.object({ errors: z.array(z.string()) }));
  wrong.push(...finished.wrong, ...new Set(errors));
  const [usual, slow] = [p99(sound.flat()), p99(bad.flat())];
  // What the machine itself does to calls shows where nothing is broken: the worst of those periods.
  const worst = Math.max(...sound.map(p99));
  return {
    wrong,
    isHarmed: slow > usual * mostTimes && slow > worst * mostTimes,
    line:
      `p99 ${slow.toFixed(1)} ms beside ${usual.toFixed(1)} (${(slow / usual).toFixed(2)} times; periods without the fault ` +
      `${sound.map((each) => p99(each).toFixed(0)).join(', ')}), sign-in ${medianSignIn(bad.flat()).toFixed(0)} beside ` +
      `${medianSignIn(sound.flat()).toFixed(0)} ms; ${finished.summary}; well after ${repaired.toFixed(1)} s`,
  };
}

/** Attempts at a case whose own routes were slower: what other work did to the machine does not come in each of them. */
const attempts = 3;

/** Runs a case, and again where own routes were slower. */
async function tryCase(trial: Trial, fault: WireBreak, say: (line: string) => unknown): Promise<boolean> {
  const name = `${trial.system.name}, ${fault}`.padEnd(20);
  for (let attempt = 1; ; attempt += 1) {
    const { wrong, isHarmed, line } = await runCase(trial, fault);
    say(`  ${name} ${line}`);
    for (const each of wrong) say(`  ! ${name} ${each}`);
    if (wrong.length > 0) return false;
    if (!isHarmed) return true;
    const isLast = attempt === attempts;
    say(`  ${isLast ? '!' : '?'} ${name} own routes are slower`);
    if (isLast) return false;
  }
}

export interface BadDays {
  /** With each fault of each system; as long without it. */
  readonly seconds: number;
  /** Only systems whose name contains it. */
  readonly only: string | undefined;
  readonly fault: string | undefined;
  readonly say: (line: string) => unknown;
}

/** Breaks the wire to each system outside in each way while own routes are called; resolves with whether all was well. */
export async function runOutside(
  opened: AsyncDisposableStack,
  connection: PoolConfig,
  { seconds, only, fault: chosen, say }: BadDays,
): Promise<boolean> {
  const world = await openWorld(opened, connection, () => undefined);
  const { server } = world;
  const people = {
    browser: await person(server, { role: 'USER' }),
    phone: await person(server, { role: 'USER' }),
    caller: await person(server, { role: 'USER', subscribed: true }),
    other: await person(server, { role: 'USER' }),
  };
  for (let at = 0; at < 30; at += 1)
    await savedProduct(server, people.caller, { nameEn: `Watch ${at}`, nameAr: `ساعة ${at}` });
  const messages = await messageSystems(opened, server.db, { ...people, secretKey });
  const cards = await gateway(opened, world);
  const identity = await nafath(opened, world);
  let isGood = true;
  let cases = 0;
  // A server stores its files in one place.
  for (const openStore of [s3, appwrite]) {
    await using ended = new AsyncDisposableStack();
    const store = await openStore(ended, world);
    const systems =
      openStore === s3 ? [...messages.systems, cards.system, identity.system, store.system] : [store.system];
    const those = systems.filter(({ name }) => only === undefined || name.includes(only));
    if (those.length === 0) continue;
    const input: ServerInput = {
      connection: z.parse(z.record(z.string(), z.union([z.string(), z.number()])), connection),
      environment: { ...messages.environment, ...identity.environment, ...store.environment },
      gateway: cards.access,
      ca: messages.ca,
      timeoutMs,
    };
    const { message, program } = await start(ended, 'server.ts', input);
    const { port } = z.parse(z.object({ port: z.int() }), message);
    const { token } = people.caller;
    const { email, password } = people.other;
    const load = await start(ended, 'load.ts', { port, token, email, password, everyMs: betweenCalls });
    // The first calls of a process are slow.
    await pause(warmUpMs);
    for (const system of those) {
      for (const fault of wireBreaks.filter((each) => chosen === undefined || each === chosen)) {
        const trial = { world, system, port, load: load.program, server: program, seconds };
        cases += 1;
        isGood = (await tryCase(trial, fault, say)) && isGood;
      }
    }
  }
  return isGood && cases > 0;
}
