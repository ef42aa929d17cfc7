import type { ReactNode } from 'react';

/** The grid of every row: on a narrow screen the row's name is above its cells, and the first column stays while the others scroll. */
export const rowGrid =
  'grid w-max min-w-full grid-cols-[repeat(var(--columns),minmax(10.25rem,1fr))] md:grid-cols-[9.5rem_repeat(var(--columns),minmax(11rem,1fr))] print:w-full print:grid-cols-[9rem_repeat(var(--columns),minmax(0,1fr))]';

const firstCell = 'max-md:sticky max-md:start-0 max-md:z-1';

/** A cell's place and ground. The first of a row stays in sight on a narrow screen. */
export const cellStyle = (index: number, differs = false): string =>
  `min-w-0 px-3 py-2 ${index === 0 ? firstCell : ''} ${differs ? 'bg-info-soft' : 'bg-surface'}`;

type Props = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The row that the others explain. */
  readonly isStrong?: boolean;
};

/** A row of the comparison: its name, then a cell for each column. */
export function GridRow({ title, children, isStrong = false }: Props) {
  return (
    <div role="row" className={`${rowGrid} border-t border-line`}>
      <div
        role="rowheader"
        className={`sticky start-0 z-2 flex items-center bg-surface px-3 text-sm max-md:w-fit max-md:col-span-full max-md:pt-2 max-md:text-xs md:py-2 print:static ${isStrong ? 'font-semibold text-ink' : 'text-muted'}`}
      >
        {title}
      </div>
      {children}
    </div>
  );
}
