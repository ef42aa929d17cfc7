import { Trans, useLingui } from '@lingui/react/macro';
import { type PublicPage, publicPageAddress } from '@saer/contract/site/public-pages';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { Moon, Sun } from 'lucide-react';
import { Logo } from '../../components/layout/logo.tsx';
import { openCalculatorPath } from '../../lib/form/calculator-link.ts';
import { buttonStyle, iconButtonStyle } from '../../components/button/button-style.ts';

const others = { ar: { language: 'en', name: 'English' }, en: { language: 'ar', name: 'العربية' } } as const;

interface SiteControlsProps {
  readonly language: Language;
  /** The page whose other language is offered. */
  readonly page: PublicPage;
}

/** The other language's page, and light or dark: markup alone, which `app/public-start.ts` answers for. Without JavaScript the link still leads there. */
function SiteControls({ language, page }: SiteControlsProps) {
  const { t } = useLingui();
  const other = others[language];
  return (
    <div className="flex items-center gap-2">
      <a
        href={publicPageAddress(other.language, page)}
        hrefLang={other.language}
        lang={other.language}
        // In a system font: one word is not worth the font files of a script used nowhere else on the page.
        className={`inline-flex min-h-control items-center rounded-control px-3 text-sm font-medium text-brand-strong transition-colors hover:bg-hover ${other.language === 'ar' ? 'font-[family-name:system-ui]' : ''}`}
      >
        {other.name}
      </a>
      <button
        type="button"
        className={`group ${iconButtonStyle}`}
        data-theme-switch
        aria-pressed="false"
        aria-label={t`Dark colours`}
      >
        <Moon aria-hidden className="size-4 group-aria-pressed:hidden" />
        <Sun aria-hidden className="hidden size-4 group-aria-pressed:block" />
      </button>
    </div>
  );
}

interface SiteHeaderProps {
  readonly language: Language;
  readonly page: PublicPage;
}

/** The head of every public page: the ways around, language and theme, and the ways in. */
function SiteHeader({ language, page }: SiteHeaderProps) {
  const { t } = useLingui();
  const linkTo = (other: PublicPage) => ({
    className: anchor,
    href: publicPageAddress(language, other),
    ...(other === page ? { 'aria-current': 'page' as const } : {}),
  });
  // Read after the name, which the style sheet writes.
  const settings = (
    <span className="sr-only">
      <Trans>Account settings</Trans>
    </span>
  );
  return (
    <header className="border-b border-line print:hidden">
      <div className="mx-auto flex min-h-18 max-w-6xl flex-wrap items-center gap-x-8 gap-y-2 px-5 py-3 sm:px-8">
        <a href={publicPageAddress(language, '/')} className="rounded-control">
          <Logo />
        </a>
        <nav aria-label={t`Main menu`} className="hidden gap-6 text-sm text-muted lg:flex">
          <a className={anchor} href={openCalculatorPath}>
            <Trans>The calculator</Trans>
          </a>
          <a {...linkTo('/fees')}>
            <Trans>Fees of noon and Amazon</Trans>
          </a>
          <a {...linkTo('/instructions')}>
            <Trans>Instructions</Trans>
          </a>
          <a {...linkTo('/pricing')}>
            <Trans>Plans and prices</Trans>
          </a>
        </nav>
        <div className="ms-auto">
          <SiteControls language={language} page={page} />
        </div>
        {/* Both are in the page: `app/public-start.ts` says whose browser this is. */}
        <div className={account} data-for="account">
          <a href="/account/settings" className="max-w-40 truncate py-2 text-sm" data-account>
            {settings}
          </a>
          <a className={buttonStyle('primary')} href="/user/products">
            <Trans>My products</Trans>
          </a>
          {/* The build puts the address of the script here. */}
          <button type="button" className={buttonStyle('plain')} data-sign-out="/src/app/site-sign-out.ts">
            <Trans>Sign out</Trans>
          </button>
        </div>
        <div className={account} data-for="guest">
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

const account = 'flex items-center gap-2 max-sm:w-full max-sm:*:flex-1';

const anchor = 'rounded-sm py-2 transition-colors hover:text-ink aria-[current=page]:text-ink';

interface SiteFooterProps {
  readonly language: Language;
  readonly page: PublicPage;
  readonly year: string;
}

/** The foot of every public page: all public pages, language and theme. */
function SiteFooter({ language, page, year }: SiteFooterProps) {
  const { t } = useLingui();
  const linkTo = (other: PublicPage) => ({ className: link, href: publicPageAddress(language, other) });
  return (
    <footer className="border-t border-line print:hidden">
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
          <a {...linkTo('/pricing')}>
            <Trans>Plans and prices</Trans>
          </a>
          <a {...linkTo('/fees')}>
            <Trans>Fees of noon and Amazon</Trans>
          </a>
          <a {...linkTo('/tools')}>
            <Trans>Tools</Trans>
          </a>
          <a {...linkTo('/instructions')}>
            <Trans>Instructions</Trans>
          </a>
          <a {...linkTo('/download')}>
            <Trans>Download</Trans>
          </a>
          <a {...linkTo('/about-us')}>
            <Trans>About us</Trans>
          </a>
          <a {...linkTo('/contact-us')}>
            <Trans>Contact us</Trans>
          </a>
          <a className={link} href={`${publicPageAddress(language, '/contact-us')}#newsletter`}>
            <Trans>Newsletter</Trans>
          </a>
          <a {...linkTo('/terms')}>
            <Trans>Terms of use</Trans>
          </a>
          <a {...linkTo('/privacy-policy')}>
            <Trans>Privacy policy</Trans>
          </a>
          <a className={link} href="/v1/docs">
            <Trans>API docs</Trans>
          </a>
        </nav>
        <SiteControls language={language} page={page} />
      </div>
    </footer>
  );
}

const link = 'inline-flex min-h-control items-center rounded-sm text-muted transition-colors hover:text-ink';

interface Props {
  readonly language: Language;
  readonly page: PublicPage;
  /** Shown beside the copyright sign. */
  readonly year: string;
  /** Classes of the main part. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Everything around the content of a public page. */
export function SiteFrame({ language, page, year, className = '', children }: Props) {
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-control bg-brand px-4 py-3 text-on-brand focus:not-sr-only focus:absolute focus:start-4 focus:top-4"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <SiteHeader language={language} page={page} />
      <main id="main" className={`page ${className}`}>
        {children}
      </main>
      <SiteFooter language={language} page={page} year={year} />
    </>
  );
}
