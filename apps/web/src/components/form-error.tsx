import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** What is wrong with a form as a whole. Always on the page, so that a screen reader hears what is put into it. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className="empty:absolute">
      {children === undefined ? null : <Notice tone="danger">{children}</Notice>}
    </div>
  );
}
