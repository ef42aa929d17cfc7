import type { ReactNode } from 'react';

type Props = { readonly label: ReactNode; readonly children: ReactNode; readonly isTotal?: boolean };

/** One line of a summary: its name, and its value at the end. */
export function Line({ label, children, isTotal = false }: Props) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2 ${isTotal ? 'mt-1 border-t border-line pt-3 text-base font-semibold text-ink' : 'text-sm'}`}
    >
      <dt className={isTotal ? '' : 'text-muted'}>{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
