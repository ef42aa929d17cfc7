import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';

/** Says how a price is found, in three steps and one line of arithmetic. */
export function StepsSection() {
  return (
    <Section id="how" title={<Trans>How the price is found</Trans>}>
      <ol className="grid gap-6 lg:grid-cols-3 lg:gap-8">
        <Step number={1} title={<Trans>From the parcel to its fee</Trans>}>
          <Trans>
            Size and weight lead to the store’s size class and its slab, and to the fees for that slab.
          </Trans>
        </Step>
        <Step number={2} title={<Trans>The lowest price that’s enough</Trans>}>
          <Trans>
            Every line moves with the price, so Saer solves for it: the lowest price at which your margin
            holds exactly.
          </Trans>
        </Step>
        <Step number={3} title={<Trans>Checking the jumps</Trans>}>
          <Trans>
            Then it checks every price at which a fee changes, and warns where a higher price misses your
            margin or earns less.
          </Trans>
        </Step>
      </ol>
      <p className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-dashed border-edge px-6 py-5 text-base">
        <Term>
          <Trans>Price</Trans>
        </Term>
        <Sign>=</Sign>
        <Term colour="bg-part-cost">
          <Trans>cost</Trans>
        </Term>
        <Sign>+</Sign>
        <Term colour="bg-part-referral">
          <Trans>commission</Trans>
        </Term>
        <Sign>+</Sign>
        <Term colour="bg-part-fulfilment">
          <Trans>fulfilment</Trans>
        </Term>
        <Sign>+</Sign>
        <Term colour="bg-part-vat">
          <Trans>VAT</Trans>
        </Term>
        <Sign>+</Sign>
        <Term colour="bg-part-profit">
          <Trans>your profit</Trans>
        </Term>
      </p>
    </Section>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="border-t-2 border-brand pt-4">
      <span aria-hidden className="text-sm font-semibold text-brand-strong">
        {number}
      </span>
      <h3 className="mt-1 text-lg font-semibold">{title}</h3>
      <p className="mt-2 text-sm leading-6 text-muted">{children}</p>
    </li>
  );
}

function Term({ colour, children }: { readonly colour?: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      {colour === undefined ? null : <span aria-hidden className={`size-2.5 rounded-full ${colour}`} />}
      {children}
    </span>
  );
}

function Sign({ children }: { readonly children: string }) {
  return <span className="text-muted">{children}</span>;
}
