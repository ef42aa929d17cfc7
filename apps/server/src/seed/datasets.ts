import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { seeding } from '../database/seeding.ts';

/** The names under which a database records its seed datasets. */
const datasets = ['reference-data-1', 'price-plans-1', 'category-words-1'] as const;
export type Dataset = (typeof datasets)[number];

/** Whether a database lacks some of its seed data. */
export const lacksReferenceData = async (db: Database): Promise<boolean> =>
  (await db.$count(seeding, inArray(seeding.dataset, [...datasets]))) < datasets.length;
