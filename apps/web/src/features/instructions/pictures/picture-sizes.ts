import type { Language } from '@saer/i18n/locale';
import type { PictureName } from './picture-names.ts';

/** Width and height on the page, in pixels, of each picture in each language: written by `npm run instruction-pictures`. */
export const pictureSizes: Readonly<
  Record<PictureName, Readonly<Record<Language, readonly [number, number]>>>
> = {
  answer: { ar: [528, 620], en: [528, 620] },
  size: { ar: [522, 349], en: [522, 349] },
  vat: { ar: [522, 417], en: [522, 417] },
  margin: { ar: [522, 439], en: [522, 439] },
  zones: { ar: [522, 142], en: [522, 114] },
  upload: { ar: [880, 520], en: [880, 520] },
  grid: { ar: [880, 420], en: [880, 420] },
  team: { ar: [880, 360], en: [880, 360] },
  plans: { ar: [880, 560], en: [880, 560] },
  security: { ar: [790, 190], en: [790, 230] },
  repricing: { ar: [880, 460], en: [880, 460] },
};
