import type { ReactNode } from 'react';

type Props = {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** A page's title, description and actions. */
export function PageHead({ title, children, actions }: Props) {
  return (
    <header className="flex flex-wrap items-start gap-3">
      <div className="flex min-w-60 flex-1 flex-col gap-1">
        <h1 tabIndex={-1} className="text-2xl font-semibold [overflow-wrap:anywhere] text-ink">
          {title}
        </h1>
        <div className="text-sm text-muted">{children}</div>
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
