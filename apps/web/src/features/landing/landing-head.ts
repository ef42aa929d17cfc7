import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language } from '@saer/i18n/locale';
import type { PageHead } from '../../domain/site/page-head.ts';

export function landingHead(i18n: I18n, language: Language): PageHead {
  const siteName = i18n._(msg`Saer`);
  const description = i18n._(
    msg`Enter your cost and the margin you want, and get the selling price after commission, fulfilment and VAT on noon and Amazon in Saudi Arabia.`,
  );
  return {
    title: i18n._(msg`Saer: the right selling price for your product`),
    description,
    siteName,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: siteName,
      description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      inLanguage: language,
    },
  };
}

/** The head of the calculator that is open to everybody. */
export const calculatorHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Price calculator for noon and Amazon in Saudi Arabia · Saer`),
  description: i18n._(
    msg`Type what a product costs you: the selling price, every fee and the profit are there at once, for noon and Amazon in Saudi Arabia. No account needed.`,
  ),
  siteName: i18n._(msg`Saer`),
});
