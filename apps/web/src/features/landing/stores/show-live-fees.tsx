import { I18nProvider } from '@lingui/react';
import type { Language } from '@saer/i18n/locale';
import { createRoot } from 'react-dom/client';
import { i18n, loadMessages } from '../../../lib/language/language.ts';
import type { DemoFeeBook } from '../demo/demo-fee-book.ts';
import { StoreFees } from './store-fees.tsx';

/** Puts the fee tables of today in the place of those the page was built with. */
export const showLiveFees = async (root: Element, language: Language, book: DemoFeeBook): Promise<void> => {
  await loadMessages('store-fees');
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <StoreFees language={language} book={book} />
    </I18nProvider>,
  );
};
