import type { Database } from '../../apps/server/src/database/database.ts';

/** A running server that may be attacked: one that was started for it, on this machine. */
export interface Target {
  readonly port: number;
  /** Its database, to create people and to read what was really stored. */
  readonly db: Database;
  /** What it has written to its log so far. */
  readonly log: () => string;
}
