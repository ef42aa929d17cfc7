import { Trans, useLingui } from '@lingui/react/macro';
import { type PublicPage, publicPageAddress } from '@saer/contract/public-pages';
import type { Language } from '@saer/i18n/locale';
import { buttonStyle } from '../../components/button-style.ts';
import { Logo } from '../../components/logo.tsx';
import { openCalculatorPath } from '../../lib/calculator-link.ts';
import { SiteControls } from './site-controls.tsx';

interface Props {
  readonly language: Language;
  readonly page: PublicPage;
}

/** The head of every public page: the ways around, language and theme, and the ways in. */
export function SiteHeader({ language, page }: Props) {
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
