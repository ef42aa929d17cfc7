import { I18nProvider } from '@lingui/react';
import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { i18n, setMessageLoaders, speak } from '../../../lib/language/language.ts';
import { feesMessages } from '../../../lib/language/public-messages.ts';
import { FeeContent } from '../tables/fee-content.tsx';

/** Puts other fees in the position of those that the page was built with. */
export async function showFees(root: Element, language: Language, book: PublicFeeBook): Promise<void> {
  setMessageLoaders(feesMessages);
  await speak(language, ['fees-text']);
  flushSync(() => {
    createRoot(root).render(
      <I18nProvider i18n={i18n}>
        <FeeContent language={language} book={book} />
      </I18nProvider>,
    );
  });
}
