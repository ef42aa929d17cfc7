import type { ReactNode } from 'react';

/** A question whose answer unfolds. */
export function Question({ asks, children }: { readonly asks: ReactNode; readonly children: ReactNode }) {
  return (
    <details className="group py-1">
      <summary className="flex min-h-row cursor-pointer list-none items-center justify-between gap-6 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {asks}
        <svg
          aria-hidden
          viewBox="0 0 16 16"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-45"
        >
          <path
            d="M8 2v12M2 8h12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
      </summary>
      <p className="max-w-3xl pb-5 text-sm leading-6 text-muted">{children}</p>
    </details>
  );
}
