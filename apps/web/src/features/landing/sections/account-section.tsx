import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { buttonStyle, lineLinkStyle } from '../../../components/button/button-style.ts';
import { Section } from './section.tsx';

interface Props {
  readonly language: Language;
  /** The plans. */
  readonly children: ReactNode;
}

/** Explains how to get an account, who approves it, and what it costs. */
export function AccountSection({ language, children }: Props) {
  return (
    <Section
      id="account"
      title={<Trans>Your account, and what it costs</Trans>}
      lead={
        <Trans>
          The calculator needs no account. With one you save your products, price whole sheets of them, and
          see what new fees do to your prices.
        </Trans>
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-[7fr_5fr] lg:gap-12">
        <div>
          <ol className="flex flex-col gap-4">
            <Step number={1} title={<Trans>Create the account</Trans>}>
              <Trans>
                Your name, mobile number and email, and a password. A code confirms that the address is yours.
              </Trans>
            </Step>
            <Step number={2} title={<Trans>We approve it</Trans>}>
              <Trans>
                One of us reads every registration; an email tells you when yours is approved. Until then the
                calculator works as before.
              </Trans>
            </Step>
            <Step number={3} title={<Trans>Sign in</Trans>}>
              <Trans>The calculator opens with what you typed before you signed up.</Trans>
            </Step>
          </ol>
          <a
            className={`${buttonStyle('plain')} mt-6 px-6 max-sm:w-full`}
            href="/access/signup"
            data-for="guest"
          >
            <Trans>Create an account</Trans>
          </a>
        </div>
        <div>
          {children}
          <p className="mt-4 text-sm leading-6 text-muted">
            <Trans>An account is free and asks for no card. Prices include VAT.</Trans>
          </p>
          <a className={`${lineLinkStyle} mt-1 text-sm`} href={`/${language}/pricing`}>
            <Trans>What is free, and what a plan includes</Trans>
          </a>
        </div>
      </div>
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
    <li className="flex gap-4">
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand-strong"
      >
        {number}
      </span>
      <div>
        <h3 className="text-base leading-8 font-semibold">{title}</h3>
        <p className="mt-0.5 text-sm leading-6 text-muted">{children}</p>
      </div>
    </li>
  );
}
