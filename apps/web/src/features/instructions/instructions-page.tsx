import { Trans } from '@lingui/react/macro';

/** How to use the product, by topic. */
export function InstructionsPage() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>Instructions</Trans>
      </h1>
    </section>
  );
}
