import type { Database } from '../database/database.ts';
import type { Principal } from '../http/principal.ts';
import type { Settings } from '../settings.ts';

/** The principal of an open session. */
export async function findPrincipal(
  _db: Database,
  _token: string,
  _settings: Settings,
): Promise<Principal | undefined> {
  return undefined;
}
