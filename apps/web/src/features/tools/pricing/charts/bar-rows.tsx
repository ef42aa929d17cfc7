import type { ReactNode } from 'react';

/** A named bar. */
export interface BarRow {
  readonly id: string;
  readonly label: ReactNode;
  /** The length of the bar, in halalas; below zero it is a loss. Undefined: no bar. */
  readonly size: number | undefined;
  readonly value: ReactNode;
  /** A second line below the label. */
  readonly note?: ReactNode;
  readonly isBest?: boolean;
}

/** Bars below one another on a common scale, each with its name and figure. Reads as a list. */
export function BarRows({ rows }: { readonly rows: readonly BarRow[] }) {
  const longest = Math.max(1, ...rows.map(({ size = 0 }) => Math.abs(size)));
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ id, label, size, value, note, isBest = false }) => (
        <li key={id} className="flex flex-col gap-1 text-sm" data-row={id}>
          <span className="flex items-baseline justify-between gap-3">
            <span className={isBest ? 'font-medium text-ink' : 'text-muted'}>{label}</span>
            <span className={`shrink-0 ${isBest ? 'font-semibold text-brand-strong' : 'text-ink'}`}>
              {value}
            </span>
          </span>
          {size === undefined ? null : (
            <span aria-hidden className="block h-2.5 rounded-sm bg-hover forced-color-adjust-none">
              <span
                className={`block h-full min-w-0.5 rounded-sm ${size < 0 ? 'bg-danger' : isBest ? 'bg-part-profit' : 'bg-part-cost'}`}
                style={{ width: `${(Math.abs(size) / longest) * 100}%` }}
              />
            </span>
          )}
          {note === undefined ? null : <span className="text-xs text-muted">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
