import type { Cell } from '../sheet.ts';
import { emptyCell } from './cells.ts';
import type { FileBudget } from './file-budget.ts';
import { within } from './file-error.ts';

/** The rows of a sheet while they are filled. Only cells with content are stored, anywhere within the limits. */
export class Grid {
  readonly rows: Cell[][] = [];
  readonly #budget: FileBudget;

  constructor(budget: FileBudget) {
    this.#budget = budget;
  }

  /** Counts a cell, also one that holds nothing. */
  count(): void {
    this.#budget.cell();
  }

  /** True if a row has content, once the rows above it are complete. */
  has(row: number): boolean {
    return (this.rows[row]?.length ?? 0) > 0;
  }

  put(row: number, column: number, cell: Cell): void {
    const { value } = cell;
    if (value === null) return;
    const { limits } = this.#budget;
    within(limits.rows, row + 1, 'rows');
    within(limits.columns, column + 1, 'columns');
    if (typeof value === 'string') this.#budget.letters(value.length);
    while (this.rows.length <= row) this.rows.push([]);
    const cells = this.rows[row] ?? [];
    if (column >= cells.length) this.#budget.positions(column + 1 - cells.length);
    while (cells.length < column) cells.push(emptyCell);
    cells[column] = cell;
  }
}
