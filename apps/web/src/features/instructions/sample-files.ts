import type { Language } from '@saer/i18n/locale';

const names = {
  ar: { sample: 'عينة-منتجات.xlsx', fixedColumns: 'عينة-Q-AA-AD.xlsx' },
  en: { sample: 'sample-products.xlsx', fixedColumns: 'sample-Q-AA-AD.xlsx' },
} as const;

/** The sample workbook that the build writes (`prerender/sample-workbooks.ts`). */
export const sampleFile = (language: Language) => ({
  href: `/samples/sample-${language}.xlsx`,
  download: names[language].sample,
});

/** The sample in the specification's layout. */
export const fixedColumnsSampleFile = (language: Language) => ({
  href: `/samples/fixed-columns-${language}.xlsx`,
  download: names[language].fixedColumns,
});
