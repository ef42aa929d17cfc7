import type { Database } from '../database/database.ts';
import { supersedeAll } from './versions/supersede.ts';

/** Marks fee tables that a later one has followed as superseded; returns how many. Pricing goes by dates and never waits for this. */
export const supersede = (db: Database): Promise<number> => db.transaction(supersedeAll);
