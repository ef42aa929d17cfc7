import type { ReactNode } from 'react';
import type { OtherColumn } from './figure-grid.tsx';
import type { FigureColumn } from './figure-row.ts';

type Props<R> = {
  readonly nameTitle: ReactNode | undefined;
  readonly columns: readonly FigureColumn<string>[];
  readonly otherColumns: readonly OtherColumn<R>[];
};

const head = 'h-head border-b border-line bg-surface px-2.5 font-medium text-muted lg:sticky lg:top-0 lg:z-10';

/** Headings of a grid: they stay while the page scrolls. */
export function GridHead<R>({ nameTitle, columns, otherColumns }: Props<R>) {
  return (
    <thead>
      <tr>
        {nameTitle === undefined ? null : (
          <th scope="col" className={`${head} text-start max-lg:sticky max-lg:start-0 max-lg:z-10`}>
            {nameTitle}
          </th>
        )}
        {columns.map(({ field, title, unit, options }) => (
          <th
            key={field}
            scope="col"
            className={`${head} w-40 ${options === undefined ? 'text-right' : 'text-start'}`}
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
          <th key={key} scope="col" className={`${head} ${isFigure ? 'text-right' : 'text-start'}`}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
