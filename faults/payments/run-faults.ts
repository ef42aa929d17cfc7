import { and, eq, sql } from 'drizzle-orm';
import { reconcilePayments } from '../../apps/server/src/payments/checking/reconcile.ts';
import { transaction } from '../../apps/server/src/payments/tables.ts';
import { type Fault, faults } from './faults.ts';
import { compareLedgers, type Counts, noCounts } from './ledgers.ts';
import { newShop, type Operation, operations, random } from './operations.ts';
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
/** Of the first rounds without a gateway, where it is down: an hour. */
const roundsDown = 3;

/** Lets time pass for a customer's open payments and refunds, so that they are due. */
const letTimePass = ({ server: { db } }: World, customerId: number) =>
  db
    .update(transaction)
    .set({
      createdAt: sql`${transaction.createdAt} - make_interval(mins => ${minutesBetween})`,
      nextCheckAt: sql`now() - interval '1 second'`,
    })
    .where(and(eq(transaction.customerId, customerId), eq(transaction.status, 'PENDING')));

async function runCase(
  world: World,
  { fault, operation, seed }: Case,
  isReconciled: boolean,
  onError: (error: unknown) => void,
): Promise<{ readonly counts: Counts; readonly more: number }> {
  const { server } = world;
  const shop = await newShop(world);
  const run = { world, fault, shop, next: random(seed) };
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
    if (isReconciled) {
      await letTimePass(world, shop.id);
      await reconcilePayments(server.app.payments, onError);
    }
  }
  server.setDown(false);
  await server.clear();
  let counts = await compareLedgers(world, shop.id);
  let more = 0;
  const most = isReconciled ? moreRounds : 0;
  for (; !isClean(counts) && more < most; more += 1) {
    await letTimePass(world, shop.id);
    await reconcilePayments(server.app.payments, onError);
    counts = await compareLedgers(world, shop.id);
  }
  return { counts, more };
}

const add = (sum: Counts, each: Counts): Counts => ({
  doubleCharges: sum.doubleCharges + each.doubleCharges,
  chargedNotActive: sum.chargedNotActive + each.chargedNotActive,
  activeNotCharged: sum.activeNotCharged + each.activeNotCharged,
  lostOrders: sum.lostOrders + each.lostOrders,
  wrongRefunds: sum.wrongRefunds + each.wrongRefunds,
  wrongInvoices: sum.wrongInvoices + each.wrongInvoices,
});

export const isClean = (counts: Counts): boolean => Object.values(counts).every((count) => count === 0);

export interface FaultReport {
  readonly runs: number;
  /** Of them, those whose gateway had to be asked more often than usual. */
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
    onProgress,
  }: {
    readonly seeds: number;
    readonly firstSeed: number;
    readonly isReconciled: boolean;
    readonly onProgress?: (runs: number, of: number) => void;
  },
): Promise<FaultReport> {
  const cases = Array.from({ length: seeds }, (_, at) => firstSeed + at).flatMap((seed) =>
    operations.flatMap((operation) => faults.map((fault) => ({ fault, operation, seed }))),
  );
  const broken: string[] = [];
  const errors: string[] = [];
  let counts = noCounts();
  let runs = 0;
  let asked = 0;
  const left = cases.toReversed();
  const work = async (world: World): Promise<void> => {
    for (let each = left.pop(); each !== undefined; each = left.pop()) {
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
  return { runs, asked, counts, broken: broken.slice(0, 20), errors: errors.slice(0, 20) };
}
