import type { HistoryRow } from '@saer/contract/products/history';

/** A field of a change: before and after. */
export interface FieldChange {
  readonly field: string;
  /** The key of the row that has the field, where the change is of rows by their keys. */
  readonly row?: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields that hold rows by their keys: a fee table's content. */
const rowFields = new Set(['rates', 'classes']);
/** Changed rows whose fields are named; those after them are named as a whole. */
const mostRows = 50;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const namesOf = (...all: readonly Fields[]): readonly string[] => [
  ...new Set(all.flatMap((each) => Object.keys(each))),
];

const without = (fields: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));

/** Whether a change is of rows by their keys; of rows that were only confirmed there is a list of keys. */
const hasRows = ({ field, before, after }: FieldChange): boolean =>
  rowFields.has(field) && !Array.isArray(before) && !Array.isArray(after);

/** Rows by their keys: what differs within each that was changed, then those that were added or removed. */
function rowChanges({ field, ...change }: FieldChange): readonly FieldChange[] {
  const [before, after] = [fieldsOf(change.before), fieldsOf(change.after)];
  const changed = new Set(
    Object.keys(before)
      .filter((key) => key in after)
      .slice(0, mostRows),
  );
  const differences = [...changed].flatMap((row) => {
    const [was, is] = [fieldsOf(before[row]), fieldsOf(after[row])];
    return namesOf(was, is)
      .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
      .map((name) => ({ field: name, row, before: was[name], after: is[name] }));
  });
  const others = { field, before: without(before, changed), after: without(after, changed) };
  const hasOthers = namesOf(others.before, others.after).length > 0;
  return hasOthers ? [...differences, others] : differences;
}

/** The fields of a change; one that was and is empty is omitted. */
export const fieldChanges = ({
  before,
  after,
}: Pick<HistoryRow, 'before' | 'after'>): readonly FieldChange[] =>
  namesOf(before ?? {}, after ?? {})
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .flatMap((change) => (hasRows(change) ? rowChanges(change) : [change]))
    .filter((change) => !isEmpty(change.before) || !isEmpty(change.after));
