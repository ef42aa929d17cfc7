import type { RowKey, RowKind } from './rows.ts';

export interface Sample {
  /** The kind of row that the request names; absent if none. */
  readonly row?: RowKind;
  readonly query?: (key: RowKey) => Readonly<Record<string, string>>;
  readonly body?: (key: RowKey) => unknown;
}

/** A request that names no row. Its content does not matter: access is checked before the body is read. */
export const noRow: Sample = {};
export const withBody = (body: unknown): Sample => ({ body: () => body });
export const byQuery = (row: RowKind, name = 'id'): Sample => ({
  row,
  query: (key) => ({ [name]: String(key) }),
});
export const byBody = (row: RowKind, more: object = {}, name = 'id'): Sample => ({
  row,
  body: (key) => ({ [name]: key, ...more }),
});
