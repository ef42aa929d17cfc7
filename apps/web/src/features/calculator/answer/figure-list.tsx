import type { ReactNode } from 'react';

interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  readonly hint?: string;
}

/** Figures with their labels, in as many columns as fit. */
export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(34),1fr))] gap-x-4 gap-y-3">
      {figures.map(({ name, value, hint }) => (
        <div key={name} className="flex min-w-0 flex-col">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-sm font-medium text-ink">{value}</dd>
          {hint === undefined ? null : <dd className="text-xs text-muted">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
