import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { linkStyle } from '../../components/link-style.ts';
import { ContactForm } from './form/contact-form.tsx';
import { NewsletterForm } from './form/newsletter-form.tsx';

const card = 'relative min-w-0 rounded-card border border-line bg-surface p-5 sm:p-6';

/** The form to write to us, other ways to reach us where they are set, and the newsletter. */
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
          <div data-other-ways hidden className={card}>
            <h2 className="text-lg font-semibold">
              <Trans>Other ways to reach us</Trans>
            </h2>
            <p data-other-email hidden className="mt-2 text-sm text-muted">
              <Trans>Email</Trans>: <span data-address className={linkStyle} />
            </p>
            <p data-other-phone hidden className="mt-2 text-sm text-muted">
              <Trans>Phone</Trans>: <span data-address className={linkStyle} />
            </p>
          </div>
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
        </div>
      </div>
    </section>
  );
}
