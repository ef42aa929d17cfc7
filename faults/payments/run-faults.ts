import { followClock } from '../../apps/server/src/subscriptions/jobs.ts';
import { type Fault, faults } from './faults.ts';
import { compareLedgers, compareNumbers, type Counts, countNames, noCounts } from './ledgers.ts';
import { newShop, type Operation, operations, random } from './operations.ts';
import { letPass } from './pass-time.ts';
import type { World } from './world.ts';

/** One fault during one operation, with what its seed decides. */
interface Case {
  readonly fault: Fault;
  readonly operation: Operation;
  readonly seed: number;
}

/** Rounds of asking about what is open, each later by this much. */
const rounds = 6;
const minutesBetween = 25;
/** Further rounds where money is not accounted for yet: the product asks for three days, and an answer can be late here. */
const moreRounds = 60;
/** The last of them are further apart, so that three days pass. */
const usualRounds = 20;
const longerBetween = 120;
const siteOrigin = 'https://saer.test';
/** Number of the first rounds without a gateway, where it is down: an hour. */
const roundsDown = 3;

async function runCase(
  world: World,
  { fault, operation, seed }: Case,
  isReconciled: boolean,
  onError: (error: unknown) => void,
): Promise<{ readonly counts: Counts; readonly more: number }> {
  const { server } = world;
  const shop = await newShop(world);
  // People decide otherwise beside each fault, so that few seeds meet many decisions.
  const run = { world, fault, shop, next: random(seed * 1_000 + faults.indexOf(fault)) };
  await operation.prepare?.(run);
  const failures = fault.failures?.(operation.place) ?? [];
  if (failures.length > 0) await server.fail(...failures);
  fault.before?.(world);
  if (fault.isDown === true) server.setDown(true);
  // Where the server is killed, nobody gets an answer.
  await operation.act(run).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'Killed')) onError(error);
  });
  server.killAt(undefined);
  for (let round = 0; round < rounds; round += 1) {
    if (round === roundsDown) server.setDown(false);
    if (isReconciled) await letPass(world, shop.id, minutesBetween, onError);
  }
  server.setDown(false);
  await server.clear();
  await followClock(server.db, siteOrigin);
  let counts = await compareLedgers(world, shop.id);
  let more = 0;
  const most = isReconciled ? moreRounds : 0;
  for (; !isClean(counts) && more < most; more += 1) {
    await letPass(world, shop.id, more < usualRounds ? minutesBetween : longerBetween, onError);
    counts = await compareLedgers(world, shop.id);
  }
  return { counts, more };
}

const add = (sum: Counts, each: Counts): Counts => {
  const total = { ...sum };
  for (const name of countNames) total[name] += each[name];
  return total;
};

export const isClean = (counts: Counts): boolean => Object.values(counts).every((count) => count === 0);

export interface FaultReport {
  readonly runs: number;
  /** Those of them whose gateway had to be asked more often than usual. */
  readonly asked: number;
  readonly counts: Counts;
  /** The first cases that were not clean, to be run again by their seeds. */
  readonly broken: readonly string[];
  readonly errors: readonly string[];
}

/** Runs every fault in every operation with some seeds, spread over worlds. `isReconciled: false`: the control, which must not be clean. */
export async function runFaults(
  worlds: readonly World[],
  {
    seeds,
    firstSeed,
    isReconciled,
    only,
    stopsAtFirst = false,
    onProgress,
  }: {
    readonly seeds: number;
    readonly firstSeed: number;
    readonly isReconciled: boolean;
    /** The name of the only operation to run. */
    readonly only?: string | undefined;
    /** Ends with the first case that is not clean. */
    readonly stopsAtFirst?: boolean;
    readonly onProgress?: (runs: number, of: number) => void;
  },
): Promise<FaultReport> {
  const cases = Array.from({ length: seeds }, (_, at) => firstSeed + at).flatMap((seed) =>
    operations
      .filter(({ name }) => only === undefined || name === only)
      .flatMap((operation) => faults.map((fault) => ({ fault, operation, seed }))),
  );
  const broken: string[] = [];
  const errors: string[] = [];
  let counts = noCounts();
  let runs = 0;
  let asked = 0;
  const left = cases.toReversed();
  const isOver = () => stopsAtFirst && broken.length + errors.length > 0;
  const work = async (world: World): Promise<void> => {
    for (let each = left.pop(); each !== undefined && !isOver(); each = left.pop()) {
      const name = `${each.operation.name}, ${each.fault.name}, seed ${each.seed}`;
      const onError = (error: unknown): void => {
        if (isReconciled)
          errors.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      };
      const { counts: found, more } = await runCase(world, each, isReconciled, onError);
      if (!isClean(found)) broken.push(`${name}: ${JSON.stringify(found)}`);
      if (more > 0) asked += 1;
      counts = add(counts, found);
      runs += 1;
      onProgress?.(runs, cases.length);
    }
  };
  await Promise.all(worlds.map(work));
  for (const world of isReconciled ? worlds : []) {
    counts = add(counts, await compareNumbers(world));
    for (const answer of world.failedAnswers) errors.push(answer);
  }
  return { runs, asked, counts, broken: broken.slice(0, 20), errors: errors.slice(0, 20) };
}
