import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../components/button-style.ts';
import { Logo } from '../../../components/logo.tsx';

interface Props {
  readonly language: Language;
  /** Whether the sections are on this page. */
  readonly isHome?: boolean;
  /** The choice of language and theme. */
  readonly children: ReactNode;
}

export function SiteHeader({ language, isHome = true, children }: Props) {
  const { t } = useLingui();
  const home = isHome ? '' : `/${language}`;
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-18 max-w-6xl flex-wrap items-center gap-x-8 gap-y-2 px-5 py-3 sm:px-8">
        <a href={`/${language}`} className="rounded-control">
          <Logo />
        </a>
        <nav aria-label={t`Main menu`} className="hidden gap-6 text-sm text-muted lg:flex">
          <a className={anchor} href={`${home}#how`}>
            <Trans>How it works</Trans>
          </a>
          <a className={anchor} href={`${home}#stores`}>
            <Trans>Stores and fees</Trans>
          </a>
          <a className={anchor} href={`/${language}/pricing`}>
            <Trans>Plans and prices</Trans>
          </a>
          <a className={anchor} href={`${home}#questions`}>
            <Trans>Questions</Trans>
          </a>
        </nav>
        <div className="ms-auto">{children}</div>
        <div className="flex items-center gap-2 max-sm:w-full max-sm:*:flex-1">
          <a className={buttonStyle('plain')} href="/access/login">
            <Trans>Sign in</Trans>
          </a>
          <a className={buttonStyle('primary')} href="/access/signup">
            <Trans>Create an account</Trans>
          </a>
        </div>
      </div>
    </header>
  );
}

const anchor = 'rounded-sm py-2 transition-colors hover:text-ink';
