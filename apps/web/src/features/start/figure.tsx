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
    <li className="group relative flex min-w-0 flex-col px-4 py-3 max-lg:not-last:border-b max-lg:border-line">
      <Link
        to="/user/products"
        search={only === undefined ? {} : { only }}
        className="text-sm text-muted group-hover:text-ink group-hover:underline after:absolute after:inset-0 after:rounded-control"
      >
        {title}
      </Link>
      <span className="text-xl font-semibold text-ink tabular-nums">{value}</span>
      <span className="text-xs text-muted">{note}</span>
    </li>
  );
}
