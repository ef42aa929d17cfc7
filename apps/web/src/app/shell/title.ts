import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '@saer/i18n/locale';
import { useLanguage } from '../../lib/language/language.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Title of a page: a message, or the labels that a list has in the contract. */
export type Title = MessageDescriptor | Readonly<Record<Language, { readonly many: string }>>;

export const useTitleText = (): ((title: Title) => string) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (title) => ('en' in title ? title[language].many : i18n._(title));
};

/** Names the page in the browser's tab, in the language that is spoken. */
export const usePageTitle = (title: string): void => {
  const { t } = useLingui();
  const full = `${title} · ${t`Saer`}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
};
