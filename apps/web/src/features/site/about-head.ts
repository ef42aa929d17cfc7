import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

export const aboutHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`About us · Saer`),
  description: i18n._(
    msg`Why Saer exists, how it computes a price, where its fees come from, and what it promises about your figures.`,
  ),
  siteName: i18n._(msg`Saer`),
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: i18n._(msg`Saer`),
    areaServed: 'SA',
  },
});
