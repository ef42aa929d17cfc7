import type { Row } from '../../lists/listing/admin-list.ts';

/** A row that is, and the values it is to have. */
interface Pair<Before> {
  readonly before: Before;
  readonly sent: Row;
}

/** The changes that bring a list to the requested content. */
export interface ChangedRows<Before> {
  readonly added: readonly Row[];
  readonly changed: readonly Pair<Before>[];
  readonly removed: readonly Before[];
}

const differs = (before: Row, sent: Row): boolean =>
  Object.entries(sent).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));

/** Matches rows by key. A row whose values change keeps its identity and history. */
export function changedRows<Before extends Row>(
  rows: readonly Before[],
  wanted: readonly Row[],
  keyOf: (row: Row) => string,
): ChangedRows<Before> {
  const before = new Map(rows.map((row) => [keyOf(row), row]));
  const after = new Set(wanted.map(keyOf));
  const pairs = wanted.map((sent) => ({ before: before.get(keyOf(sent)), sent }));
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
