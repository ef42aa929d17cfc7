import type { Language } from '@saer/i18n/locale';
import type { PictureName } from './picture-names.ts';

/** Width and height on the page, in pixels, of each picture in each language: written by `npm run instruction-pictures`. */
export const pictureSizes: Readonly<
  Record<PictureName, Readonly<Record<Language, readonly [number, number]>>>
> = {
  answer: { ar: [528, 620], en: [528, 620] },
  size: { ar: [522, 345], en: [522, 345] },
  vat: { ar: [522, 413], en: [522, 413] },
  margin: { ar: [522, 431], en: [522, 431] },
  zones: { ar: [522, 170], en: [522, 142] },
  upload: { ar: [560, 560], en: [560, 560] },
  grid: { ar: [880, 420], en: [880, 420] },
  team: { ar: [560, 250], en: [560, 250] },
  plans: { ar: [560, 560], en: [560, 560] },
  security: { ar: [526, 278], en: [526, 330] },
  repricing: { ar: [560, 640], en: [560, 640] },
};
