import { I18nProvider } from '@lingui/react';
import { pricePlan } from '@saer/contract/lists/price-plan';
import type { Language } from '@saer/i18n/locale';
import { createRoot } from 'react-dom/client';
import { call } from '../../../lib/api/api.ts';
import { i18n } from '../../../lib/language/language.ts';
import { offeredPlans } from './landing-plan.ts';
import { PlanList } from './plan-list.tsx';

/** Puts the plans of today in the place of those the page was built with; where the server cannot be reached, those stay. */
export const showLivePlans = async (root: Element, language: Language): Promise<void> => {
  const plans = await call(pricePlan.find, {}).catch(() => undefined);
  if (plans === undefined) return;
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <PlanList language={language} plans={offeredPlans(plans)} />
    </I18nProvider>,
  );
};
