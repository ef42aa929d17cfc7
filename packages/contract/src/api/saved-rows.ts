import * as z from 'zod/mini';
import { id, withDefault } from './field.ts';
import { rowVersion } from './list-query.ts';

/** Maximum rows that one request adds, changes and removes, each. */
const maxSavedRows = 250;

const rows = <S extends z.core.$ZodType>(row: S) =>
  withDefault(z.array(row, 'count').check(z.maxLength(maxSavedRows, 'count')), []);

/** Rows of one grid, saved together: new ones, changed ones and removed ones. All of them are written or none. */
export const savedRows = <A extends z.core.$ZodType, C extends z.core.$ZodType>(added: A, changed: C) => ({
  added: rows(added),
  changed: rows(changed),
  removed: rows(z.strictObject({ id: id(), version: rowVersion() })),
});
