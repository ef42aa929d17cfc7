import type { ReactNode } from 'react';

/** A part of a page on its own surface, named by its heading. */
export function Card({
  children,
  labelledBy,
}: {
  readonly children: ReactNode;
  readonly labelledBy?: string;
}) {
  return (
    <section
      {...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy })}
      className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      {children}
    </section>
  );
}
