import { Trans } from '@lingui/react/macro';

/** The terms of use. */
export function TermsPage() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>Terms of use</Trans>
      </h1>
    </section>
  );
}
