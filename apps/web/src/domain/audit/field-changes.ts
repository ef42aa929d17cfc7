import type { HistoryRow } from '@saer/contract/history';

/** One field of a change: what it held before and what it holds since. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** The fields a change tells of; one that held nothing before and holds nothing now is not told. */
export const fieldChanges = ({ before, after }: HistoryRow): readonly FieldChange[] => {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((change) => !isEmpty(change.before) || !isEmpty(change.after));
};
