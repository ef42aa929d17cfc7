import type { MessageLoaders } from './message-loaders.ts';

/** The messages of the page of plans and prices. */
export const pricingMessages: MessageLoaders = {
  ar: { pricing: () => import('@saer/i18n/locales/ar/pricing') },
  en: { pricing: () => import('@saer/i18n/locales/en/pricing') },
};

/** The messages of the page of fees, fetched where fees have changed. */
export const feesMessages: MessageLoaders = {
  ar: { 'fees-text': () => import('@saer/i18n/locales/ar/fees-text') },
  en: { 'fees-text': () => import('@saer/i18n/locales/en/fees-text') },
};

/** The rooms of the public page, those after the first fetched late; it is not to carry the addresses of the others. */
export const publicMessages: MessageLoaders = {
  ar: {
    landing: () => import('@saer/i18n/locales/ar/landing'),
    'priced-sheet': () => import('@saer/i18n/locales/ar/priced-sheet'),
    'store-fees': () => import('@saer/i18n/locales/ar/store-fees'),
  },
  en: {
    landing: () => import('@saer/i18n/locales/en/landing'),
    'priced-sheet': () => import('@saer/i18n/locales/en/priced-sheet'),
    'store-fees': () => import('@saer/i18n/locales/en/store-fees'),
  },
};

/** The messages of the public tools: their shared words, those of each group, and of errors in numbers. */
export const toolMessages: MessageLoaders = {
  ar: {
    tools: () => import('@saer/i18n/locales/ar/tools'),
    'tools-pricing': () => import('@saer/i18n/locales/ar/tools-pricing'),
    'tools-vat': () => import('@saer/i18n/locales/ar/tools-vat'),
    'tools-fees': () => import('@saer/i18n/locales/ar/tools-fees'),
    'tools-sourcing': () => import('@saer/i18n/locales/ar/tools-sourcing'),
    'tools-promotions': () => import('@saer/i18n/locales/ar/tools-promotions'),
    errors: () => import('@saer/i18n/locales/ar/errors'),
  },
  en: {
    tools: () => import('@saer/i18n/locales/en/tools'),
    'tools-pricing': () => import('@saer/i18n/locales/en/tools-pricing'),
    'tools-vat': () => import('@saer/i18n/locales/en/tools-vat'),
    'tools-fees': () => import('@saer/i18n/locales/en/tools-fees'),
    'tools-sourcing': () => import('@saer/i18n/locales/en/tools-sourcing'),
    'tools-promotions': () => import('@saer/i18n/locales/en/tools-promotions'),
    errors: () => import('@saer/i18n/locales/en/errors'),
  },
};
