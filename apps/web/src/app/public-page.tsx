import { I18nProvider } from '@lingui/react';
import type { Language } from '@saer/i18n/locale';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { i18n } from '../lib/language.ts';

/** The page at `/`, in one language; the other has an address of its own. */
export function PublicPage({ language }: { readonly language: Language }) {
  return (
    <I18nProvider i18n={i18n}>
      <LandingPage language={language} />
    </I18nProvider>
  );
}
