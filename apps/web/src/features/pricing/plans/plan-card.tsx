import type { ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  /** The price, or what comes instead. */
  readonly price?: ReactNode;
  readonly children: ReactNode;
  /** The next step, at the bottom. */
  readonly action?: ReactNode;
  /** With a stronger edge. */
  readonly isRecommended?: boolean;
}

/** One column of the plans. */
export function PlanCard({ title, badge, price, children, action, isRecommended = false }: Props) {
  return (
    <li
      className={`flex flex-col rounded-card border bg-surface p-6 shadow-card ${isRecommended ? 'border-brand outline outline-brand' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">{title}</h3>
        {badge}
      </div>
      {price === undefined ? null : <div className="mt-3 md:min-h-24">{price}</div>}
      <div className="mt-4 flex-1">{children}</div>
      {action === undefined ? null : <div className="mt-6 flex flex-col">{action}</div>}
    </li>
  );
}
