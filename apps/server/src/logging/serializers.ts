import { hasCardNumber } from '@saer/contract/api/card-number';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { sourceFrames } from './source-frames.ts';

interface LoggedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code: string | undefined;
  /** The statement, with placeholders instead of parameters. */
  readonly query: string | undefined;
  /** Where in the database it went wrong. */
  readonly schema: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;
  readonly cause: LoggedError | undefined;
}

const longestQuery = 4_000;
/** Errors caused by errors caused by errors: further ones say nothing new. */
const deepestCause = 5;

/**
 * SQLSTATE classes whose messages name only the database's own objects. Others quote values, as data exceptions do (`invalid input
 * syntax for type date: "…"`), or arbitrary text of a trigger.
 */
const namesObjectsOnly = /^(?:08|23|25|26|28|3D|40|42|53|54|55|57|58)/;

function errorMessage(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'A statement failed';
  if (!(error instanceof DatabaseError)) return error.message;
  const code = error.code ?? '';
  return namesObjectsOnly.test(code) ? error.message : `The database refused a value (SQLSTATE ${code})`;
}

/** The frames alone, as the sources have them: a stack begins with the message. */
const parseFrames = ({ stack = '' }: Error): readonly string[] =>
  sourceFrames(stack.split('\n').filter((line) => /^\s+at /.test(line)));

const errorCode = (error: Error): string | undefined =>
  'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
    ? String(error.code)
    : undefined;

function logged(error: Error, depth: number): LoggedError {
  const message = errorMessage(error);
  const database = error instanceof DatabaseError ? error : undefined;
  return {
    type: error.constructor.name,
    message,
    stack: [`${error.name}: ${message}`, ...parseFrames(error)].join('\n'),
    code: errorCode(error),
    query: error instanceof DrizzleQueryError ? error.query.slice(0, longestQuery) : undefined,
    schema: database?.schema,
    table: database?.table,
    column: database?.column,
    constraint: database?.constraint,
    cause: error.cause instanceof Error && depth > 0 ? logged(error.cause, depth - 1) : undefined,
  };
}

/**
 * The log entry of an error: what failed and where, never with which values. A failed statement carries its parameters, and the
 * database's message quotes them: password hashes, codes, addresses.
 */
const loggedError = (error: unknown): LoggedError =>
  logged(error instanceof Error ? error : new Error(`A ${typeof error} was thrown`), deepestCause);

/** The same as lines, where no log is open yet or any more. */
export function errorText(error: unknown): string {
  const { stack, query, cause } = loggedError(error);
  return [
    stack,
    ...(query === undefined ? [] : [query]),
    ...(cause === undefined ? [] : [`Cause: ${cause.stack}`]),
  ].join('\n');
}

/** The address of a request with its signs decoded, as far as they can be. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Addresses whose last part is a secret, as providers know them. */
const beforeSecret = /^(\/+v1\/+delivery-report\/+[^/]*\/).+$/i;

/** The address without its query and without a secret in it; none at all if it has what could be a card number. */
function loggedUrl(url: string): string {
  const [address = ''] = url.split('?', 1);
  const decoded = decodedAddress(address);
  if (hasCardNumber(decoded)) return '/[a number]';
  return beforeSecret.test(decoded) ? decoded.replace(beforeSecret, '$1…') : address;
}

/** Serializers of the log. URLs are written without their query, which contains what people search and send. */
export const serializers = {
  err: loggedError,
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: loggedUrl(url),
    host,
    remoteAddress: ip,
  }),
};
