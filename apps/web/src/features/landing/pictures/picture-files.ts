/** Pictures taken from the running product (`scripts/screenshots.ts`), in `public/pictures`. */
export type PictureName = 'sheet' | 'products' | 'repricing';

/** Size of a picture in pixels of the page, and how many the file has for each. */
export const pictureSizes = {
  wide: { viewport: 1120, width: 880, height: 550, scale: 1.4 },
  phone: { viewport: 390, width: 390, height: 360, scale: 2 },
} as const;
