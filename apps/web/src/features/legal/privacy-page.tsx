import { Trans } from '@lingui/react/macro';

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>Privacy policy</Trans>
      </h1>
    </section>
  );
}
