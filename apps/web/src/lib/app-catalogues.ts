import type { Catalogues } from './catalogues.ts';

/** The rooms of the app. */
export const appCatalogues: Catalogues = {
  ar: {
    app: () => import('@saer/i18n/locales/ar/app'),
    errors: () => import('@saer/i18n/locales/ar/errors'),
    calculator: () => import('@saer/i18n/locales/ar/calculator'),
    access: () => import('@saer/i18n/locales/ar/access'),
    account: () => import('@saer/i18n/locales/ar/account'),
    users: () => import('@saer/i18n/locales/ar/users'),
  },
  en: {
    app: () => import('@saer/i18n/locales/en/app'),
    errors: () => import('@saer/i18n/locales/en/errors'),
    calculator: () => import('@saer/i18n/locales/en/calculator'),
    access: () => import('@saer/i18n/locales/en/access'),
    account: () => import('@saer/i18n/locales/en/account'),
    users: () => import('@saer/i18n/locales/en/users'),
  },
};
