import type { Language } from '@saer/i18n/locale';

const names = {
  ar: { sample: 'عينة-منتجات.xlsx', letters: 'عينة-Q-AA-AD.xlsx' },
  en: { sample: 'sample-products.xlsx', letters: 'sample-Q-AA-AD.xlsx' },
} as const;

/** The sample workbook that the build writes (`prerender/sample-workbooks.ts`). */
export const sampleFile = (language: Language) => ({
  href: `/samples/sample-${language}.xlsx`,
  download: names[language].sample,
});

/** The sample in the specification's layout. */
export const letterSampleFile = (language: Language) => ({
  href: `/samples/letters-${language}.xlsx`,
  download: names[language].letters,
});
