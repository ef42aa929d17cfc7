import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Language } from '@saer/i18n/locale';
import { useLanguage } from '../../lib/language/language.ts';

/** Title of a page: a message, or the labels that a list has in the contract. */
export type Title = MessageDescriptor | Readonly<Record<Language, { readonly many: string }>>;

export const useTitleText = (): ((title: Title) => string) => {
  const { _ } = useLingui();
  const language = useLanguage();
  return (title) => ('en' in title ? title[language].many : _(title));
};
