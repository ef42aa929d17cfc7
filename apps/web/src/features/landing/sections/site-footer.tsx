import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { Logo } from '../../../components/logo.tsx';
import { openCalculatorPath } from '../../../lib/calculator-link.ts';

interface Props {
  readonly language: Language;
  readonly year: string;
  /** The choice of language and theme. */
  readonly children: ReactNode;
}

export function SiteFooter({ language, year, children }: Props) {
  const { t } = useLingui();
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-5 py-6 sm:px-8">
        <div>
          <Logo />
          <p className="mt-2 text-sm text-muted">
            <Trans>The right price for online sellers in Saudi Arabia.</Trans> © {year}
          </p>
        </div>
        <nav aria-label={t`Site`} className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
          <a className={link} href={openCalculatorPath}>
            <Trans>The calculator</Trans>
          </a>
          <a className={link} href={`/${language}/pricing`}>
            <Trans>Plans and prices</Trans>
          </a>
          <a className={link} href="/v1/docs">
            <Trans>API docs</Trans>
          </a>
        </nav>
        {children}
      </div>
    </footer>
  );
}

const link = 'inline-flex min-h-control items-center rounded-sm text-muted transition-colors hover:text-ink';
