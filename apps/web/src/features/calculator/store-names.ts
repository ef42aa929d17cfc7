import type { Language } from '@saer/i18n/locale';
import { nameOf } from '../../domain/names/name-of.ts';

const BETWEEN = ' – ';

/** A store's name in two lines: the marketplace, and its way of fulfilment where the name says one. */
export const storeNames = (
  store: { readonly nameEn: string; readonly nameAr: string },
  language: Language,
): { readonly name: string; readonly hint?: string } => {
  const [name = '', ...rest] = nameOf(store, language).split(BETWEEN);
  return rest.length === 0 ? { name } : { name, hint: rest.join(BETWEEN) };
};
