import * as z from 'zod/mini';
import { day, offsetInstant, yesOrNo } from '@saer/contract/api/field';
import {
  filterOperators,
  type FilterOperator,
  type FilterScalar,
  type ListFilter,
} from '@saer/contract/api/list-filter';
import {
  and,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../http/replies/app-error.ts';
import { parseInput } from '../http/mounting/parse-input.ts';
import { type ForeignTable, type List, listedColumn } from './list.ts';

type Value = FilterScalar | FilterScalar[];
type Known = string | number | boolean;

const maxInteger = 2_147_483_647;

const aDay = day();
const anInstant = offsetInstant();

/** A day or an instant as the contract has them: the database reads more than those, and fails on more. A day alone is its midnight in UTC. */
function knownDate({ columnType }: PgColumn, value: Value, field: string): string {
  const isDay = typeof value !== 'string' || !value.includes('T');
  if (columnType === 'PgDateString' || isDay) return parseInput(aDay, value, [field]);
  return new Date(parseInput(anInstant, value, [field])).toISOString();
}

/** Comparable types of other columns; for the rest the database would fail with its own error. */
const comparable = {
  number: z.int('count').check(z.minimum(-maxInteger, 'count'), z.maximum(maxInteger, 'count')),
  boolean: yesOrNo(),
  text: z.string('text').check(z.refine((value) => !value.includes('\0'), 'notText')),
};

function known(column: PgColumn, value: Value, field: string): Known {
  const { columnType, dataType } = column;
  if (columnType === 'PgDateString' || dataType === 'custom') return knownDate(column, value, field);
  const schema = dataType === 'number' || dataType === 'boolean' ? comparable[dataType] : comparable.text;
  return parseInput<z.ZodMiniType<Known>>(schema, value, [field]);
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const isPattern = (operator: FilterOperator) => operator === 'contains' || operator === 'startsWith';

/** The operators of a column: only text has `contains`. */
const columnOperators = ({ columnType }: PgColumn): readonly FilterOperator[] =>
  columnType === 'PgText' ? filterOperators : filterOperators.filter((each) => !isPattern(each));

const pattern = (value: Value, field: string): string => escaped(parseInput(comparable.text, value, [field]));

/** `of`: what is compared, the column itself or what stands for it. */
type Operation = (column: PgColumn, value: Value, field: string, of: SQLWrapper) => SQL;

const operations: Record<FilterOperator, Operation> = {
  eq: (column, value, field, of) => (value === null ? isNull(of) : eq(of, known(column, value, field))),
  ne: (column, value, field, of) => (value === null ? isNotNull(of) : ne(of, known(column, value, field))),
  in: (column, value, field, of) =>
    inArray(
      of,
      [value].flat().map((each) => known(column, each, field)),
    ),
  gt: (column, value, field, of) => gt(of, known(column, value, field)),
  gte: (column, value, field, of) => gte(of, known(column, value, field)),
  lt: (column, value, field, of) => lt(of, known(column, value, field)),
  lte: (column, value, field, of) => lte(of, known(column, value, field)),
  contains: (_column, value, field, of) => ilike(sql`${of}`, `%${pattern(value, field)}%`),
  startsWith: (_column, value, field, of) => ilike(sql`${of}`, `${pattern(value, field)}%`),
  isNull: (_column, value, field, of) => {
    return parseInput(comparable.boolean, value, [field]) ? isNull(of) : isNotNull(of);
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

const flagged = (flag: SQL, value: Value, field: string): SQL =>
  parseInput(comparable.boolean, value, [field]) ? flag : not(flag);

type Condition = NonNullable<ListFilter['where']>[string];

/** The operators of a condition; a plain value means `eq`. */
const parts = (condition: Condition, field: string): readonly (readonly [string, Value, string])[] =>
  typeof condition === 'object' && condition !== null
    ? Object.entries(condition).map(([operator, value]) => [operator, value, `${field}.${operator}`])
    : [['eq', condition, field]];

/** Applies a condition to the foreign row, so that only the list's own table is scanned. */
function ofForeign({ joins }: ForeignTable, condition: SQL | undefined): SQL {
  const tables = joins.map(({ table }) => sql`${table}`);
  return sql`exists (select 1 from ${sql.join(tables, sql`, `)} where ${and(...joins.map(({ on }) => on), condition)})`;
}

/** Compares a column; a foreign one has no value if there is no such row. */
function comparison(foreign: readonly ForeignTable[], column: PgColumn, operator: FilterOperator): Operation {
  const compare = operations[operator];
  const there = foreign.find(({ table }) => table === column.table);
  if (there === undefined) return compare;
  return (own, value, field, of) => {
    const asksForNone =
      operator === 'isNull'
        ? parseInput(comparable.boolean, value, [field])
        : operator === 'eq' && value === null;
    if (asksForNone) return not(ofForeign(there, undefined));
    return ofForeign(there, compare(own, value, field, of));
  };
}

/** The filter's `where`, all parts of which must hold. */
export function conditions(
  {
    listed,
    flags = {},
    foreign = [],
    derived = {},
  }: Pick<List<{ id: number }>, 'listed' | 'flags' | 'foreign' | 'derived'>,
  where: ListFilter['where'] = {},
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
      return parts(condition, field).map(([operator, value, at]) => {
        const operation = operatorNamed(columnOperators(column), operator, field);
        return comparison(foreign, column, operation)(column, value, at, derived[column.name] ?? column);
      });
    }),
  );
}
