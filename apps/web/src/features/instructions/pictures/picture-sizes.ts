import type { Language } from '@saer/i18n/locale';
import type { PictureName } from './picture-names.ts';

/** Width and height on the page, in pixels, of each picture in each language: written by `npm run instruction-pictures`. */
export const pictureSizes: Readonly<
  Record<PictureName, Readonly<Record<Language, readonly [number, number]>>>
> = {
  answer: { ar: [560, 400], en: [560, 400] },
  size: { ar: [560, 400], en: [560, 400] },
  vat: { ar: [560, 400], en: [560, 400] },
  margin: { ar: [560, 400], en: [560, 400] },
  zones: { ar: [560, 400], en: [560, 400] },
  upload: { ar: [560, 400], en: [560, 400] },
  grid: { ar: [560, 400], en: [560, 400] },
  repricing: { ar: [560, 400], en: [560, 400] },
  team: { ar: [560, 400], en: [560, 400] },
  plans: { ar: [560, 400], en: [560, 400] },
  security: { ar: [560, 400], en: [560, 400] },
};
