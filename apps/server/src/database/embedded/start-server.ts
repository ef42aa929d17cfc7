import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';
import { isRunning, launch, removeLocksOfZombies, runningServer } from './cluster.ts';
import { answers } from './connect.ts';
import type { DataDir } from './data-dir.ts';

/** A server that answers. `child`: the process that we launched; absent where another one did. */
export interface RunningServer {
  readonly port: number;
  readonly child: ChildProcess | undefined;
}

export interface StartOptions {
  /** The time it may fail, counted in pauses between launches: recovery after a crash takes the time it takes. */
  readonly patienceMs: number;
  /** A full disk is waited out: an operator frees space, and what was acknowledged is still there. */
  readonly waitForFreeSpace: boolean;
  readonly signal: AbortSignal;
}

const pollMs = 50;
const firstPauseMs = 100;
const maxPauseMs = 5_000;
/** A process that does not respond for this long never will. */
const maxSilenceMs = 10 * 60_000;

interface Launch {
  readonly child: ChildProcess | undefined;
  readonly at: number;
  /** Why there is no process, or why it ended. */
  readonly reason: () => string;
}

/** The current end of the log: later lines belong to the next launch. */
const logEnd = (log: string): number => (existsSync(log) ? statSync(log).size : 0);

/** Why a launch failed, in one line: the last error that PostgreSQL wrote since `start`, without time and process. */
function failureReason(log: string, start = 0): string {
  if (!existsSync(log)) return 'it wrote no log';
  const lines = readFileSync(log).subarray(start).toString('utf8').trim().split('\n');
  const error =
    lines.findLast((line) => /(?:FATAL|PANIC|ERROR):|^postgres:/.test(line)) ?? lines.at(-1) ?? '';
  return error.replace(/^.*?\b(?:FATAL|PANIC|ERROR):\s+/, '') || 'it gave no reason';
}

const isDiskFull = (reason: string): boolean => /no space left on device|disk quota exceeded/i.test(reason);

function tryLaunch(dataDir: DataDir, port: number): Launch {
  const start = logEnd(dataDir.log);
  const at = Date.now();
  try {
    removeLocksOfZombies(dataDir, port);
    return { child: launch(dataDir, port), at, reason: () => failureReason(dataDir.log, start) };
  } catch (error) {
    return { child: undefined, at, reason: () => (error instanceof Error ? error.message : String(error)) };
  }
}

/**
 * Waits until this folder's server responds. Launches it with growing pauses while none runs: the lock of a killed server remains
 * until the system has cleaned it up, and its last statements until they notice that it is gone. @throws {StartupError} if it fails
 * for longer than the given time
 */
export async function startServer(
  dataDir: DataDir,
  wantedPort: number,
  { patienceMs, waitForFreeSpace, signal }: StartOptions,
): Promise<RunningServer> {
  let last: Launch | undefined;
  let paused = 0;
  for (let pause = 0; ;) {
    if (signal.aborted) last?.child?.kill('SIGINT');
    signal.throwIfAborted();
    const running = runningServer(dataDir);
    if (running !== undefined && (await answers(dataDir, running.port)))
      return { port: running.port, child: last?.child?.pid === running.pid ? last.child : undefined };
    const isStarting = last?.child !== undefined && isRunning(last.child);
    const age = last === undefined ? Infinity : Date.now() - last.at;
    if (isStarting && age > maxSilenceMs) throw new StartupError('The embedded PostgreSQL does not answer.');
    if (!isStarting && age >= pause) {
      const reason = last?.reason() ?? '';
      const isWaiting = waitForFreeSpace && isDiskFull(reason);
      if (paused >= patienceMs && !isWaiting)
        throw new StartupError(`The embedded PostgreSQL does not start: ${reason}`);
      last = tryLaunch(dataDir, wantedPort);
      pause = Math.min(Math.max(firstPauseMs, pause * 2), maxPauseMs);
      paused += isWaiting ? 0 : pause;
    }
    await wait(pollMs);
  }
}
