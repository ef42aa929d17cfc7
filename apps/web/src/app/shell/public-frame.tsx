import type { ReactNode } from 'react';
import { GuestLinks } from '../../features/auth/guest/guest-links.tsx';
import { GuestShell } from './guest-shell.tsx';

/** Layout for guests, with the ways to an account. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  return <GuestShell links={<GuestLinks />}>{children}</GuestShell>;
}
