/** The whole grid: columns keep a width that can be read, and scroll where the page is narrower. */
export const gridTable =
  'block w-full min-w-[calc(var(--columns)*--spacing(41))] md:min-w-[calc(--spacing(38)+var(--columns)*--spacing(44))] print:min-w-0';

/** The grid of every row: on a narrow screen the row's name is above its cells, and the first column stays while the others scroll. */
export const rowGrid =
  'grid w-full grid-cols-[--spacing(38)_repeat(var(--columns),minmax(0,1fr))] max-md:not-print:grid-cols-[repeat(var(--columns),minmax(0,1fr))]';

const firstCell =
  'max-md:not-print:sticky max-md:not-print:start-0 max-md:not-print:z-1 max-md:not-print:border-e max-md:not-print:border-line';

/** A cell's place and ground. The first of a row stays in sight on a narrow screen. */
export const cellStyle = (index: number, differs = false): string =>
  `min-w-0 px-3 py-2 text-start align-top ${index === 0 ? firstCell : ''} ${differs ? 'bg-info-soft' : 'bg-surface'}`;
