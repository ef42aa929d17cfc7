import { pricePlan } from '@saer/contract/lists/price-plan';
import type { Language } from '@saer/i18n/locale';
import snapshot from '../features/landing/plans/plans-snapshot.json' with { type: 'json' };
import { offeredPlans, planSignature } from '../features/pricing/plans/offered-plan.ts';
import { PlanCards } from '../features/pricing/plans/plan-cards.tsx';
import { PricingPage } from '../features/pricing/pricing-page.tsx';
import { siteYear } from './public-pages.tsx';

/** The page of plans and prices, with the plans that the build knows. Its messages are loaded before. */
export function pricingElement(language: Language) {
  const plans = offeredPlans(pricePlan.find.reply.parse(snapshot));
  return (
    <PricingPage
      language={language}
      year={siteYear}
      plans={
        <div data-plans={planSignature(plans)}>
          <PlanCards language={language} plans={plans} />
        </div>
      }
    />
  );
}
