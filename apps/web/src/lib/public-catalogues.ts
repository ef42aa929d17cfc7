import type { Catalogues } from './catalogues.ts';

/** The one room of the public page, which is not to carry the addresses of the others. */
export const publicCatalogues: Catalogues = {
  ar: { landing: () => import('@saer/i18n/locales/ar/landing') },
  en: { landing: () => import('@saer/i18n/locales/en/landing') },
};
