import type { Language } from '@saer/i18n/locale';
import { exampleRows } from '../../apps/web/src/features/landing/sheet/example-rows.ts';

const heads = {
  ar: [
    'اسم المنتج',
    'المتجر',
    'العائلة الفرعية',
    'الطول',
    'العرض',
    'الارتفاع',
    'الوزن',
    'التكلفة',
    'السعر الحالي',
    'هامش الربح',
  ],
  en: [
    'name',
    'store',
    'sub family',
    'length',
    'width',
    'height',
    'weight',
    'cost',
    'current price',
    'margin',
  ],
} as const;

/** The example rows of the landing page as a seller's .csv, one of them with a cost in words. */
export function exampleFile(language: Language, count: number): string {
  const rows = exampleRows
    .slice(0, count)
    .map((row, at) => [
      (language === 'ar' ? row.nameAr : row.nameEn).replaceAll(/[,،]/g, ''),
      'noon FBN',
      row.subFamily,
      ...row.sides.map((side) => side / 10),
      row.weight,
      at === 3 ? (language === 'ar' ? 'تسعة' : 'nine') : row.cost / 100,
      row.currentPrice / 100,
      22,
    ]);
  return [heads[language], ...rows].map((cells) => cells.join(',')).join('\r\n');
}
