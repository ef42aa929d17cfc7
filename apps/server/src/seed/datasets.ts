import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { seeding } from '../database/seeding.ts';

/** Saved names of the datasets a database has been seeded with. */
const datasets = [
  'reference-data-1',
  'price-plans-1',
  'category-words-1',
  'legal-drafts-1',
  'service-fees-1',
] as const;
export type Dataset = (typeof datasets)[number];

/** Tells whether a database has not been seeded with every dataset. */
export const lacksInitialData = async (db: Database): Promise<boolean> =>
  (await db.$count(seeding, inArray(seeding.dataset, [...datasets]))) < datasets.length;
