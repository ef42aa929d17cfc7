import { Trans, useLingui } from '@lingui/react/macro';
import { publicPageAddress } from '@saer/contract/site/public-pages';
import type { Language } from '@saer/i18n/locale';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { controlBox } from '../../../components/button/control-style.ts';
import { linkStyle } from '../../../components/button/link-style.ts';
import { ContactField } from './contact-field.tsx';

/** The sign-up for the newsletter with the text of the consent (`consentVersion`: a text that means something else gets a new one). */
export function NewsletterForm({ language }: { readonly language: Language }) {
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
