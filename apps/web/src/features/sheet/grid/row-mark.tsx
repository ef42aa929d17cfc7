import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { use } from 'react';
import type { GridRow } from '../model/grid-row.ts';
import { isBad } from '../model/problems.ts';
import { GridViewContext } from './grid-view.ts';

/** Which row of the seller's sheet it is, and whether it is good. */
export function RowMark({ row }: { readonly row: GridRow }) {
  const { t } = useLingui();
  const { twins } = use(GridViewContext);
  const bad = isBad(row, twins);
  const Icon = row.outcome === null && !bad ? LoaderCircle : bad ? CircleAlert : CircleCheck;
  const words = row.outcome === null && !bad ? t`being priced` : bad ? t`has a problem` : t`good`;
  return (
    <span className="flex items-center justify-between gap-1">
      <span className="text-muted tabular-nums">{row.at === null ? '+' : row.at + 1}</span>
      <Icon aria-hidden className={`size-4 shrink-0 ${bad ? 'text-danger' : 'text-brand'}`} />
      <span className="sr-only">{words}</span>
    </span>
  );
}
