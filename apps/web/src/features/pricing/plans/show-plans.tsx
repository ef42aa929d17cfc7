import { I18nProvider } from '@lingui/react';
import type { Language } from '@saer/i18n/locale';
import { createRoot } from 'react-dom/client';
import { i18n } from '../../../lib/language/language.ts';
import type { OfferedPlan } from './offered-plan.ts';
import { PlanCards } from './plan-cards.tsx';

/** Puts other plans in the position of those that the page was built with. */
export const showPlans = (root: Element, language: Language, plans: readonly OfferedPlan[]): void => {
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <PlanCards language={language} plans={plans} />
    </I18nProvider>,
  );
};
