import { createContext } from 'react';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';
import type { Edges } from '../model/block.ts';
import type { GridRow } from '../model/grid-row.ts';
import type { Duplicates } from '../model/row-errors.ts';
import type { CheckText } from './check-words.ts';

/** Data that cells need beyond their row: the selection, duplicates, and the texts of remarks. */
export interface GridView {
  readonly edges: Edges | null;
  readonly duplicates: Duplicates;
  readonly wordsOf: (problem: RowError) => string;
  readonly checkWords: (row: GridRow, duplicates: Duplicates) => readonly CheckText[];
  /** That a value was taken from a saved product, in words. */
  readonly joined: string;
}

export const GridViewContext = createContext<GridView>({
  edges: null,
  duplicates: new Map(),
  wordsOf: () => '',
  checkWords: () => [],
  joined: '',
});
