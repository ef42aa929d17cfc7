import { I18nProvider as LinguiProvider } from '@lingui/react';
import { localeTags } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { I18nProvider as AriaProvider } from 'react-aria-components/I18nProvider';
import { i18n, useLanguage } from './language.ts';

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  return (
    <LinguiProvider i18n={i18n}>
      <AriaProvider locale={localeTags[language]}>{children}</AriaProvider>
    </LinguiProvider>
  );
}
