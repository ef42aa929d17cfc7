import type { ReactNode } from 'react';

type Props = {
  readonly title: ReactNode;
  /** One line: the page's purpose. */
  readonly about?: ReactNode;
  /** Its state, in badges, beside the title. */
  readonly meta?: ReactNode;
  /** The title is the name of one thing, which the bar of a narrow screen does not show. */
  readonly isNamed?: boolean;
  /** At the end of the head, the page's main action last. */
  readonly actions?: ReactNode;
};

/** The head of a page: its title, one line about it, and its actions at the end. */
export function PageHeader({ title, about, meta, actions, isNamed = false }: Props) {
  // On a phone the bar shows the title: a head of nothing else takes no place.
  const isOnlyTitle = !isNamed && actions === undefined && meta === undefined;
  return (
    <header
      className={`flex flex-wrap items-center gap-x-6 gap-y-3 ${isOnlyTitle ? 'max-md:not-print:sr-only' : ''}`}
    >
      <div className="flex min-w-60 flex-1 flex-col gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1
            tabIndex={-1}
            className={`text-2xl font-semibold text-ink [overflow-wrap:anywhere] ${isNamed ? '' : 'max-lg:not-print:sr-only'}`}
          >
            {title}
          </h1>
          {meta}
        </div>
        {about === undefined ? null : (
          <p className={`max-w-prose text-sm text-muted ${isNamed ? '' : 'max-md:sr-only'}`}>{about}</p>
        )}
      </div>
      {actions === undefined ? null : (
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:flex-row-reverse max-sm:flex-wrap-reverse max-sm:justify-end print:hidden">
          {actions}
        </div>
      )}
    </header>
  );
}
