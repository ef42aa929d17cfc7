import type { MessageLoaders } from './message-loaders.ts';

/** The rooms of the app. */
export const appMessages: MessageLoaders = {
  ar: {
    app: () => import('@saer/i18n/locales/ar/app'),
    errors: () => import('@saer/i18n/locales/ar/errors'),
    calculator: () => import('@saer/i18n/locales/ar/calculator'),
    reasons: () => import('@saer/i18n/locales/ar/reasons'),
    access: () => import('@saer/i18n/locales/ar/access'),
    account: () => import('@saer/i18n/locales/ar/account'),
    users: () => import('@saer/i18n/locales/ar/users'),
    lists: () => import('@saer/i18n/locales/ar/lists'),
    history: () => import('@saer/i18n/locales/ar/history'),
    fees: () => import('@saer/i18n/locales/ar/fees'),
    dashboard: () => import('@saer/i18n/locales/ar/dashboard'),
    start: () => import('@saer/i18n/locales/ar/start'),
    products: () => import('@saer/i18n/locales/ar/products'),
    sheets: () => import('@saer/i18n/locales/ar/sheets'),
    sheet: () => import('@saer/i18n/locales/ar/sheet'),
  },
  en: {
    app: () => import('@saer/i18n/locales/en/app'),
    errors: () => import('@saer/i18n/locales/en/errors'),
    calculator: () => import('@saer/i18n/locales/en/calculator'),
    reasons: () => import('@saer/i18n/locales/en/reasons'),
    access: () => import('@saer/i18n/locales/en/access'),
    account: () => import('@saer/i18n/locales/en/account'),
    users: () => import('@saer/i18n/locales/en/users'),
    lists: () => import('@saer/i18n/locales/en/lists'),
    history: () => import('@saer/i18n/locales/en/history'),
    fees: () => import('@saer/i18n/locales/en/fees'),
    dashboard: () => import('@saer/i18n/locales/en/dashboard'),
    start: () => import('@saer/i18n/locales/en/start'),
    products: () => import('@saer/i18n/locales/en/products'),
    sheets: () => import('@saer/i18n/locales/en/sheets'),
    sheet: () => import('@saer/i18n/locales/en/sheet'),
  },
};
