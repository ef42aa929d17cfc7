import { lineLinkStyle } from '../../components/button/button-style.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = {
  readonly to: '/access' | '/access/login' | '/access/signup' | '/access/forgot-password';
  readonly children: ReactNode;
};

/** Link to another authentication page that preserves the final destination. */
export function AccessLink({ to, children }: Props) {
  return (
    <Link to={to} search={true} className={lineLinkStyle}>
      {children}
    </Link>
  );
}
