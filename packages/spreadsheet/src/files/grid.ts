import type { Cell } from '../sheet.ts';
import { emptyCell } from './cells.ts';
import { within } from './file-fault.ts';
import type { FileLimits } from './file-limits.ts';

/** How many cells may still come, over all sheets of a file. */
export interface CellBudget {
  left: number;
}

/** The rows of a sheet as they fill. Only what holds something is kept; it may stand anywhere within the limits. */
export class Grid {
  readonly rows: Cell[][] = [];
  readonly #limits: FileLimits;
  readonly #budget: CellBudget;

  constructor(limits: FileLimits, budget: CellBudget) {
    this.#limits = limits;
    this.#budget = budget;
  }

  /** Counts a cell, also one that holds nothing. */
  count(): void {
    this.#budget.left -= 1;
    if (this.#budget.left < 0) within(this.#limits.cells, this.#limits.cells + 1, 'cells');
  }

  put(row: number, column: number, cell: Cell): void {
    if (cell.value === null) return;
    within(this.#limits.rows, row + 1, 'rows');
    within(this.#limits.columns, column + 1, 'columns');
    while (this.rows.length <= row) this.rows.push([]);
    const cells = this.rows[row] ?? [];
    while (cells.length < column) cells.push(emptyCell);
    cells[column] = cell;
  }
}
