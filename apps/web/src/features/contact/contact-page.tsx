import { Trans, useLingui } from '@lingui/react/macro';
import { whenEnd, whenMark, eachEnd, eachMark, valueMark } from '@saer/contract/legal/legal-states';
import type { Language } from '@saer/i18n/locale';
import { ContactForm } from './form/contact-form.tsx';
import { linkStyle, buttonStyle } from '../../components/button/button-style.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';
import { publicPageAddress } from '@saer/contract/site/public-pages';
import { controlBox } from '../../components/button/control-style.ts';
import { ContactField } from './form/contact-field.tsx';

/** A card of the contact page. */
const contactCard = 'relative min-w-0 rounded-card border border-line bg-surface p-5 sm:p-6';

/** The sign-up for the newsletter with the text of the consent (`consentVersion`: a text that means something else gets a new one). */
function NewsletterForm({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  return (
    <form
      noValidate
      data-newsletter-form
      data-scripted
      data-offline={t`There is no connection. Try again in a moment.`}
      data-failed={t`That did not work. Try again in a moment.`}
      data-required={t`This field is required.`}
      data-done={t`Look into your mailbox: we sent you a link to confirm it.`}
      className="mt-3 flex flex-col gap-3"
    >
      <p data-problem role="alert" hidden className="rounded-control bg-danger-soft px-3.5 py-3 text-sm" />
      <ContactField name="subscriber" label={<Trans>Email</Trans>}>
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            autoComplete="email"
            maxLength={254}
            dir="ltr"
            className={`${controlBox} px-3 py-1.5 text-base group-data-invalid:border-danger sm:text-sm rtl:text-right`}
          />
        )}
      </ContactField>
      <div aria-hidden className="absolute -start-[100vw] size-px overflow-hidden">
        <label htmlFor="field-company">Website</label>
        <input id="field-company" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="text-xs text-muted">
        <Trans>
          With “Subscribe” you agree that we send our newsletter to this address, once you have confirmed it.
          Every mail has a link that ends it.{' '}
          <a className={linkStyle} href={publicPageAddress(language, '/privacy-policy')}>
            Privacy policy
          </a>
        </Trans>
      </p>
      <div>
        <button type="submit" className={buttonStyle('plain')}>
          <Trans>Subscribe</Trans>
        </button>
      </div>
      <output data-status className="block text-sm font-medium text-brand-strong empty:-mt-3" />
    </form>
  );
}

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
        <div className={contactCard}>
          <ContactForm />
        </div>
        <div className="flex flex-col gap-6">
          {whenMark('otherWays')}
          <OtherWays />
          {whenEnd}
          {whenMark('newsletter')}
          <div id="newsletter" className={`${contactCard} scroll-mt-6`}>
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

export const contactHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Contact us · Saer`),
  description: i18n._(msg`Write to us about Saer: questions, problems, ideas.`),
  siteName: i18n._(msg`Saer`),
});
