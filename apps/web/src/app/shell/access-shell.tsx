import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../components/button/language-switch.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { ThemeSwitch } from '../../components/button/theme-switch.tsx';
import { ToastRegion } from '../../components/overlay/toast-region.tsx';
import { useLanguage } from '../../lib/language/language.ts';
import { useChooseLanguage } from '../../lib/language/use-choose-language.ts';

/** Layout of the sign-in and registration pages: the logo, language and theme, and one card. */
export function AccessShell({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex flex-wrap items-center gap-1.5 px-4 py-3 sm:px-8">
        <a href="/" aria-label={t`Saer, home`} className="me-auto rounded-control">
          <Logo />
        </a>
        <LanguageSwitch current={language} onChoose={chooseLanguage} />
        <ThemeSwitch />
      </header>
      <main
        id="content"
        className="page mx-auto flex w-full max-w-lg flex-1 flex-col px-4 pt-4 pb-16 sm:pt-[8vh]"
      >
        {children}
      </main>
      <ToastRegion />
    </div>
  );
}
