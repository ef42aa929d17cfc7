import { Trans, useLingui } from '@lingui/react/macro';
import { publicPageAddress } from '@saer/contract/site/public-pages';
import type { Language } from '@saer/i18n/locale';
import { buttonStyle } from '../../components/button/button-style.ts';
import { openCalculatorPath } from '../../lib/form/calculator-link.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

/** Answers an address that no page has, with the ways on. */
export function NotFoundPage({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  return (
    <section className="mx-auto max-w-2xl px-5 py-16 sm:px-8 sm:py-24">
      <p className="text-sm font-medium text-muted">404</p>
      <h1 className="mt-2 text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>This page does not exist</Trans>
      </h1>
      <p className="mt-3 text-base leading-7 text-muted">
        <Trans>The address may be mistyped, or the page has moved. Nothing of yours is lost.</Trans>
      </p>
      <nav aria-label={t`Ways on`} className="mt-8 flex flex-wrap gap-3">
        <a className={buttonStyle('primary')} href={openCalculatorPath}>
          <Trans>Open the calculator</Trans>
        </a>
        <a className={buttonStyle('plain')} href={publicPageAddress(language, '/')}>
          <Trans>To the front page</Trans>
        </a>
      </nav>
    </section>
  );
}

export const notFoundHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Page not found · Saer`),
  description: i18n._(msg`There is no page at this address.`),
  siteName: i18n._(msg`Saer`),
});
