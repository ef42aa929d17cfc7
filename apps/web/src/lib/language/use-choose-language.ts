import type { Language } from '@saer/i18n/locale';
import { useLingui } from '@lingui/react/macro';
import { chooseLanguage } from './language.ts';
import { showToast } from '../browser/toasts.ts';

/** Turns the page to a language; where its words do not arrive, the page stays as it is and says so. */
export const useChooseLanguage = (): ((language: Language) => void) => {
  const { t } = useLingui();
  return (language) => {
    chooseLanguage(language).catch(() =>
      showToast({
        tone: 'negative',
        text: t`The other language could not be loaded. Check your internet connection, then try again.`,
      }),
    );
  };
};
