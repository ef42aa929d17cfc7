import { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { nameLimit } from '../../http/limits/request-limit.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';

/** The number of times something may be done in a time, counted from the first: made by `defineLimit`. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

const defined = new WeakSet<Limit>();

/** Makes a limit and enters its name. */
export function defineLimit(limit: Limit): Limit {
  nameLimit(limit.name);
  defined.add(limit);
  return limit;
}

/** Counts are in the database, so every server process sees the same ones. */
export interface LimitDependencies {
  readonly db: Database;
  readonly secretKey: string;
}

function getPool(db: Database): Pool {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (client instanceof Pool) return client;
  throw new TypeError('Limits count outside a transaction: they need the database itself');
}

/** The library's counter of a limit. It writes on a separate connection: do not call it inside a transaction. */
export function counter(db: Database, limit: Limit): RateLimiterPostgres {
  if (!defined.has(limit)) throw new TypeError(`The limit ${limit.name} was not defined`);
  return new RateLimiterPostgres({
    storeClient: getPool(db),
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
  });
}

/** Hashes a key, so that the table of counts contains no addresses or names. */
export const limitKey = (secretKey: string, key: string): string => keyedHash(secretKey, 'limit', key);

/** The refusal of one who must wait. */
export const tooManyAttempts = (milliseconds: number): AppError =>
  new AppError({ code: 'tooManyTries', details: { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) } });

/** Counts one use of a key and says whether it is within the limit. */
export async function countUse({ db, secretKey }: LimitDependencies, limit: Limit, key: string) {
  const { consumedPoints, msBeforeNext } = await counter(db, limit).penalty(limitKey(secretKey, key));
  return { isWithin: consumedPoints <= limit.points, msBeforeNext };
}

/** Counts one use of a key; rejects uses above the limit. */
export async function requireWithin(deps: LimitDependencies, limit: Limit, key: string): Promise<void> {
  const { isWithin, msBeforeNext } = await countUse(deps, limit, key);
  if (!isWithin) throw tooManyAttempts(msBeforeNext);
}
