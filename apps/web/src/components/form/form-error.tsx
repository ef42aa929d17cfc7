import type { ReactNode } from 'react';
import { Notice } from '../layout/notice.tsx';

/** An error of the form as a whole. Always in the page, so that screen readers announce its content. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <div role="alert" className="empty:absolute">
      {children === undefined ? null : <Notice tone="danger">{children}</Notice>}
    </div>
  );
}
