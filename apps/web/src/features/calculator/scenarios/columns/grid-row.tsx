import type { ReactNode } from 'react';

type Props = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The row that the others explain. */
  readonly isStrong?: boolean;
};

/** A row of the comparison: its name, then a cell for each column. */
export function GridRow({ title, children, isStrong = false }: Props) {
  return (
    <tr>
      <th scope="row" className={`row-name text-sm ${isStrong ? 'is-strong' : ''}`}>
        {title}
      </th>
      {children}
    </tr>
  );
}
