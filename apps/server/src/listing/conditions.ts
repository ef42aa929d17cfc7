import {
  filterOperators,
  type FilterOperator,
  type FilterScalar,
  type ListFilter,
} from '@saer/contract/list-filter';
import { and, eq, gt, gte, ilike, inArray, isNotNull, isNull, lt, lte, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../http/app-error.ts';
import { listedColumn, type ListedColumns } from './listed-column.ts';

type Value = FilterScalar | FilterScalar[];
type Known = string | number | boolean;

const largestInteger = 2_147_483_647;

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
const isInstant = (value: string) =>
  /^\d{4}-\d\d-\d\d([T ][\d:.+Z-]+)?$/.test(value) && !Number.isNaN(Date.parse(value));

/** Whether the column can be compared with the value; the database would refuse the rest with an error of its own. */
function suits(column: PgColumn, value: FilterScalar): value is Known {
  if (column.dataType === 'number')
    return Number.isInteger(value) && Math.abs(Number(value)) <= largestInteger;
  if (column.dataType === 'boolean') return typeof value === 'boolean';
  if (typeof value !== 'string' || value.includes('\0')) return false;
  if (column.columnType === 'PgDateString') return isDay(value);
  return column.dataType === 'custom' ? isInstant(value) : true;
}

function known(column: PgColumn, value: Value, field: string): Known {
  if (!Array.isArray(value) && suits(column, value)) return value;
  throw new AppError({ code: 'invalidValue', field });
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function pattern(column: PgColumn, value: Value, field: string): string {
  if (column.dataType === 'string' && column.columnType === 'PgText')
    return escaped(String(known(column, value, field)));
  throw new AppError({ code: 'invalidValue', field });
}

type Operation = (column: PgColumn, value: Value, field: string) => SQL;

const operations: Record<FilterOperator, Operation> = {
  eq: (column, value, field) => (value === null ? isNull(column) : eq(column, known(column, value, field))),
  ne: (column, value, field) =>
    value === null ? isNotNull(column) : ne(column, known(column, value, field)),
  in: (column, value, field) =>
    inArray(
      column,
      [value].flat().map((each) => known(column, each, field)),
    ),
  gt: (column, value, field) => gt(column, known(column, value, field)),
  gte: (column, value, field) => gte(column, known(column, value, field)),
  lt: (column, value, field) => lt(column, known(column, value, field)),
  lte: (column, value, field) => lte(column, known(column, value, field)),
  contains: (column, value, field) => ilike(column, `%${pattern(column, value, field)}%`),
  startsWith: (column, value, field) => ilike(column, `${pattern(column, value, field)}%`),
  isNull: (column, value, field) => {
    if (typeof value !== 'boolean') throw new AppError({ code: 'invalidValue', field });
    return value ? isNull(column) : isNotNull(column);
  },
};

function operationNamed(name: string, field: string): Operation {
  const operator = filterOperators.find((each) => each === name);
  if (operator !== undefined) return operations[operator];
  throw new AppError({
    code: 'unknownOperator',
    field,
    details: { operator: name, options: filterOperators.join(', ') },
  });
}

/** The filter's `where`, every part of which must hold. */
export function conditions(listed: ListedColumns, where: ListFilter['where'] = {}): SQL | undefined {
  return and(
    ...Object.entries(where).flatMap(([name, condition]) => {
      const column = listedColumn(listed, name, 'filter.where');
      const field = `filter.where.${name}`;
      if (typeof condition !== 'object' || condition === null)
        return [operations.eq(column, condition, field)];
      return Object.entries(condition).map(([operator, value]) =>
        operationNamed(operator, field)(column, value, `${field}.${operator}`),
      );
    }),
  );
}
