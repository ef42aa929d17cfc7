import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { HttpReply, HttpRequest, Send } from '../core/http-client.ts';
import { networkNumber } from '../core/proxy-hops.ts';
import type { Target } from '../core/target.ts';

export interface LimitContext {
  readonly send: Send;
  readonly target: Target;
  /** The headers of a network that nobody used before. */
  readonly network: () => Readonly<Record<string, string>>;
  /** A ticket of the contact form that is old enough to be used. */
  readonly ticket: () => string;
}

/** Calls that drive named limits over their bound. */
export interface LimitAttack {
  /** Limits, and the counts that they must have exceeded at the end; undefined: it is counted in memory. */
  readonly counts: Readonly<Record<string, number | undefined>>;
  /** Calls that may succeed: the next one must be refused. */
  readonly allowed: number;
  /** Prepares and returns what makes each call. */
  readonly begin: (
    context: LimitContext,
  ) => Promise<(at: number, last: HttpReply | undefined) => HttpRequest | Promise<HttpRequest>>;
  /** Counts that end sooner than the others and would refuse first; emptied before each call. */
  readonly forget?: readonly string[];
  /** Milliseconds until the count ends, where everybody shares it: those who come next are served again. */
  readonly span?: number;
  /** Milliseconds of a count in memory: a machine that takes longer for the calls cannot exceed it. */
  readonly within?: number;
  /** Number of times the calls have had their effect, where nobody is told that it stops. */
  readonly effect?: (context: LimitContext) => Promise<number>;
  readonly isRefusal?: (reply: HttpReply) => boolean;
}

/** Beyond this many calls the count is set to one below its bound. */
const longest = 60;

let networks = 800_000;
export const newNetwork = (): Readonly<Record<string, string>> => {
  networks += 1;
  return networkNumber(networks);
};

const keysOf = (name: string) => sql`key like ${`${name}:%`}`;

async function forget({ db }: Target, names: readonly string[]): Promise<void> {
  for (const name of names) await db.execute(sql`delete from rate_limit where ${keysOf(name)}`);
}

/** Sets the counts of an attack to a number, and lets those that all share end soon. */
async function advance({ db }: Target, { counts, span }: LimitAttack, points: number): Promise<void> {
  const ends = span === undefined ? sql`expire` : sql`${Date.now() + span}`;
  for (const name of Object.keys(counts))
    await db.execute(sql`update rate_limit set points = ${points}, expire = ${ends} where ${keysOf(name)}`);
}

async function countOf({ db }: Target, name: string): Promise<number> {
  const { rows } = await db.execute<{ points: number | null }>(
    sql`select max(points) as points from rate_limit where ${keysOf(name)}`,
  );
  return rows[0]?.points ?? -1;
}

const isTooMany = ({ status }: HttpReply): boolean => status === 429;

/** Drives limits over their bound and says what is wrong with them. */
export async function attackLimit(context: LimitContext, attack: LimitAttack): Promise<readonly string[]> {
  const { counts, allowed, isRefusal = isTooMany } = attack;
  const name = Object.keys(counts).join(', ');
  const next = await attack.begin(context);
  const isStored = Object.values(counts).every((count) => count !== undefined);
  const isAdvanced = isStored && allowed > longest;
  const start = performance.now();
  let last: HttpReply | undefined;
  let refusedAt: number | undefined;
  for (let at = 0; at <= allowed && refusedAt === undefined; at += 1) {
    if (isAdvanced && at === 1) {
      await advance(context.target, attack, allowed - 1);
      at = allowed - 1;
    }
    await forget(context.target, attack.forget ?? []);
    last = await context.send(await next(at, last));
    if (isRefusal(last)) refusedAt = at;
  }
  const wrong: string[] = [];
  const isTooSlow = performance.now() - start > (attack.within ?? Infinity);
  if (attack.effect !== undefined) {
    const effects = await attack.effect(context);
    if (effects > allowed || effects === 0)
      wrong.push(`${name}: ${effects} of ${allowed + 1} had their effect`);
  } else if (refusedAt === undefined && !isTooSlow)
    wrong.push(`${name}: call ${allowed + 1} is answered with ${last?.status}: ${last?.text.slice(0, 80)}`);
  for (const [each, exceeded] of Object.entries(counts)) {
    if (exceeded === undefined) continue;
    const count = await countOf(context.target, each);
    if (count <= exceeded) wrong.push(`${each}: the calls have not reached it: ${count} of ${exceeded + 1}`);
  }
  if (attack.span !== undefined) await pause(attack.span);
  return wrong;
}
