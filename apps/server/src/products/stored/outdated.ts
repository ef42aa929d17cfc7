import { riyadhDay } from '@saer/i18n/format-date';
import type { Database, Transaction } from '../../database/database.ts';
import { inForce } from '../../fees/queries.ts';

/** The fee tables of today, one a store: a product priced by another is outdated. */
export const currentTables = async (db: Database | Transaction): Promise<readonly number[]> =>
  (await inForce(db, riyadhDay(new Date()))).map(({ id }) => id);
