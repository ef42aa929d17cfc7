import type { Database } from '../database/database.ts';
import { notifyOfFactors } from './impact/factor-notice.ts';
import { notifyOfTables } from './impact/fee-notice.ts';
import { notifyOfTerms } from './impact/terms-notice.ts';

/**
 * Tells sellers whose products are concerned of new fee tables, of new range factors and of what has changed for all sellers without a
 * day of its own, each once.
 */
export async function notifyOfFees(db: Database, siteOrigin: string): Promise<void> {
  await notifyOfTables(db, siteOrigin);
  await notifyOfFactors(db, siteOrigin);
  await notifyOfTerms(db, siteOrigin);
}
