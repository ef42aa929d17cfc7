import { isRunning, hasProcess } from './cluster.ts';
import type { DataDir } from './data-dir.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Callbacks for the process's output. */
export interface Supervision {
  readonly onLost: () => void;
  readonly onRestarted: () => void;
  /** The last event: nothing is tried after it. */
  readonly onAbandoned: (reason: string) => void;
  /** The time that launches may fail; left out: a minute and a half, which is about twenty of them. */
  readonly patienceMs?: number;
}

const lookMs = 250;
const usualPatienceMs = 90_000;

export interface Supervisor {
  /** The server that answered last. */
  readonly current: () => RunningServer;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server again whenever its main process ends, until `stop`. A single process of it that dies is the main process's affair:
 * it ends the others and recovers by itself.
 */
export function supervise(dataDir: DataDir, first: RunningServer, events: Supervision): Supervisor {
  const end = new AbortController();
  const { signal } = end;
  const { patienceMs = usualPatienceMs } = events;
  let server = first;
  let restarting: Promise<void> | undefined;

  const restart = async (): Promise<void> => {
    events.onLost();
    try {
      server = await startServer(dataDir, server.port, { patienceMs, waitForFreeSpace: true, signal });
      server.child?.once('exit', look);
      events.onRestarted();
    } catch (error) {
      if (signal.aborted) return;
      end.abort();
      events.onAbandoned(error instanceof Error ? error.message : String(error));
    }
  };
  const isAlive = (): boolean => (server.child === undefined ? hasProcess(dataDir) : isRunning(server.child));
  const look = (): void => {
    if (signal.aborted || restarting !== undefined || isAlive()) return;
    restarting = restart().finally(() => (restarting = undefined));
  };

  server.child?.once('exit', look);
  // A server that another process launched says nothing to us when it ends.
  const timer = setInterval(look, lookMs).unref();
  return {
    current: () => server,
    stop: async () => {
      end.abort();
      clearInterval(timer);
      await restarting;
    },
  };
}
