import type { Row } from '../../reference/listing/relations.ts';

/** How far a row is backed: the one thing about a published figure that may still change. */
const backing = new Set(['status', 'source', 'note']);

/** Whether a change touches more of a row than how far it is backed. What is left out stays. */
export const changesFigures = (before: Row, sent: Row): boolean =>
  Object.entries(sent).some(
    ([name, value]) =>
      !backing.has(name) && value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]),
  );
