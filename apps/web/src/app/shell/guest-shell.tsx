import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../components/button/language-switch.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { ThemeSwitch } from '../../components/button/theme-switch.tsx';
import { ToastRegion } from '../../components/overlay/toast-region.tsx';
import { useLanguage } from '../../lib/language/language.ts';
import { useChooseLanguage } from '../../lib/language/use-choose-language.ts';

type Props = {
  /** The ways to an account. */
  readonly links: ReactNode;
  readonly children: ReactNode;
};

/** Layout for guests. */
export function GuestShell({ links, children }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const chooseLanguage = useChooseLanguage();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-brand px-4 py-3 text-sm font-medium text-on-brand focus:translate-y-0 print:hidden"
      >
        {t`Skip to the content`}
      </a>
      <header className="print:hidden border-b border-line bg-surface">
        <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-1.5 gap-y-1 px-4 py-2 sm:px-6 lg:px-8">
          <a href="/" aria-label={t`Saer, home`} className="me-auto rounded-control">
            <Logo />
          </a>
          <LanguageSwitch current={language} onChoose={chooseLanguage} />
          <ThemeSwitch />
          {links}
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="page mx-auto w-full max-w-7xl min-w-0 flex-1 px-4 py-6 outline-none sm:px-6 lg:px-8 print:p-0"
      >
        {children}
      </main>
      <ToastRegion />
    </div>
  );
}
