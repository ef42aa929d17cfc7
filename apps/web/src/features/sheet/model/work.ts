import {
  type CellEdit,
  addRows,
  editCells,
  type Judged,
  judgeRows,
  refuseRows,
  removeRows,
} from './edit-rows.ts';
import type { GridRow, GridRows } from './grid-row.ts';
import { type Past, redo, settle, startPast, step, undo } from './past.ts';
import { type RowFilter, type RowOrder, shownIds } from './show-rows.ts';
import { twinsOf } from './twins.ts';

/** All that is known of a sheet while it is being mended. */
export interface Work {
  readonly past: Past<GridRows>;
  /** The ids of the rows in sight, in their order. */
  readonly shown: readonly number[];
  readonly filter: RowFilter;
  readonly order: RowOrder | null;
}

export type Deed =
  | { readonly do: 'start'; readonly rows: GridRows }
  | { readonly do: 'edit'; readonly edits: readonly CellEdit[]; readonly added?: GridRows }
  | { readonly do: 'add'; readonly added: GridRows; readonly after?: number }
  | { readonly do: 'remove'; readonly ids: ReadonlySet<number> }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'judge'; readonly judged: readonly Judged[] }
  | { readonly do: 'refuse'; readonly refused: ReadonlyMap<number, GridRow['refused']> }
  | { readonly do: 'filter'; readonly filter: RowFilter }
  | { readonly do: 'sort'; readonly order: RowOrder | null };

export const startWork = (rows: GridRows): Work => ({
  past: startPast(rows),
  shown: rows.map(({ id }) => id),
  filter: 'all',
  order: null,
});

/** A number no row of the sheet has had. */
export const freshId = ({ past }: Work): number =>
  1 +
  [...past.before, past.now, ...past.after].reduce((most, rows) => {
    let largest = most;
    for (const { id } of rows) if (id > largest) largest = id;
    return largest;
  }, 0);

/** What is in sight once rows came or went: everything where nothing is chosen, else what was, and what is new. */
function stillShown(work: Work, next: GridRows): readonly number[] {
  if (work.filter === 'all' && work.order === null) return next.map(({ id }) => id);
  const ids = new Set(next.map(({ id }) => id));
  const before = new Set(work.past.now.map(({ id }) => id));
  const fresh = next.filter(({ id }) => !before.has(id)).map(({ id }) => id);
  return [...work.shown.filter((id) => ids.has(id)), ...fresh];
}

const moved = (work: Work, past: Past<GridRows>): Work => ({
  ...work,
  past,
  shown: past.now === work.past.now ? work.shown : stillShown(work, past.now),
});

function stepped(work: Work, next: GridRows): Work {
  if (next === work.past.now) return work;
  const isSameRows = next.length === work.past.now.length;
  const past = step(work.past, next);
  return isSameRows ? { ...work, past } : moved(work, past);
}

const settled = (work: Work, rows: GridRows): Work => ({ ...work, past: settle(work.past, rows) });

const showing = (work: Work, change: Partial<Pick<Work, 'filter' | 'order'>>): Work => {
  const next = { ...work, ...change };
  const rows = next.past.now;
  return { ...next, shown: shownIds(rows, twinsOf(rows), next.filter, next.order) };
};

/** What the sheet is after something was done to it. */
export function carryOut(before: Work, deed: Deed): Work {
  const rows = before.past.now;
  switch (deed.do) {
    case 'start':
      return startWork(deed.rows);
    case 'edit':
      return stepped(before, addRows(editCells(rows, deed.edits), deed.added ?? []));
    case 'add':
      return stepped(before, addRows(rows, deed.added, deed.after));
    case 'remove':
      return stepped(before, removeRows(rows, deed.ids));
    case 'undo':
      return moved(before, undo(before.past));
    case 'redo':
      return moved(before, redo(before.past));
    case 'judge':
      return settled(before, judgeRows(rows, deed.judged));
    case 'refuse':
      return showing(settled(before, refuseRows(rows, deed.refused)), {});
    case 'filter':
      return showing(before, { filter: deed.filter });
    case 'sort':
      break;
  }
  return showing(before, { order: deed.order });
}
