import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { readonly to: '/admin/products' | '/user/products'; readonly children: ReactNode };

/** Link back to the product's list. */
export function BackLink({ to, children }: Props) {
  return (
    <Link
      to={to}
      className="-my-2 inline-flex min-h-control items-center gap-1 self-start rounded-control text-sm text-muted hover:text-ink print:hidden"
    >
      <ChevronLeft aria-hidden className="size-4 rtl:rotate-180" />
      {children}
    </Link>
  );
}
