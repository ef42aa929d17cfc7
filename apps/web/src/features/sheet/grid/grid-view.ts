import { createContext } from 'react';
import type { Edges } from '../model/block.ts';
import type { RowProblem } from '@saer/spreadsheet/product-sheet/sheet-row';
import type { Twins } from '../model/problems.ts';

/** What cells need to know beyond their row: which are selected, and which say again what another says. */
export interface GridView {
  readonly edges: Edges | null;
  readonly twins: Twins;
  readonly wordsOf: (problem: RowProblem) => string;
}

export const GridViewContext = createContext<GridView>({ edges: null, twins: new Map(), wordsOf: () => '' });
