import { writtenValues } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import type { ChangedRows } from './changed-rows.ts';

const told = (rows: readonly Row[], keyOf: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [keyOf(row), writtenValues(row)]));

/** The history values of a list's changes: by each row's key, before and after. */
export const auditChanges = (
  { added, changed, removed }: ChangedRows<Row>,
  keyOf: (row: Row) => string,
): { readonly before: Row; readonly after: Row } => ({
  before: told([...changed.map(({ before }) => before), ...removed], keyOf),
  after: told([...changed.map(({ sent }) => sent), ...added], keyOf),
});

export const isNothing = ({ added, changed, removed }: ChangedRows<Row>): boolean =>
  added.length + changed.length + removed.length === 0;
