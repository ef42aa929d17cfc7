import {
  addRows,
  editRows,
  type ValidatedRow,
  applyResults,
  refuseRows,
  removeRows,
  type RowEdit,
} from './edit-rows.ts';
import type { GridRow, GridRows } from './grid-row.ts';
import type { YieldToEventLoop } from './time-slice.ts';
import { type Past, redo, settle, startPast, step, undo } from './past.ts';
import { filterRows, type RowFilter } from './row-filter.ts';
import { keysOf, type RowOrder } from './row-order.ts';
import type { SortKeys } from './sort-keys.ts';
import { allRows, idsShown, type Shown, stillShown } from './shown.ts';
import { duplicatesOf } from './duplicates.ts';

/** What is done to a sheet while it is being mended, and what one looks at. */
export interface Work {
  readonly past: Past<GridRows>;
  readonly shown: Shown;
  readonly filter: RowFilter;
  readonly order: RowOrder | null;
  /** A number no row of the sheet has had. */
  readonly freshId: number;
}

export type Deed =
  | { readonly do: 'start'; readonly rows: GridRows }
  | { readonly do: 'edit'; readonly edits: readonly RowEdit[]; readonly added?: GridRows }
  | { readonly do: 'add'; readonly added: GridRows; readonly after?: number }
  | { readonly do: 'remove'; readonly ids: ReadonlySet<number> }
  | { readonly do: 'undo' | 'redo' }
  /** Something that the rows are read by has changed. */
  | { readonly do: 'revalidate'; readonly ids: ReadonlySet<number> }
  | { readonly do: 'applyResults'; readonly results: readonly ValidatedRow[] }
  | { readonly do: 'refuse'; readonly refused: ReadonlyMap<number, GridRow['refused']> }
  | { readonly do: 'filter'; readonly filter: RowFilter }
  | { readonly do: 'sort'; readonly order: RowOrder | null };

/** What a deed is carried out with. */
export interface Means {
  readonly yieldToEventLoop: YieldToEventLoop;
  /** The places of the keys in their order, found beside the page. */
  readonly sort: (keys: SortKeys, isDescending: boolean) => Promise<Uint32Array>;
}

/** Rows that all the steps one can go back may hold together: fewer steps of a longer sheet. */
const mostRowsKept = 2_000_000;
const stepsOf = ({ length }: GridRows): number =>
  Math.max(20, Math.min(200, Math.floor(mostRowsKept / (length + 1))));

const freshIdOf = (rows: GridRows): number => {
  let largest = -1;
  for (const { id } of rows) if (id > largest) largest = id;
  return largest + 1;
};

export const startWork = (rows: GridRows): Work => ({
  past: startPast(rows),
  shown: allRows,
  filter: 'all',
  order: null,
  freshId: freshIdOf(rows),
});

const moved = (work: Work, past: Past<GridRows>): Work =>
  past === work.past ? work : { ...work, past, shown: stillShown(work.shown, work.past.now, past.now) };

function stepped(work: Work, next: GridRows, added: GridRows = []): Work {
  const { past } = work;
  if (next === past.now) return work;
  const freshId = Math.max(work.freshId, freshIdOf(added));
  return { ...moved(work, step(past, next, stepsOf(next))), freshId };
}

const settled = (work: Work, rows: GridRows): Work => ({ ...work, past: settle(work.past, rows) });

async function showing(work: Work, { yieldToEventLoop, sort }: Means): Promise<Work> {
  const { filter, order, past } = work;
  if (filter === 'all' && order === null) return { ...work, shown: allRows };
  const duplicates = await duplicatesOf(past.now, yieldToEventLoop);
  if (order === null) return { ...work, shown: idsShown(past.now, duplicates, filter) };
  const rows = filterRows(past.now, duplicates, filter);
  const places = await sort(keysOf(rows, order.by), order.isDescending);
  const shown: number[] = [];
  for (const place of places) shown.push(rows[place]?.id ?? -1);
  return { ...work, shown };
}

/** What the sheet is after something was done to it. */
export async function carryOut(before: Work, deed: Deed, means: Means): Promise<Work> {
  const rows = before.past.now;
  switch (deed.do) {
    case 'start':
      return startWork(deed.rows);
    case 'edit': {
      const edited = await editRows(rows, deed.edits, means.yieldToEventLoop);
      return stepped(before, addRows(edited, deed.added ?? []), deed.added);
    }
    case 'add':
      return stepped(before, addRows(rows, deed.added, deed.after), deed.added);
    case 'remove':
      return stepped(before, removeRows(rows, deed.ids));
    case 'undo':
      return moved(before, undo(before.past));
    case 'redo':
      return moved(before, redo(before.past));
    case 'revalidate':
      return settled(
        before,
        rows.map((row) => (deed.ids.has(row.id) ? { ...row, outcome: null } : row)),
      );
    case 'applyResults':
      return settled(before, applyResults(rows, deed.results));
    case 'refuse':
      return showing(settled(before, refuseRows(rows, deed.refused)), means);
    case 'filter':
      return showing({ ...before, filter: deed.filter }, means);
    case 'sort':
      break;
  }
  return showing({ ...before, order: deed.order }, means);
}
