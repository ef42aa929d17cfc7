import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { loadMessages } from '../../lib/language/language.ts';

/** Claims and sums of several statements, fetched with their messages beside the rest of the page. */
export const StatementClaims = lazyComponent(async () => {
  const [{ StatementClaims: Loaded }] = await Promise.all([
    import('./claims/statement-claims.tsx'),
    loadMessages('statement-claims'),
  ]);
  return Loaded;
});
