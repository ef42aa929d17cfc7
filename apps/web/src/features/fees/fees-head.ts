import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import type { PageHead } from '../../domain/site/page-head.ts';

export function feesHead(i18n: I18n, language: Language, book: PublicFeeBook): PageHead {
  const title = i18n._(msg`Fees of noon and Amazon in Saudi Arabia`);
  const description = i18n._(
    msg`The commissions, fulfilment fees and size classes of noon and Amazon in Saudi Arabia, each with its source and date, and the prices that earn less than a lower one.`,
  );
  const siteName = i18n._(msg`Saer`);
  return {
    title: `${title} · ${siteName}`,
    description,
    siteName,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: title,
      description,
      inLanguage: language,
      dateModified: book.on,
      isAccessibleForFree: true,
      spatialCoverage: 'SA',
      creator: { '@type': 'Organization', name: siteName },
    },
  };
}
