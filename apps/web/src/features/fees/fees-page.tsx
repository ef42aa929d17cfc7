import { Trans } from '@lingui/react/macro';

/** The fee tables of today, with source, date and status of every figure. */
export function FeesPage() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>Fees of noon and Amazon</Trans>
      </h1>
    </section>
  );
}
