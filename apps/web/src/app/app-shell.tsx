import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { Logo } from '../components/logo.tsx';
import { ThemeSwitch } from '../components/theme-switch.tsx';
import { ToastRegion } from '../components/toast-region.tsx';
import { useLanguage } from '../lib/language.ts';
import { useChooseLanguage } from '../lib/use-choose-language.ts';
import { currentUserQuery } from '../lib/refresh-current-user.ts';
import { useCurrentUser } from '../lib/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { AppNavigation } from './app-navigation.tsx';
import { CommandSearch } from './command-search.tsx';

/** Layout of the app's pages: a side bar on wide screens, a row below the top bar on narrow ones. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  useQuery(currentUserQuery(useCurrentUser()?.id));
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr] lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-brand px-4 py-3 text-sm font-medium text-on-brand focus:translate-y-0"
      >
        {t`Skip to the content`}
      </a>
      <header className="flex flex-wrap items-center gap-1 border-b border-line bg-surface px-3 py-2 sm:gap-1.5 sm:px-4 lg:col-start-2 lg:px-8">
        <a href="/" aria-label={t`Saer, home`} className="me-auto rounded-control lg:hidden">
          <Logo />
        </a>
        <CommandSearch />
        <span className="hidden flex-1 lg:block" />
        <LanguageSwitch current={language} onChoose={chooseLanguage} />
        <ThemeSwitch />
        <AccountMenu />
      </header>
      <AppNavigation />
      <main
        id="content"
        tabIndex={-1}
        className="page min-w-0 px-4 py-6 outline-none sm:px-6 lg:col-start-2 lg:px-8"
      >
        {children}
      </main>
      <ToastRegion />
    </div>
  );
}
