import type { Language } from '@saer/i18n/locale';
import { getName } from './name.ts';

const BETWEEN = ' – ';

/** A store's name in two lines: the marketplace, and its way of fulfilment where the name says one. */
export const storeNames = (
  store: { readonly nameEn: string; readonly nameAr: string },
  language: Language,
): { readonly name: string; readonly hint?: string } => {
  const [name = '', ...rest] = getName(store, language).split(BETWEEN);
  return rest.length === 0 ? { name } : { name, hint: rest.join(BETWEEN) };
};

/** A store's marketplace: its name without the way of fulfilment. */
export const marketplaceName = (name: string): string => name.split(BETWEEN)[0] ?? name;
