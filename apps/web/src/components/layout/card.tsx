import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly labelledBy?: string;
  /** Keeps its place, but cannot be seen or reached yet: something above it may still come. */
  readonly isUnseen?: boolean;
};

/** A part of a page on its own surface, named by its heading. */
export function Card({ children, labelledBy, isUnseen = false }: Props) {
  const surface = 'min-w-0 rounded-card border border-line bg-surface p-card shadow-card';
  return (
    <section
      {...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy })}
      className={isUnseen ? `${surface} invisible` : surface}
    >
      {children}
    </section>
  );
}
