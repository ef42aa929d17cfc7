import path from 'node:path';
import process from 'node:process';
import { StartFailure } from './start-failure.ts';

/** Everything an operator may set, read once at the start. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Absent: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly mode: Mode;
  readonly logLevel: LogLevel;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  /** Whether a proxy in front names the caller's address. */
  readonly trustProxy: boolean;
}

const modes = ['development', 'production', 'test'] as const;
type Mode = (typeof modes)[number];
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof logLevels)[number];

/** A setting that cannot be used: its name, its value, and what is right. */
export class WrongSetting extends StartFailure {
  override readonly name = 'WrongSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;
type Reader<T> = (value: string) => T | undefined;

function wholeNumber(least: number, most: number): Reader<number> {
  return (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
    return number >= least && number <= most ? number : undefined;
  };
}

const oneOf =
  <T extends string>(words: readonly T[]): Reader<T> =>
  (value) =>
    words.find((word) => word === value);

const postgresUrl: Reader<string> = (value) =>
  /^postgres(ql)?:\/\/\S+$/.test(value) && URL.canParse(value) ? value : undefined;

const filled: Reader<string> = (value) => (value.trim() === '' ? undefined : value);

const yesOrNo: Reader<boolean> = (value) => ({ true: true, false: false })[value];

/** The settings in an environment; an empty variable counts as not set. */
export function readSettings(environment: Environment, root: string): Settings {
  const setting = <T, D extends T | undefined = T>(
    name: string,
    fallback: D,
    read: Reader<T>,
    right: string,
  ): T | D => {
    const value = environment[name];
    if (value === undefined || value === '') return fallback;
    const result = read(value);
    if (result === undefined) throw new WrongSetting(`${name} is "${value}", but must be ${right}.`);
    return result;
  };
  return {
    host: setting<string>('HOST', '127.0.0.1', filled, 'an address or a name of this machine'),
    port: setting<number>('PORT', 3000, wholeNumber(1, 65_535), 'a whole number from 1 to 65535'),
    databaseUrl: setting<string, undefined>(
      'DATABASE_URL',
      undefined,
      postgresUrl,
      'an address such as postgres://user:password@host:5432/database',
    ),
    dataFolder: path.resolve(root, setting<string>('DATA_DIR', '.data', filled, 'a folder')),
    mode: setting<Mode>('NODE_ENV', 'development', oneOf(modes), `one of ${modes.join(', ')}`),
    logLevel: setting<LogLevel>('LOG_LEVEL', 'warn', oneOf(logLevels), `one of ${logLevels.join(', ')}`),
    rateLimit: setting<number>(
      'RATE_LIMIT',
      600,
      wholeNumber(1, 1_000_000),
      'a whole number from 1 to 1000000',
    ),
    trustProxy: setting<boolean>('TRUST_PROXY', false, yesOrNo, 'true or false'),
  };
}

/** The settings of this process. */
export const ownSettings = (root: string): Settings => readSettings(process.env, root);
