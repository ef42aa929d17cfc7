import type { Row } from '../../lists/listing/admin-list.ts';

/** How far a row is backed: the one thing about a published figure that may still change. */
const provenance = new Set(['status', 'source', 'note']);

/** The values of a row that a change gives it anew. What is left out stays. */
export const changedNames = (before: Row, sent: Row): string[] =>
  Object.entries(sent).flatMap(([name, value]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]) ? [name] : [],
  );

/** Whether a change touches more of a row than how far it is backed. */
export const changesTable = (before: Row, sent: Row): boolean =>
  changedNames(before, sent).some((name) => !provenance.has(name));
