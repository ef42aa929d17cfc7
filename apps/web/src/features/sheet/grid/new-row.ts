import type { GridRow } from '../model/grid-row.ts';

/** An empty row. */
export const newRow = (id: number): GridRow => ({
  id,
  at: null,
  texts: {},
  outcome: null,
  serverErrors: [],
});
