import type { Language } from '@saer/i18n/locale';

/** Pictures of the running product (`npm run instruction-pictures`). The last one is taken after fees have changed. */
export const pictureNames = [
  'answer',
  'size',
  'vat',
  'margin',
  'zones',
  'upload',
  'grid',
  'team',
  'plans',
  'security',
  'repricing',
] as const;

export type PictureName = (typeof pictureNames)[number];

export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** Pixels of a file for each of the page. */
export const pictureScale = 2;

/** Bytes of a picture at most. */
export const maxPictureBytes = 40 * 1024;

/** Address of a picture's file, below `public`. */
export const pictureFile = (name: PictureName, language: Language, theme: PictureTheme): string =>
  `/pictures/instructions/${name}-${language}-${theme}.avif`;
