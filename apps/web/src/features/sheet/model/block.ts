import type { ProductColumn, RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import type { RowEdit } from './edit-rows.ts';
import type { GridRow, GridRows } from './grid-row.ts';

/** A cell by its position among the visible ones, from 0. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: its start and its end. */
export interface Block {
  readonly from: Position;
  readonly to: Position;
}

export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

export const getEdges = ({ from, to }: Block): Edges => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  first: Math.min(from.column, to.column),
  last: Math.max(from.column, to.column),
});

export const isOneCell = ({ from, to }: Block): boolean => from.row === to.row && from.column === to.column;

export const isInside = ({ top, bottom, first, last }: Edges, { row, column }: Position): boolean =>
  row >= top && row <= bottom && column >= first && column <= last;

const within = (value: number, max: number): number => Math.max(0, Math.min(value, max));

/** The block drawn further, but not beyond the cells there are. */
export const extendBlock = (
  { from, to }: Block,
  by: Position,
  size: { readonly rows: number; readonly columns: number },
): Block => ({
  from,
  to: {
    row: within(to.row + by.row, size.rows - 1),
    column: within(to.column + by.column, size.columns - 1),
  },
});

/** The visible rows in order, and the editable columns. */
export interface VisibleCells {
  readonly rows: GridRows;
  readonly columns: readonly ProductColumn[];
}

const toRows = ({ rows }: VisibleCells, { top, bottom }: Edges): GridRows => rows.slice(top, bottom + 1);
const getColumns = ({ columns }: VisibleCells, { first, last }: Edges): readonly ProductColumn[] =>
  columns.slice(first, last + 1);

const textsIn = (
  columns: readonly ProductColumn[],
  textOf: (column: ProductColumn, at: number) => string,
): RowTexts => Object.fromEntries(columns.map((column, at) => [column, textOf(column, at)]));

/** The texts of a block, row by row. */
export const blockTexts = (visibleCells: VisibleCells, edges: Edges): string[][] =>
  toRows(visibleCells, edges).map(({ texts }) =>
    getColumns(visibleCells, edges).map((column) => texts[column] ?? ''),
  );

export function clearBlock(visibleCells: VisibleCells, edges: Edges): RowEdit[] {
  const texts = textsIn(getColumns(visibleCells, edges), () => '');
  return toRows(visibleCells, edges).map(({ id }) => ({ id, texts }));
}

/** The top row of a block is repeated in the others; of one row alone, the one above it is repeated in it. */
export function fillDown(visibleCells: VisibleCells, edges: Edges): RowEdit[] {
  const isOneRow = edges.top === edges.bottom;
  const source = visibleCells.rows[isOneRow ? edges.top - 1 : edges.top];
  if (source === undefined) return [];
  const below = isOneRow ? edges : { ...edges, top: edges.top + 1 };
  const texts = textsIn(getColumns(visibleCells, edges), (column) => source.texts[column] ?? '');
  return toRows(visibleCells, below).map(({ id }) => ({ id, texts }));
}

interface Pasted {
  readonly edits: readonly RowEdit[];
  /** Adds rows for cells beyond the last one. */
  readonly added: GridRows;
  /** The changed cells. */
  readonly edges: Edges;
}

const newRow = (id: number, columns: readonly ProductColumn[], texts: readonly string[]): GridRow => ({
  id,
  at: null,
  texts: Object.fromEntries(
    columns.flatMap((column, at) => ((texts[at] ?? '') === '' ? [] : [[column, texts[at] ?? '']])),
  ),
  outcome: null,
  serverErrors: [],
});

/** Repeats the cells until they fill the block, where the block is a multiple of them. */
function spread(cells: readonly (readonly string[])[], { top, bottom, first, last }: Edges): string[][] {
  const [height, width] = [bottom - top + 1, last - first + 1];
  const own = { height: cells.length, width: Math.max(...cells.map((row) => row.length)) };
  const isMultiple = height % own.height === 0 && width % own.width === 0;
  const size = isMultiple ? { height, width } : own;
  return Array.from({ length: size.height }, (_, row) =>
    Array.from(
      { length: size.width },
      (_cell, column) => cells[row % own.height]?.[column % own.width] ?? '',
    ),
  );
}

/** Cells that are pasted at a block: rows that are not there yet are added, columns beyond the last are left out. */
export function pasteBlock(
  visibleCells: VisibleCells,
  edges: Edges,
  cells: readonly (readonly string[])[],
  firstId: number,
): Pasted {
  const all = spread(cells, edges);
  const columns = visibleCells.columns.slice(edges.first, edges.first + (all[0]?.length ?? 0));
  const there = all.slice(0, Math.max(0, visibleCells.rows.length - edges.top));
  return {
    edits: there.flatMap((texts, row) => {
      const id = visibleCells.rows[edges.top + row]?.id;
      return id === undefined ? [] : [{ id, texts: textsIn(columns, (_, at) => texts[at] ?? '') }];
    }),
    added: all.slice(there.length).map((texts, index) => newRow(firstId + index, columns, texts)),
    edges: {
      top: edges.top,
      bottom: edges.top + all.length - 1,
      first: edges.first,
      last: edges.first + columns.length - 1,
    },
  };
}

const quoted = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as spreadsheets hand them on: a tab between cells, a line a row, quotes where a cell has either. */
export const clipboardText = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(quoted).join('\t')).join('\r\n');
