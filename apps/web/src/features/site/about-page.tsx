import { Trans } from '@lingui/react/macro';

/** Says what Saer is, how it works and what it promises. */
export function AboutPage() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>About us</Trans>
      </h1>
    </section>
  );
}
