import { Trans, useLingui } from '@lingui/react/macro';
import { longestMessage, maxDocumentMegabytes } from '@saer/contract/contact/contact-text';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { controlBox } from '../../../components/button/control-style.ts';
import { ContactField } from './contact-field.tsx';

const input = `${controlBox} px-3 py-1.5 text-base group-data-invalid:border-danger sm:text-sm`;

/** The form to write to us, as markup; `contact-script.ts` sends it. Everything it says is here, so that it loads no messages. */
export function ContactForm() {
  const { t } = useLingui();
  return (
    <>
      <form
        noValidate
        data-contact-form
        data-scripted
        data-offline={t`There is no connection. Nothing you wrote is lost: try again in a moment.`}
        data-failed={t`That did not work. Nothing you wrote is lost: try again in a moment.`}
        data-unreadable={t`This file cannot be read as a picture or a PDF. Choose a PNG, JPEG, GIF, WebP or PDF.`}
        data-too-large={t`This PDF is too large. Choose one of ${maxDocumentMegabytes} MB at most.`}
        data-required={t`This field is required.`}
        data-sending={t`Sending…`}
        className="flex flex-col gap-4"
      >
        <p data-problem role="alert" hidden className="rounded-control bg-danger-soft px-3.5 py-3 text-sm" />
        <div data-first-only className="grid gap-4 sm:grid-cols-2">
          <ContactField name="name" label={<Trans>Full name</Trans>}>
            {(attributes) => (
              <input {...attributes} type="text" autoComplete="name" maxLength={100} className={input} />
            )}
          </ContactField>
          <ContactField name="email" label={<Trans>Email</Trans>}>
            {(attributes) => (
              <input
                {...attributes}
                type="email"
                autoComplete="email"
                maxLength={254}
                dir="ltr"
                className={`${input} rtl:text-right`}
              />
            )}
          </ContactField>
        </div>
        <ContactField name="message" label={<Trans>Message</Trans>}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={6}
              dir="auto"
              maxLength={longestMessage}
              className={`${input} min-h-36! resize-y py-2`}
            />
          )}
        </ContactField>
        <ContactField
          name="picture"
          label={<Trans>Picture or PDF</Trans>}
          note={<Trans>optional</Trans>}
          hint={
            <Trans>
              A screenshot often says more. A picture is made smaller before it is sent; a PDF may have{' '}
              {maxDocumentMegabytes} MB.
            </Trans>
          }
        >
          {(attributes) => (
            <span className="flex flex-wrap items-center gap-3">
              <input
                {...attributes}
                type="file"
                accept="image/*,application/pdf,.pdf"
                className="peer sr-only"
              />
              <label
                htmlFor={attributes['id']}
                className={`${buttonStyle('plain')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand`}
              >
                <Trans>Choose a file</Trans>
              </label>
              <bdi data-file-name className="min-w-0 text-sm text-muted [overflow-wrap:anywhere]" />
              <button type="button" data-no-file hidden className={buttonStyle('quiet')}>
                <Trans>Remove</Trans>
              </button>
            </span>
          )}
        </ContactField>
        {/* Programs fill it in; people neither see nor reach it. */}
        <div aria-hidden className="absolute -start-[100vw] size-px overflow-hidden">
          <label htmlFor="field-website">Website</label>
          <input id="field-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="submit" className={buttonStyle('primary')}>
            <Trans>Send the message</Trans>
          </button>
          <output data-status className="text-sm text-muted" />
        </div>
        <noscript>
          <p className="text-sm text-muted">
            <Trans>The form needs JavaScript, which is off in this browser.</Trans>
          </p>
        </noscript>
      </form>
      <div data-contact-sent hidden>
        <h2 tabIndex={-1} className="text-xl font-semibold outline-none">
          <Trans>We have your message</Trans>
        </h2>
        <p className="mt-2 text-base leading-7 text-muted">
          <Trans>
            Its number is <bdi dir="ltr" data-reference className="font-semibold text-ink" />. We answer by
            mail, to the address you gave.
          </Trans>
        </p>
        <button type="button" data-contact-again className={`${buttonStyle('plain')} mt-4`}>
          <Trans>Write another message</Trans>
        </button>
      </div>
    </>
  );
}
