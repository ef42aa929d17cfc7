import type { CSSProperties, ReactNode } from 'react';

interface Props {
  /** Says what the table shows, to those who do not see it. */
  readonly caption: string;
  readonly heads: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** On a phone the name of a row is a line above its cells. */
const row = 'max-sm:grid max-sm:grid-cols-[repeat(var(--columns),minmax(0,1fr))]';
const cell = 'px-3.5 py-2';
const figure = `${cell} text-right max-sm:px-2 max-sm:first-of-type:ps-3.5 max-sm:last:pe-3.5`;

/** A small table of figures. */
export function Table({ caption, heads, rows }: Props) {
  const [first, ...others] = heads;
  const columns: CSSProperties & Record<'--columns', number> = { '--columns': others.length };
  return (
    <div
      className="max-w-2xl overflow-clip rounded-card border border-line bg-surface print:overflow-visible"
      style={columns}
    >
      <table className="w-full text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-muted max-sm:block">
          <tr className={`${row} max-sm:items-end`}>
            <th scope="col" className={`${cell} text-start font-medium max-sm:sr-only`}>
              {first}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className={`${figure} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rows.map(({ id, cells: [name, ...figures] }) => (
            <tr key={id} className={row}>
              <th scope="row" className={`${cell} text-start font-medium max-sm:col-span-full max-sm:pb-0`}>
                {name}
              </th>
              {others.map((head, at) => (
                <td key={head} className={`${figure} sm:whitespace-nowrap`}>
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
