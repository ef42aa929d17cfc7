import { auditValues } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';

/** An existing row and its new values. */
interface Pair<Before> {
  readonly before: Before;
  readonly sent: Row;
}

/** The changes that turn existing rows into the requested ones. */
export interface RowDiff<Before> {
  readonly added: readonly Row[];
  readonly changed: readonly Pair<Before>[];
  readonly removed: readonly Before[];
}

const differs = (before: Row, sent: Row): boolean =>
  Object.entries(sent).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));

/** Matches rows by key, so that a row whose values change keeps its id and history. */
export function diffRows<Before extends Row>(
  rows: readonly Before[],
  requested: readonly Row[],
  keyOf: (row: Row) => string,
): RowDiff<Before> {
  const before = new Map(rows.map((row) => [keyOf(row), row]));
  const after = new Set(requested.map(keyOf));
  const pairs = requested.map((sent) => ({ before: before.get(keyOf(sent)), sent }));
  return {
    added: pairs.flatMap((each) => (each.before === undefined ? [each.sent] : [])),
    changed: pairs.flatMap((each) =>
      each.before !== undefined && differs(each.before, each.sent)
        ? [{ before: each.before, sent: each.sent }]
        : [],
    ),
    removed: rows.filter((row) => !after.has(keyOf(row))),
  };
}

const auditedRows = (rows: readonly Row[], keyOf: (row: Row) => string) =>
  Object.fromEntries(rows.map((row) => [keyOf(row), auditValues(row)]));

/** The audited values of a diff before and after, by row key. */
export const auditedDiff = (
  { added, changed, removed }: RowDiff<Row>,
  keyOf: (row: Row) => string,
): { readonly before: Row; readonly after: Row } => ({
  before: auditedRows([...changed.map(({ before }) => before), ...removed], keyOf),
  after: auditedRows([...changed.map(({ sent }) => sent), ...added], keyOf),
});

export const isEmpty = ({ added, changed, removed }: RowDiff<Row>): boolean =>
  added.length + changed.length + removed.length === 0;
