/** A cell by its place in what is shown, from 0. */
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

export const edgesOf = ({ from, to }: Block): Edges => ({
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
