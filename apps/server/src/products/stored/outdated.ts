import type { FilterScalar } from '@saer/contract/list-filter';
import { riyadhDay } from '@saer/i18n/format-date';
import { inArray, notInArray, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { inForce } from '../../fees/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { product } from '../tables.ts';

/** The fee tables of today, one a store: a product priced by another is outdated. */
export const currentTables = async (db: Database | Transaction): Promise<readonly number[]> =>
  (await inForce(db, riyadhDay(new Date()))).map(({ id }) => id);

type Condition = FilterScalar | Readonly<Record<string, FilterScalar | FilterScalar[]>>;

/** A filter by `outdated`, which no column holds: it changes with the day. */
export function isOutdated(wanted: Condition | undefined, current: readonly number[]): SQL | undefined {
  if (wanted === undefined) return undefined;
  const value = typeof wanted === 'object' && wanted !== null ? wanted['eq'] : wanted;
  if (typeof value !== 'boolean')
    throw new AppError({ code: 'invalidValue', field: 'filter.where.outdated' });
  return value ? notInArray(product.feeTableId, [...current]) : inArray(product.feeTableId, [...current]);
}
