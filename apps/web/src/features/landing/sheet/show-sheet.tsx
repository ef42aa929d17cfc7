import { I18nProvider } from '@lingui/react';
import type { Language } from '@saer/i18n/locale';
import { createRoot } from 'react-dom/client';
import { i18n, loadMessages } from '../../../lib/language/language.ts';
import type { DemoFeeBook } from '../demo/demo-fee-book.ts';
import { PricedSheet } from './priced-sheet.tsx';

/** Prices the example sheet in the place of its unpriced rows. */
export const showSheet = async (root: Element, language: Language, book: DemoFeeBook): Promise<void> => {
  await loadMessages('priced-sheet');
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <PricedSheet language={language} builtWith={book} />
    </I18nProvider>,
  );
};
