import type { Database } from '../../apps/server/src/database/database.ts';

/** A running local server that was started to be attacked. */
export interface Target {
  readonly port: number;
  /** Its database, for creating accounts and reading what was really saved. */
  readonly db: Database;
  /** The log written so far. */
  readonly log: () => string;
}
