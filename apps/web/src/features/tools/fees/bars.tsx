import type { ReactNode } from 'react';

export interface Bar {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** On the scale of the longest. */
  readonly size: number;
  /** The one that counts. */
  readonly isChosen: boolean;
}

/** Sums or weights against each other, the one that counts in colour. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ size }) => size));
  return (
    <ul className="flex flex-col gap-3">
      {bars.map(({ id, label, value, size, isChosen }) => (
        <li key={id} className="flex flex-col gap-1 text-sm">
          <span className="flex items-baseline justify-between gap-4">
            <span className={isChosen ? 'font-medium text-ink' : 'text-muted'}>{label}</span>
            <span className={isChosen ? 'font-medium text-ink' : 'text-muted'} data-figure={id}>
              {value}
            </span>
          </span>
          <span aria-hidden className="block h-3 rounded-sm bg-hover forced-color-adjust-none">
            <span
              className={`block h-full rounded-sm ${isChosen ? 'bg-brand' : 'bg-line-strong'}`}
              style={{ width: `${(Math.max(0, size) / longest) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
