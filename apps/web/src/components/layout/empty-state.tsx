import type { ReactNode } from 'react';

type Props = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** The title is a heading of this level; without one it is plain text. */
  readonly level?: 1 | 2 | 3;
};

/** Nothing to show yet, and how to change that. */
export function EmptyState({ icon, title, children, action, level }: Props) {
  const Title = level === undefined ? 'p' : (`h${level}` as const);
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <span aria-hidden className="rounded-full bg-brand-soft mb-1 p-2.5 text-brand-strong [&>svg]:size-5">
        {icon}
      </span>
      <Title className="text-base font-semibold text-ink">{title}</Title>
      <p className="max-w-prose text-sm text-muted">{children}</p>
      {action === undefined ? null : <div className="mt-2">{action}</div>}
    </div>
  );
}
