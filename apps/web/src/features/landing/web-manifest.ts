import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { directions, type Language } from '@saer/i18n/locale';

/** Manifest of the installed app in one language: its name, icons and shortcuts on a device. */
export const webManifest = (i18n: I18n, language: Language): object => ({
  id: '/',
  name: i18n._(msg`Saer: selling prices for noon and Amazon`),
  short_name: i18n._(msg`Saer`),
  description: i18n._(
    msg`The selling price after commission, fulfilment and VAT on noon and Amazon in Saudi Arabia. The calculator and your saved products open without a connection too.`,
  ),
  lang: language,
  dir: directions[language],
  scope: '/',
  start_url: '/calculator',
  display: 'standalone',
  background_color: '#f6f5f2',
  theme_color: '#f6f5f2',
  categories: ['business', 'finance', 'shopping'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: i18n._(msg`Price calculator`), url: '/calculator' },
    { name: i18n._(msg`Price a spreadsheet`), url: '/user/sheet' },
    { name: i18n._(msg`My products`), url: '/user/products' },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
});
