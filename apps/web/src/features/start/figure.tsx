import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
  /** The part of the products that it counts. */
  readonly only?: 'losing' | 'missing';
};

/** One figure of the strip, which opens the products it counts. */
export function Figure({ title, value, note, only }: Props) {
  return (
    <li className="relative grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 transition-colors first:rounded-t-card last:rounded-b-card hover:bg-hover max-lg:border-line max-lg:not-last:border-b lg:flex lg:flex-col lg:items-start lg:py-3 lg:rounded-none! lg:first:rounded-s-card! lg:last:rounded-e-card!">
      <Link
        to="/user/products"
        search={only === undefined ? {} : { only }}
        className="text-sm text-muted after:absolute after:inset-0 after:rounded-control hover:underline"
      >
        {title}
      </Link>
      <span className="text-lg font-semibold text-ink tabular-nums max-lg:row-span-2 lg:text-xl">
        {value}
      </span>
      <span className="text-xs text-muted">{note}</span>
    </li>
  );
}
