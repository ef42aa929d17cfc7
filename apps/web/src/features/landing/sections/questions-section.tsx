import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';

/** Frequently asked questions. */
export function QuestionsSection() {
  return (
    <Section id="questions" title={<Trans>Questions</Trans>}>
      <div className="divide-y divide-line border-y border-line">
        <Answer asks={<Trans>Do my numbers go anywhere?</Trans>}>
          <Trans>
            No. The price is computed in your browser, and nothing you type is sent to get an answer. The page
            asks the server for the current fee tables and price plans and nothing else, and loads nothing
            from other sites. Your numbers leave it only when you open the full calculator with them. If you
            create an account there, they are saved with it until you first sign in.
          </Trans>
        </Answer>
        <Answer asks={<Trans>Are these the stores’ official fees?</Trans>}>
          <Trans>
            They are gathered from what the stores publish, each with its date. Saer is not affiliated with
            any of them: the fees in your seller account always come first.
          </Trans>
        </Answer>
        <Answer asks={<Trans>Is the margin counted from the price or from the cost?</Trans>}>
          <Trans>
            From the price with VAT. In the full calculator you can also count it from the price without VAT,
            from the cost, or name the profit in riyals.
          </Trans>
        </Answer>
        <Answer asks={<Trans>I am not registered for VAT. Does it work for me?</Trans>}>
          <Trans>
            Yes. Say so in the full calculator: no VAT is taken out of your price, and the VAT on your
            purchase and on the store’s fees counts as a cost.
          </Trans>
        </Answer>
        <Answer asks={<Trans>What if no price reaches my margin?</Trans>}>
          <Trans>Then Saer says so, and gives the highest margin that these fees allow.</Trans>
        </Answer>
        <Answer asks={<Trans>Does it work without a connection?</Trans>}>
          <Trans>
            Once this page is open, yes: it goes on with the fees it has, and says which ones and from which
            day.
          </Trans>
        </Answer>
      </div>
    </Section>
  );
}

function Answer({ asks, children }: { readonly asks: ReactNode; readonly children: ReactNode }) {
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
