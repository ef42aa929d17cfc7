import { Trans } from '@lingui/react/macro';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { openCalculatorPath } from '../../../lib/form/calculator-link.ts';

export function ClosingSection() {
  return (
    <section aria-labelledby="begin" className="mx-auto max-w-6xl px-5 pt-4 pb-10 sm:px-8 sm:pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card bg-brand-soft px-6 py-8 sm:px-10">
        <h2
          id="begin"
          className="max-w-xl text-2xl leading-snug font-semibold text-balance sm:text-3xl sm:leading-snug"
        >
          <Trans>Start with one product. The price is there before you finish typing.</Trans>
        </h2>
        <a className={`${buttonStyle('primary')} px-6`} href={openCalculatorPath}>
          <Trans>Open the calculator</Trans>
        </a>
      </div>
    </section>
  );
}
