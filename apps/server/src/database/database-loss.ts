import { DatabaseError } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * SQLSTATEs of a database that is unavailable or out of resources: connection exceptions (08), insufficient resources such as a full
 * disk (53), a server that shuts down, crashed or starts up (57P01 to 57P03), an idle session it ended (57P05), and a disk that
 * cannot be read (58030).
 */
const lossState = /^(?:08|53|57P0[1235]$|58030$)/;

/** System errors of a connection that could not be opened or broke. */
const connectionErrors = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  // The socket's file: a server that is down has none.
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const connectionCalls = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/** Errors of the driver and its pool that have no code. */
const driverMessages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
]);

const errorText = (error: Error, name: 'code' | 'syscall'): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
};

function ownLoss(error: Error): string | undefined {
  const code = errorText(error, 'code');
  if (error instanceof DatabaseError) return lossState.test(code) ? code : undefined;
  if (code === 'ENOSPC') return code;
  if (connectionErrors.has(code) && connectionCalls.has(errorText(error, 'syscall'))) return code;
  return driverMessages.has(error.message) ? error.message : undefined;
}

/** Why the database could not answer, where that is why `error` came about: a code or the driver's words, never values of a statement. */
export function databaseLoss(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const own = ownLoss(error);
  if (own !== undefined) return own;
  const inner = error instanceof AggregateError ? [...error.errors, error.cause] : [error.cause];
  return inner.map(databaseLoss).find((loss) => loss !== undefined);
}

const patienceMs = 15_000;
const pauseMs = 200;

/** Repeats the first steps of a start while the database is unavailable: a server that is shutting down may stop the one we have joined. */
export async function retryWhileUnavailable<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + patienceMs; ;) {
    try {
      return await work();
    } catch (error) {
      if (databaseLoss(error) === undefined || Date.now() > until) throw error;
      await wait(pauseMs);
    }
  }
}
