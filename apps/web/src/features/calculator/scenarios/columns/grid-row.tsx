import type { ReactNode } from 'react';
import { rowGrid } from './grid-style.ts';

type Props = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The row that the others explain. */
  readonly isStrong?: boolean;
};

/** A row of the comparison: its name, then a cell for each column. */
export function GridRow({ title, children, isStrong = false }: Props) {
  return (
    <tr className={`${rowGrid} border-t border-line`}>
      <th
        scope="row"
        className={`sticky start-0 z-2 flex items-center bg-surface px-3 text-start text-sm max-md:not-print:col-span-full max-md:not-print:w-fit max-md:not-print:pt-2 max-md:not-print:text-xs md:py-2 print:static print:py-2 ${isStrong ? 'font-semibold text-ink' : 'font-normal text-muted'}`}
      >
        {title}
      </th>
      {children}
    </tr>
  );
}
