import type { HistoryRow } from '@saer/contract/history';

/** A field of a change: before and after. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The fields of a change; one that was and is empty is omitted. */
export const fieldChanges = ({ before, after }: HistoryRow): readonly FieldChange[] => {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((change) => !isEmpty(change.before) || !isEmpty(change.after));
};
