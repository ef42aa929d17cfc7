import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The promise and the demo calculator. */
export function HeroSection({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="promise" className="mx-auto max-w-6xl px-5 pt-6 pb-8 sm:px-8 sm:pt-10 sm:pb-10">
      <div className="mb-6 grid items-end gap-x-12 gap-y-3 lg:grid-cols-[6fr_5fr]">
        <h1
          id="promise"
          className="text-4xl leading-tight font-semibold text-balance sm:text-5xl sm:leading-tight"
        >
          <Trans>Price it right, and keep the profit you want.</Trans>
        </h1>
        <p className="text-base text-muted sm:text-lg">
          <Trans>
            Enter your cost and the margin you want. Saer adds the store’s commission, fulfilment and VAT and
            gives you the selling price, to the halala.
          </Trans>
        </p>
      </div>
      {children}
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm text-muted">
        <Fact>
          <Trans>Try it here, no account needed</Trans>
        </Fact>
        <Fact>
          <Trans>Computed in your browser</Trans>
        </Fact>
        <Fact>
          <Trans>Accepts Arabic and Latin digits</Trans>
        </Fact>
      </ul>
    </section>
  );
}

function Fact({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden viewBox="0 0 16 16" className="size-4 shrink-0 text-brand">
        <path
          d="m3.5 8.5 3 3 6-7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      {children}
    </li>
  );
}
