import { within } from './file-error.ts';
import type { FileLimits } from './file-limits.ts';

/** Characters are reported in millions. */
const million = 1_000_000;

/** Counts what a file expands to, over all its sheets, and rejects it at the first exceeded limit. */
export class FileBudget {
  readonly limits: FileLimits;
  #cells = 0;
  #positions = 0;
  #letters = 0;
  #merges = 0;

  constructor(limits: FileLimits) {
    this.limits = limits;
  }

  cell(): void {
    this.#cells += 1;
    if (this.#cells > this.limits.cells) within(this.limits.cells, this.#cells, 'cells');
  }

  positions(count: number): void {
    this.#positions += count;
    if (this.#positions > this.limits.positions) within(this.limits.positions, this.#positions, 'places');
  }

  letters(count: number): void {
    this.#letters += count;
    if (this.#letters > this.limits.letters)
      within(this.limits.letters / million, this.#letters / million, 'letters');
  }

  merge(): void {
    this.#merges += 1;
    if (this.#merges > this.limits.merges) within(this.limits.merges, this.#merges, 'merges');
  }
}
