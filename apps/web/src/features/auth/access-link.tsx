import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = {
  readonly to: '/access' | '/access/login' | '/access/signup' | '/access/forgot-password';
  readonly children: ReactNode;
};

/** Link to another authentication page that preserves the final destination. */
export function AccessLink({ to, children }: Props) {
  return (
    <Link
      to={to}
      search={true}
      className="inline-flex min-h-control items-center rounded-control font-medium text-brand-strong underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
