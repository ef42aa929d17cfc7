import { foldArabic } from '@saer/i18n/fold-arabic';
import type { Cell } from '../sheet.ts';
import { oneLine } from './one-line.ts';
import type { RowTexts } from './product-column.ts';

const words = [
  'total',
  'totals',
  'grand total',
  'sub total',
  'subtotal',
  'sum',
  'average',
  'اجمالي',
  'الاجمالي',
  'الاجمالي الكلي',
  'الاجمالي العام',
  'اجمالي عام',
  'المجموع',
  'مجموع',
  'المجموع الكلي',
  'المجموع العام',
  'المجموع الفرعي',
  'مجموع فرعي',
  'اجمالي فرعي',
  'المتوسط',
];
const exact = new Set(words);
/** “Total noon”, “إجمالي المنتجات”. */
const begins = /^(?:grand total|sub ?total|total|اجمالي|الاجمالي|مجموع|المجموع) /;
const longest = 40;

const isSum = (text: string): boolean => {
  const folded = foldArabic(oneLine(text)).replace(/[:.\-–—=\s]+$/, '');
  return exact.has(folded);
};

/** The first words of every such row, in any spelling: a quick check for most rows. */
const mayBegin = /^\s*(?:grand|sub|total|sum|average|[اإآأ]|ال|م)/i;

/** Whether a row may be the sum of others, by its first word. */
export function mayBeTotal(row: readonly Cell[]): boolean {
  for (const { value } of row) {
    if (typeof value !== 'string' || value === '') continue;
    return value.length <= longest && mayBegin.test(value);
  }
  return false;
}

/** Whether a row is the sum of others, and no product: nothing in it names one, and it says so. */
export function isTotalRow(row: readonly Cell[], texts: RowTexts): boolean {
  if (!mayBeTotal(row)) return false;
  if ((texts.barcode ?? '') !== '' && !isSum(texts.barcode ?? '')) return false;
  if ((texts.sku ?? '') !== '' && !isSum(texts.sku ?? '')) return false;
  const name = texts.name ?? texts.nameAr ?? texts.nameEn ?? '';
  if (name !== '' && !isSum(name) && !begins.test(foldArabic(name))) return false;
  const first = row.find(({ value }) => typeof value === 'string' && value.trim() !== '')?.value;
  if (typeof first !== 'string' || first.length > longest) return false;
  if (isSum(first)) return true;
  const isProduct = texts.subFamily !== undefined || texts.type !== undefined || texts.weight !== undefined;
  return begins.test(foldArabic(oneLine(first))) && !isProduct;
}
