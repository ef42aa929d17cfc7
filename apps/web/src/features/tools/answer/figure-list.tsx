import type { ReactNode } from 'react';

export interface Figure {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** The sum of those above it. */
  readonly isTotal?: boolean;
}

/** Figures below one another, each with its name. */
export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-col text-sm">
      {figures.map(({ id, label, value, isTotal = false }) => (
        <div
          key={id}
          className={`flex items-baseline justify-between gap-4 border-b border-line py-2 print:py-1 last:border-b-0 ${isTotal ? 'font-medium' : ''}`}
        >
          <dt className={isTotal ? 'text-ink' : 'text-muted'}>{label}</dt>
          <dd className="text-ink" data-figure={id}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
