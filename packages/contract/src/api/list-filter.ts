import * as z from 'zod/mini';
import { choice, count, text, yesOrNo } from './field.ts';

export const filterOperators = [
  'eq',
  'ne',
  'in',
  'gt',
  'gte',
  'lt',
  'lte',
  'contains',
  'startsWith',
  'isNull',
] as const;
export type FilterOperator = (typeof filterOperators)[number];

export const defaultPageSize = 10;
export const maxPageSize = 100;

/** More than any list has. */
const maxRelations = 16;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type FilterScalar = z.infer<typeof scalar>;

/** A column's value, or operators on it that must all hold: `{ cost: { gte: 100, lt: 500 } }`. */
export const filterCondition = z.union([scalar, z.record(z.string(), z.union([scalar, z.array(scalar)]))]);

/** Columns to sort by, in order. */
const orderBy = z.record(z.string(), choice(['asc', 'desc', 'ASC', 'DESC']));
export type OrderBy = z.infer<typeof orderBy>;

/** The content of `?filter=`, as base64 of JSON. Columns may also be written `created_at` and `name.en`. */
export const listFilter = z.strictObject({
  where: z.exactOptional(z.record(z.string(), filterCondition)),
  order_by: z.exactOptional(orderBy),
  /** Words to search in names and codes of both languages, in any spelling. */
  search: z.exactOptional(text(200)),
  relations: z.exactOptional(z.array(text(64)).check(z.maxLength(maxRelations, 'count'))),
  page: z.exactOptional(count(1, 1_000_000)),
  limit: z.exactOptional(count(1, maxPageSize)),
  /** The `next` of the previous page, instead of `page`: at any depth it costs as much as the first page. */
  after: z.exactOptional(text(8_192)),
  /** Skips counting all rows: `total` and `pageCount` are then null. */
  ignorePaginationCount: z.exactOptional(yesOrNo()),
});
export type ListFilter = z.infer<typeof listFilter>;

/** The value of `?filter=`: base64 of the filter's JSON in UTF-8. */
export const encodeFilter = (filter: ListFilter): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(filter))));

export const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    page: z.int(),
    limit: z.int(),
    total: z.nullable(z.int()),
    pageCount: z.nullable(z.int()),
    /** The value of `after` for the next page; null for the last page. */
    next: z.nullable(z.string()),
  });
