import type { ReactNode } from 'react';

interface Props {
  /** Says what the table shows, to those who do not see it. */
  readonly caption: string;
  readonly heads: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A small table of figures. */
export function Table({ caption, heads, rows }: Props) {
  const [first, ...others] = heads;
  return (
    <div className="max-w-2xl overflow-clip rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-muted">
          <tr>
            <th scope="col" className="px-2 first:ps-3.5 last:pe-3.5 sm:px-3.5 py-2 text-start font-medium">
              {first}
            </th>
            {others.map((head) => (
              <th
                key={head}
                scope="col"
                className="px-2 first:ps-3.5 last:pe-3.5 sm:px-3.5 py-2 text-right font-medium"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ id, cells: [name, ...figures] }) => (
            <tr key={id}>
              <th scope="row" className="px-2 first:ps-3.5 last:pe-3.5 sm:px-3.5 py-2 text-start font-medium">
                {name}
              </th>
              {others.map((head, at) => (
                <td
                  key={head}
                  className="px-2 first:ps-3.5 last:pe-3.5 sm:px-3.5 py-2 text-right whitespace-nowrap"
                >
                  {figures[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
