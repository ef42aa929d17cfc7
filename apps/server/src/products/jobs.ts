import type { Database } from '../database/database.ts';
import { notifyOfTables } from './impact/fee-notice.ts';

/** Tells sellers whose products a published fee table changes, each once for each publication. */
export const notifyOfFees = (db: Database, siteOrigin: string): Promise<void> =>
  notifyOfTables(db, siteOrigin);
