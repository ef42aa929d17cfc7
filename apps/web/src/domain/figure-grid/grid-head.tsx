import type { ReactNode } from 'react';
import type { OtherColumn } from './figure-grid.tsx';
import type { FigureColumn } from './figure-row.ts';

type Props<R> = {
  readonly nameTitle: ReactNode | undefined;
  readonly columns: readonly FigureColumn<string>[];
  readonly otherColumns: readonly OtherColumn<R>[];
  /** The grid is wider than its frame: it scrolls sideways, and its names stay. */
  readonly isCut: boolean;
};

const head =
  'h-head border-b border-line bg-surface px-2.5 font-medium whitespace-nowrap first:ps-card last:pe-card';

/** Headings of a grid. They stay in sight while the page scrolls. */
export function GridHead<R>({ nameTitle, columns, otherColumns, isCut }: Props<R>) {
  const sticky = isCut ? '' : 'sticky top-0 z-2';
  return (
    <thead>
      <tr className="text-muted">
        {nameTitle === undefined ? null : (
          <th scope="col" className={`${head} text-start ${isCut ? 'sticky start-0 z-1' : sticky}`}>
            {nameTitle}
          </th>
        )}
        {columns.map(({ field, title, unit, options }) => (
          <th
            key={field}
            scope="col"
            className={`${head} ${sticky} ${options === undefined ? 'w-36' : 'w-44'} ${options === undefined ? 'text-right' : 'text-start'}`}
          >
            {title}
            {unit === undefined ? null : (
              <span aria-hidden className="ms-1 font-normal">
                {unit}
              </span>
            )}
          </th>
        ))}
        {otherColumns.map(({ key, title, isFigure }) => (
          <th
            key={key}
            scope="col"
            className={`${head} ${sticky} ${isFigure === true ? 'text-right' : 'text-start'}`}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
