import type { Database } from './database/database.ts';
import type { Settings } from './settings.ts';

/** The server's dependencies, passed to its modules. */
export interface AppDependencies {
  readonly settings: Settings;
  readonly db: Database;
  /** Key for hashing codes and numbers and for signing tokens. */
  readonly secretKey: string;
  readonly version: string;
  /** The built web app; if it is absent only the API is served. */
  readonly webFolder: string;
  /** Where the log goes; absent: to standard output. */
  readonly logStream?: { readonly write: (line: string) => void };
}
