import type { Database } from './database/database.ts';
import type { Settings } from './settings.ts';

/** What the server is made of, and what its rooms are given. */
export interface AppDependencies {
  readonly settings: Settings;
  readonly db: Database;
  /** What codes and numbers are hashed with and tokens signed with. */
  readonly secretKey: string;
  readonly version: string;
  /** The built web app; where it is absent only the API is served. */
  readonly webFolder: string;
  /** Where the log goes; absent: to standard output. */
  readonly logStream?: { readonly write: (line: string) => void };
}
