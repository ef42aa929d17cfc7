import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { loadMessages } from '../../lib/language/language.ts';

/** The commissions that statements show, fetched with its messages beside the rest of the page. */
export const StatementRates = lazyComponent(async () => {
  const [{ StatementRates: Loaded }] = await Promise.all([
    import('./rates/statement-rates.tsx'),
    loadMessages('statement-rates'),
  ]);
  return Loaded;
});
