import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { GridRow } from '../model/grid-row.ts';
import { rowState } from '../model/row-state.ts';
import { GridViewContext } from './grid-view.ts';

/** Which row of the seller's sheet it is, and whether it is good: few elements, for dozens of rows change with each turn of a wheel. */
export function RowMark({ row }: { readonly row: GridRow }) {
  const { t } = useLingui();
  const { duplicates } = use(GridViewContext);
  const state = rowState(row, duplicates);
  const words = { bad: t`has a problem`, check: t`to be checked`, waiting: t`being priced`, good: t`good` };
  return (
    <>
      {row.at === null ? '+' : row.at + 1}
      <span className={`row-mark row-mark-${state}`}>
        <span className="sr-only">{words[state]}</span>
      </span>
    </>
  );
}
