import { Trans } from '@lingui/react/macro';
import type { PublicPage } from '@saer/contract/public-pages';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

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
