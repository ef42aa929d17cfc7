import './styles/pricing.css';
import { detectLanguage } from '@saer/i18n/locale';
import { refreshPlans } from '../features/pricing/plans/refresh-plans.ts';
import { setMessageLoaders, speak } from '../lib/language/language.ts';
import { pricingMessages } from '../lib/language/public-messages.ts';

const language = detectLanguage(document.documentElement.lang);
setMessageLoaders(pricingMessages);
await speak(language, ['pricing']);

const find = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[${name}]`);
  if (found === null) throw new Error(`pricing.html has no ${name}`);
  return found;
};
refreshPlans(language, {
  root: find('data-plans'),
  error: find('data-plans-error'),
  retry: find('data-plans-retry'),
});
