import type { Language } from '@saer/i18n/locale';
import { planSignature, type OfferedPlan, offeredPlans } from './offered-plan.ts';
import { pricePlan } from '@saer/contract/lists/price-plan';
import { call } from '../../../lib/api/api.ts';

/** The plans on offer today. */
const findOfferedPlans = async (): Promise<readonly OfferedPlan[]> =>
  offeredPlans(await call(pricePlan.find, {}));

interface Parts {
  /** Around the plans; its `data-plans` is the signature of those it shows. */
  readonly root: HTMLElement;
  /** Says that the plans of today could not be loaded. */
  readonly error: HTMLElement;
  readonly retry: HTMLElement;
}

/** Shows the plans of today instead of those that the page was built with, or says that they could not be loaded. */
export const refreshPlans = (language: Language, { root, error, retry }: Parts): void => {
  const refresh = async (): Promise<void> => {
    retry.setAttribute('aria-busy', 'true');
    try {
      const plans = await findOfferedPlans();
      const signature = planSignature(plans);
      // Nothing is drawn again where nothing differs.
      if (signature !== root.dataset['plans']) {
        const { showPlans } = await import('./show-plans.tsx');
        showPlans(root, language, plans);
        root.dataset['plans'] = signature;
      }
      error.hidden = true;
    } catch {
      error.hidden = false;
    }
    retry.removeAttribute('aria-busy');
  };
  retry.addEventListener('click', () => void refresh());
  void refresh();
};
