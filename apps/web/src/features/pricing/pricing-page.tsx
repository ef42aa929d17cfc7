import { Trans } from '@lingui/react/macro';
import { subscriptionVatRate } from '@saer/contract/included-vat';
import { daysOf } from '@saer/contract/subscription-lifecycle';
import { toolCount } from '@saer/contract/tools';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../components/button-style.ts';
import { Rate } from '../../components/rate.tsx';
import { SiteFrame } from '../../domain/site/site-frame.tsx';
import { periodScope } from './period-styles.ts';
import { ComparisonSection } from './sections/comparison-section.tsx';
import { PeriodSwitch } from './sections/period-switch.tsx';
import { PricingQuestions } from './sections/pricing-questions.tsx';

interface Props {
  readonly language: Language;
  /** Shown beside the copyright sign. */
  readonly year: string;
  /** The cards of the plans, which the browser may draw again. */
  readonly plans: ReactNode;
}

/** The public page of plans and prices, rendered at build; its script asks for the prices of today. */
export function PricingPage({ language, year, plans }: Props) {
  return (
    <SiteFrame language={language} page="/pricing" year={year} className={periodScope}>
      <section aria-labelledby="pricing" className="mx-auto max-w-6xl px-5 pt-8 pb-8 sm:px-8 sm:pt-12">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="max-w-2xl">
            <h1
              id="pricing"
              className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug"
            >
              <Trans>Plans and prices</Trans>
            </h1>
            <p className="mt-2.5 text-base leading-7 text-muted">
              <Trans>
                The calculator is free, with an account and without. A plan is for those who price many
                products, and keep their prices right when fees change.
              </Trans>
            </p>
          </div>
          <PeriodSwitch />
        </div>
        <div
          data-plans-error
          hidden
          role="alert"
          className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-control bg-warning-soft px-4 py-3 text-sm leading-6 [&[hidden]]:hidden"
        >
          <p>
            <Trans>
              The prices of today could not be loaded. Those below may be older; before you pay you see the
              price that holds.
            </Trans>
          </p>
          <button type="button" data-plans-retry className={buttonStyle('plain')}>
            <Trans>Try again</Trans>
          </button>
        </div>
        <h2 className="sr-only">
          <Trans>The plans</Trans>
        </h2>
        <div className="mt-8">{plans}</div>
        <p className="mt-5 text-sm leading-6 text-muted">
          <Trans>
            A month is {daysOf.month} days, a year {daysOf.year} days; the saving is compared with twelve
            months. All prices include <Rate basisPoints={subscriptionVatRate} /> VAT.
          </Trans>{' '}
          <Trans>All plans include the {toolCount} tools.</Trans>
        </p>
      </section>
      <ComparisonSection />
      <PricingQuestions />
    </SiteFrame>
  );
}
