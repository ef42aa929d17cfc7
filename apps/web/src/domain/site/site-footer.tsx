import { Trans, useLingui } from '@lingui/react/macro';
import { type PublicPage, publicPageAddress } from '@saer/contract/public-pages';
import type { Language } from '@saer/i18n/locale';
import { Logo } from '../../components/logo.tsx';
import { openCalculatorPath } from '../../lib/calculator-link.ts';
import { SiteControls } from './site-controls.tsx';

interface Props {
  readonly language: Language;
  readonly page: PublicPage;
  readonly year: string;
}

/** The foot of every public page: all public pages, language and theme. */
export function SiteFooter({ language, page, year }: Props) {
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
