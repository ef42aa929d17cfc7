import { count, type SQL, sql } from 'drizzle-orm';

/** How many of a query's rows meet a condition: several such counts read a table once. */
export const countWhere = (condition: SQL | undefined) =>
  condition === undefined ? count() : sql`count(*) filter (where ${condition})`.mapWith(Number);
