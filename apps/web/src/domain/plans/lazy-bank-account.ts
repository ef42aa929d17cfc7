import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { loadMessages } from '../../lib/language/language.ts';

/** The account for a bank transfer, fetched where one is set; within `Suspense`. */
export const BankAccountLines = lazyComponent(async () => {
  const [part] = await Promise.all([import('./bank-account.tsx'), loadMessages('bank-account')]);
  return part.BankAccountLines;
});
