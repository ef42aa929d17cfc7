import { Trans } from '@lingui/react/macro';
import { whenEnd, whenMark, eachEnd, eachMark, valueMark } from '@saer/contract/legal/legal-states';
import type { Language } from '@saer/i18n/locale';
import { ContactForm } from './form/contact-form.tsx';
import { NewsletterForm } from './form/newsletter-form.tsx';
import { contactCard as card, contactCard } from './contact-card.ts';
import { linkStyle } from '../../components/button/link-style.ts';

/** Address, phone, office and pages elsewhere, each where an admin has set it: the server fills them in. */
function OtherWays() {
  return (
    <div className={`${contactCard} flex flex-col gap-2 text-sm text-muted [overflow-wrap:anywhere]`}>
      <h2 className="text-lg font-semibold text-ink">
        <Trans>Other ways to reach us</Trans>
      </h2>
      {whenMark('email')}
      <p>
        <Trans>Email</Trans>:{' '}
        <a href={`mailto:${valueMark('email')}`} dir="ltr" className={linkStyle}>
          {valueMark('email')}
        </a>
      </p>
      {whenEnd}
      {whenMark('phone')}
      <p>
        <Trans>Phone</Trans>:{' '}
        <a href={`tel:${valueMark('phone')}`} dir="ltr" className={linkStyle}>
          {valueMark('phone')}
        </a>
      </p>
      {whenEnd}
      {whenMark('position')}
      <p>
        <Trans>Office</Trans>: <bdi dir="ltr">{valueMark('position')}</bdi>{' '}
        <a href={valueMark('map')} rel="noopener noreferrer" className={linkStyle}>
          <Trans>Open on a map</Trans>
        </a>
      </p>
      {whenEnd}
      {whenMark('links')}
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {eachMark('link')}
        <li>
          <a href={valueMark('url')} rel="noopener noreferrer" className={linkStyle}>
            {valueMark('name')}
          </a>
        </li>
        {eachEnd}
      </ul>
      {whenEnd}
    </div>
  );
}

/** The form to write to us, other ways to reach us where they are set, and the newsletter where it takes subscribers: the server fills these in. */
export function ContactPage({ language }: { readonly language: Language }) {
  return (
    <section className="mx-auto max-w-6xl overflow-x-clip px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>Contact us</Trans>
      </h1>
      <p data-first-only className="mt-3 max-w-prose text-base leading-7 text-muted">
        <Trans>
          A question, a fee that is wrong, something that does not work: write to us, in Arabic or English.
        </Trans>
      </p>
      <p data-thread-only hidden className="mt-3 max-w-prose text-base leading-7 text-muted">
        <Trans>Your answer goes to the conversation that we wrote to you in.</Trans>
      </p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={card}>
          <ContactForm />
        </div>
        <div className="flex flex-col gap-6">
          {whenMark('otherWays')}
          <OtherWays />
          {whenEnd}
          {whenMark('newsletter')}
          <div id="newsletter" className={`${card} scroll-mt-6`}>
            <h2 className="text-lg font-semibold">
              <Trans>Newsletter</Trans>
            </h2>
            <p className="mt-2 text-sm leading-6 text-muted">
              <Trans>
                A mail when marketplace fees change, and what that means for prices. Nothing else.
              </Trans>
            </p>
            <NewsletterForm language={language} />
          </div>
          {whenEnd}
        </div>
      </div>
    </section>
  );
}
