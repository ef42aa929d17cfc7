import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = { readonly to: '/admin/products' | '/user/products'; readonly children: ReactNode };

/** Link back to the product's list. */
export function BackLink({ to, children }: Props) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-control items-center self-start text-sm text-brand-strong underline underline-offset-2"
    >
      {children}
    </Link>
  );
}
