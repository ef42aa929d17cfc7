/** The grid of every row: on a narrow screen the row's name is above its cells, and the first column stays while the others scroll. */
export const rowGrid =
  'grid w-max min-w-full grid-cols-[repeat(var(--columns),minmax(--spacing(41),1fr))] md:grid-cols-[--spacing(38)_repeat(var(--columns),minmax(--spacing(44),1fr))] print:w-full print:grid-cols-[--spacing(36)_repeat(var(--columns),minmax(0,1fr))]';

const firstCell = 'max-md:sticky max-md:start-0 max-md:z-1';

/** A cell's place and ground. The first of a row stays in sight on a narrow screen. */
export const cellStyle = (index: number, differs = false): string =>
  `min-w-0 px-3 py-2 text-start align-top ${index === 0 ? firstCell : ''} ${differs ? 'bg-info-soft' : 'bg-surface'}`;
