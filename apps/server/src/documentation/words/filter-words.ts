import type { MessageDescriptor } from '@lingui/core';
import type { FilterOperator } from '@saer/contract/list-filter';

/** Words of the filter section. */
export const filterWords = {
  title: /*i18n*/ { id: 'docs.filter.title', message: 'Filter a list' },
  intro: /*i18n*/ {
    id: 'docs.filter.intro',
    message:
      '`?filter=` on an address with `/page` carries the base64 (or base64url) of a JSON object in UTF-8. Without it comes the first page: 10 rows, and at most 100 when asked.',
  },
  command: /*i18n*/ { id: 'docs.filter.command', message: 'Active stores with “noon” in their name' },
  keys: /*i18n*/ { id: 'docs.filter.keys', message: 'Keys of the filter' },
  operators: /*i18n*/ { id: 'docs.filter.operators', message: 'Operators' },
  operatorsIntro: /*i18n*/ {
    id: 'docs.filter.operatorsIntro',
    message:
      'A column takes a value, or operators that must all hold. At most 32 operators and orders in one filter, which is at most 16,384 characters long.',
  },
  reply: /*i18n*/ { id: 'docs.filter.reply', message: 'A page' },
} satisfies Record<string, MessageDescriptor>;

export const filterKeyWords: Readonly<Record<string, MessageDescriptor>> = {
  where: /*i18n*/ {
    id: 'docs.filter.key.where',
    message:
      'Conditions by column, all of which must hold. Columns may be written `nameEn`, `name.en` or `name_en`',
  },
  order_by: /*i18n*/ {
    id: 'docs.filter.key.order_by',
    message: 'Columns to sort by, `asc` or `desc`, in turn',
  },
  search: /*i18n*/ {
    id: 'docs.filter.key.search',
    message:
      'Words to look for in the names and the code of a row, in both languages, however they are spelt; all of them must be there. Only lists of rows with names can be searched',
  },
  relations: /*i18n*/ {
    id: 'docs.filter.key.relations',
    message: 'Related rows to include, from the table of lists',
  },
  page: /*i18n*/ { id: 'docs.filter.key.page', message: 'Which page, from 1' },
  limit: /*i18n*/ { id: 'docs.filter.key.limit', message: 'Rows on a page: 10 unless told, 100 at most' },
  after: /*i18n*/ {
    id: 'docs.filter.key.after',
    message:
      'The `next` of the page before, in the place of `page` and with the same order: however deep, it costs what the first page does',
  },
  ignorePaginationCount: /*i18n*/ {
    id: 'docs.filter.key.ignorePaginationCount',
    message: 'Skips counting all rows: `total` and `pageCount` are then `null`',
  },
};

export const pageKeyWords: Readonly<Record<string, MessageDescriptor>> = {
  data: /*i18n*/ { id: 'docs.page.data', message: 'The rows of the page' },
  page: /*i18n*/ { id: 'docs.page.page', message: 'Which page this is' },
  limit: /*i18n*/ { id: 'docs.page.limit', message: 'How many rows a page has' },
  total: /*i18n*/ { id: 'docs.page.total', message: 'Rows that fit the filter' },
  pageCount: /*i18n*/ { id: 'docs.page.pageCount', message: 'Pages that fit the filter' },
  next: /*i18n*/ {
    id: 'docs.page.next',
    message: 'What `after` takes for the page behind this one; `null`: this is the last',
  },
};

export const operatorWords: Readonly<Record<FilterOperator, MessageDescriptor>> = {
  eq: /*i18n*/ { id: 'docs.operator.eq', message: 'Equal; with `null`: without a value' },
  ne: /*i18n*/ { id: 'docs.operator.ne', message: 'Not equal; with `null`: with a value' },
  in: /*i18n*/ { id: 'docs.operator.in', message: 'One of the list' },
  gt: /*i18n*/ { id: 'docs.operator.gt', message: 'Greater' },
  gte: /*i18n*/ { id: 'docs.operator.gte', message: 'Greater or equal' },
  lt: /*i18n*/ { id: 'docs.operator.lt', message: 'Less' },
  lte: /*i18n*/ { id: 'docs.operator.lte', message: 'Less or equal' },
  contains: /*i18n*/ { id: 'docs.operator.contains', message: 'Text that holds this, capital or small' },
  startsWith: /*i18n*/ {
    id: 'docs.operator.startsWith',
    message: 'Text that begins with this, capital or small',
  },
  isNull: /*i18n*/ { id: 'docs.operator.isNull', message: 'Without a value (`true`) or with one (`false`)' },
};

/** An example for each operator, as used in `where`. */
export const operatorExamples: Readonly<Record<FilterOperator, string>> = {
  eq: '{"active": {"eq": true}}',
  ne: '{"fulfilmentMode": {"ne": "SELF"}}',
  in: '{"fulfilmentMode": {"in": ["FBN", "FBA"]}}',
  gt: '{"amount": {"gt": 0}}',
  gte: '{"effectiveFrom": {"gte": "2026-01-01"}}',
  lt: '{"position": {"lt": 10}}',
  lte: '{"rate1": {"lte": 1500}}',
  contains: '{"nameAr": {"contains": "نون"}}',
  startsWith: '{"code": {"startsWith": "AMAZON"}}',
  isNull: '{"breakpoint": {"isNull": true}}',
};
