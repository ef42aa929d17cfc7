import { day, offsetInstant } from '@saer/contract/field';
import {
  filterOperators,
  type FilterOperator,
  type FilterScalar,
  type ListFilter,
} from '@saer/contract/list-filter';
import { and, eq, gt, gte, ilike, inArray, isNotNull, isNull, lt, lte, ne, not, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../http/app-error.ts';
import { checked } from '../http/checked.ts';
import { listedColumn, type ListedColumns } from './listed-column.ts';

type Value = FilterScalar | FilterScalar[];
type Known = string | number | boolean;

const largestInteger = 2_147_483_647;

const aDay = day();
const anInstant = offsetInstant();

/** A day or an instant as the contract has them: the database reads more than those, and fails on more. A day alone is its midnight in UTC. */
function knownDate({ columnType }: PgColumn, value: Value, field: string): string {
  const isDay = typeof value !== 'string' || !value.includes('T');
  if (columnType === 'PgDateString' || isDay) return checked(aDay, value, [field]);
  return new Date(checked(anInstant, value, [field])).toISOString();
}

/** Whether the column can be compared with the value; the database would refuse the rest with an error of its own. */
function suits(column: PgColumn, value: FilterScalar): value is Known {
  if (column.dataType === 'number')
    return Number.isInteger(value) && Math.abs(Number(value)) <= largestInteger;
  if (column.dataType === 'boolean') return typeof value === 'boolean';
  return typeof value === 'string' && !value.includes('\0');
}

function known(column: PgColumn, value: Value, field: string): Known {
  if (column.columnType === 'PgDateString' || column.dataType === 'custom')
    return knownDate(column, value, field);
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

function operatorNamed<O extends string>(options: readonly O[], name: string, field: string): O {
  const operator = options.find((each) => each === name);
  if (operator !== undefined) return operator;
  throw new AppError({
    code: 'unknownOperator',
    field,
    details: { operator: name, options: options.join(', ') },
  });
}

/** What rows may be filtered by that no column holds, by its name: what is so of a row, or not. */
export type Flags = Readonly<Record<string, SQL>>;

function flagged(flag: SQL, value: Value, field: string): SQL {
  if (typeof value === 'boolean') return value ? flag : not(flag);
  throw new AppError({ code: 'invalidValue', field });
}

type Condition = NonNullable<ListFilter['where']>[string];

/** What a condition says, operator by operator; a value alone says `eq`. */
const parts = (condition: Condition, field: string): readonly (readonly [string, Value, string])[] =>
  typeof condition === 'object' && condition !== null
    ? Object.entries(condition).map(([operator, value]) => [operator, value, `${field}.${operator}`])
    : [['eq', condition, field]];

/** The filter's `where`, every part of which must hold. */
export function conditions(
  listed: ListedColumns,
  where: ListFilter['where'] = {},
  flags: Flags = {},
): SQL | undefined {
  return and(
    ...Object.entries(where).flatMap(([name, condition]) => {
      const field = `filter.where.${name}`;
      const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
      if (flag !== undefined)
        return parts(condition, field).map(([operator, value, at]) => {
          operatorNamed(['eq'], operator, field);
          return flagged(flag, value, at);
        });
      const column = listedColumn(listed, name, 'filter.where', Object.keys(flags));
      return parts(condition, field).map(([operator, value, at]) =>
        operations[operatorNamed(filterOperators, operator, field)](column, value, at),
      );
    }),
  );
}
