import type { ReactNode } from 'react';
import { columnColours, type ProfitColumn } from './profit-columns.tsx';

interface Props {
  readonly tone: ProfitColumn['tone'];
  readonly children: ReactNode;
}

/** One colour of the columns in words. */
export function ColumnTone({ tone, children }: Props) {
  return (
    <li className="flex items-center gap-1.5">
      <span
        aria-hidden
        className={`size-2.5 shrink-0 rounded-sm forced-color-adjust-none ${columnColours[tone]}`}
      />
      {children}
    </li>
  );
}
