import type { ReactNode } from 'react';

/** The buttons a dialog ends with: side by side, and one above the other on a phone, the important one on top. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{children}</div>;
}
