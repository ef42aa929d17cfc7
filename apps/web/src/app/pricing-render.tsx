import { pricePlan } from '@saer/contract/lists/price-plan';
import type { Language } from '@saer/i18n/locale';
import { SiteControls } from '../features/landing/controls/site-controls.tsx';
import { builtInFeeBook } from '../features/landing/demo/built-in-fee-book.ts';
import type { PageHead } from '../features/landing/landing-head.ts';
import snapshot from '../features/landing/plans/plans-snapshot.json' with { type: 'json' };
import { SiteFooter } from '../features/landing/sections/site-footer.tsx';
import { SiteHeader } from '../features/landing/sections/site-header.tsx';
import { offeredPlans, planSignature } from '../features/pricing/plans/offered-plan.ts';
import { PlanCards } from '../features/pricing/plans/plan-cards.tsx';
import { pricingHead } from '../features/pricing/pricing-head.ts';
import { PricingPage } from '../features/pricing/pricing-page.tsx';
import { i18n } from '../lib/language.ts';

/** The page of plans and prices, with the plans that the build knows. Its messages are loaded before. */
export function pricingElement(language: Language) {
  const plans = offeredPlans(pricePlan.find.reply.parse(snapshot));
  const controls = <SiteControls language={language} page="/pricing" />;
  return (
    <PricingPage
      header={
        <SiteHeader language={language} isHome={false}>
          {controls}
        </SiteHeader>
      }
      footer={
        <SiteFooter language={language} year={builtInFeeBook.on.slice(0, 4)}>
          {controls}
        </SiteFooter>
      }
      plans={
        <div data-plans={planSignature(plans)}>
          <PlanCards language={language} plans={plans} />
        </div>
      }
    />
  );
}

export const pricingPageHead = (): PageHead => pricingHead(i18n);
