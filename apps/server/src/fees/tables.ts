import type { FeeTable } from '@saer/contract/fee-table';
import { date, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** The range factors as they were before the first change of a day: those of every day before it, back to the version before. */
export const rangeFactorVersion = pgTable('range_factor_version', {
  until: date({ mode: 'string' }).primaryKey(),
  factors: jsonb().$type<FeeTable['rangeFactors']>().notNull(),
});
