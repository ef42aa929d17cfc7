import { createContext } from 'react';
import type { Edges } from '../model/block.ts';
import type { Twins } from '../model/problems.ts';

/** What cells need to know beyond their row: which are selected, and which say again what another says. */
export interface GridView {
  readonly edges: Edges | null;
  readonly twins: Twins;
}

export const GridViewContext = createContext<GridView>({ edges: null, twins: new Map() });
