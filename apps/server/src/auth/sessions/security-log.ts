import type { ErrorCode } from '@saer/contract/api/error-code';
import type { AccountRole } from '@saer/contract/api/role';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../http/replies/app-error.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import type { Settings } from '../../settings.ts';
import type { AppDependencies } from '../../app-dependencies.ts';

type SecurityEvent =
  | 'access'
  | 'signIn'
  | 'signOut'
  | 'register'
  | 'sendCode'
  | 'confirmCode'
  | 'setPassword'
  | 'changePassword'
  | 'checkExist'
  | 'secondStep'
  | 'changeSecurity'
  | 'resetSecondFactor';

interface Entry {
  readonly accountId?: number | undefined;
  /** Kept as a keyed hash: the same person can be followed, but not read. */
  readonly username?: string;
  /** Why it was rejected. */
  readonly refused?: ErrorCode;
  readonly exists?: boolean;
  /** The method of the denied request. */
  readonly method?: string;
  readonly route?: string;
  readonly role?: AccountRole;
  /** Whose account an admin changed. */
  readonly subjectId?: number;
  /** The change, or the way of signing in. */
  readonly way?: string;
}

/** Records who signed in or was rejected, from where, and when. Never a token, a code or a password. */
export type SecurityLog = (event: SecurityEvent, caller: Pick<Caller, 'address'>, entry: Entry) => void;

/** Logged at any level but silent: these lines are needed after a break-in. */
export function securityLog(
  log: FastifyBaseLogger,
  { logLevel }: Pick<Settings, 'logLevel'>,
  secretKey: string,
): SecurityLog {
  const isWordier = logLevel === 'silent' || logLevel === 'debug' || logLevel === 'trace';
  const lines = log.child({ area: 'security' }, { level: isWordier ? logLevel : 'info' });
  return (event, { address }, { username, ...entry }) => {
    const who =
      username === undefined ? {} : { username: keyedHash(secretKey, 'log', username).slice(0, 16) };
    const line = { event, address, ...entry, ...who };
    if (entry.refused === undefined) lines.info(line, 'accepted');
    else lines.warn(line, 'refused');
  };
}

/** Writes down a refusal on its way out. */
export async function logRefusal<T>(
  log: SecurityLog,
  event: SecurityEvent,
  caller: Pick<Caller, 'address'>,
  work: Promise<T>,
  who: Pick<Entry, 'accountId' | 'username' | 'way'> = {},
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) log(event, caller, { ...who, refused: error.fieldErrors[0].code });
    throw error;
  }
}

export interface SignInDependencies extends AppDependencies {
  readonly log: SecurityLog;
  /** Rejects an admin who comes from an address that admins may not use. */
  readonly requireAdminAddress: (role: AccountRole, address: string) => void;
}
