import type { ReactNode } from 'react';

/** Something that a plan includes, after a tick. */
export function FeatureLine({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <svg aria-hidden viewBox="0 0 16 16" className="mt-1 size-4 shrink-0 text-brand-strong">
        <path
          d="m3 8.5 3.5 3.5L13 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{children}</span>
    </li>
  );
}
