import type { Messages } from '@lingui/core';
import type { Language } from '@saer/i18n/locale';

/** A part of the product with words of its own. */
export type Room = 'app' | 'errors' | 'calculator' | 'landing' | 'access' | 'account' | 'users';

type Load = () => Promise<{ messages: Messages }>;

export const catalogues: Readonly<Record<Language, Readonly<Record<Room, Load>>>> = {
  ar: {
    app: () => import('@saer/i18n/locales/ar/app'),
    errors: () => import('@saer/i18n/locales/ar/errors'),
    calculator: () => import('@saer/i18n/locales/ar/calculator'),
    landing: () => import('@saer/i18n/locales/ar/landing'),
    access: () => import('@saer/i18n/locales/ar/access'),
    account: () => import('@saer/i18n/locales/ar/account'),
    users: () => import('@saer/i18n/locales/ar/users'),
  },
  en: {
    app: () => import('@saer/i18n/locales/en/app'),
    errors: () => import('@saer/i18n/locales/en/errors'),
    calculator: () => import('@saer/i18n/locales/en/calculator'),
    landing: () => import('@saer/i18n/locales/en/landing'),
    access: () => import('@saer/i18n/locales/en/access'),
    account: () => import('@saer/i18n/locales/en/account'),
    users: () => import('@saer/i18n/locales/en/users'),
  },
};
