import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type PublicTool } from '@saer/contract/site/public-tools';
import type { Language } from '@saer/i18n/locale';
import type { PageHead } from '../../../domain/site/page-head.ts';
import { toolEntries } from '../registry.ts';

/** The head of the index of tools. */
export function toolsHead(i18n: I18n): PageHead {
  const siteName = i18n._(msg`Saer`);
  const title = i18n._(msg`Tools for sellers on noon and Amazon.sa`);
  return {
    title: `${title} · ${siteName}`,
    description: i18n._(
      msg`Commission, VAT, break-even, size class, landed cost and more: each question of a seller with today’s fees.`,
    ),
    siteName,
  };
}

/** The head of one public tool. */
export function toolHead(i18n: I18n, language: Language, tool: PublicTool): PageHead {
  const siteName = i18n._(msg`Saer`);
  const name = i18n._(toolEntries[tool].title);
  const description = i18n._(toolEntries[tool].summary);
  return {
    title: `${name} · ${siteName}`,
    description,
    siteName,
    parents: [{ name: i18n._(msg`Tools`), page: '/tools' }],
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name,
      description,
      inLanguage: language,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'SAR' },
    },
  };
}
