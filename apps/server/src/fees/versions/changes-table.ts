import type { Row } from '../../lists/listing/admin-list.ts';

/** The provenance of a row: the only part of a published figure that may still change. */
const provenance = new Set(['status', 'source', 'note']);

/** The names of a row's values that a change modifies. Omitted ones stay. */
export const changedNames = (before: Row, sent: Row): string[] =>
  Object.entries(sent).flatMap(([name, value]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]) ? [name] : [],
  );

/** Whether a change affects more of a row than its provenance. */
export const changesTable = (before: Row, sent: Row): boolean =>
  changedNames(before, sent).some((name) => !provenance.has(name));
