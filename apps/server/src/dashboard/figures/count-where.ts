import { count, type SQL, sql } from 'drizzle-orm';

/** Counts a query's rows that meet a condition; several counts share one read of the table. */
export const countWhere = (condition: SQL | undefined) =>
  condition === undefined ? count() : sql`count(*) filter (where ${condition})`.mapWith(Number);
