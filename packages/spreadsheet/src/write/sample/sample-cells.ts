import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { formatMoneyInWords } from '@saer/i18n/format-money';
import type { Language } from '@saer/i18n/locale';
import type { ProductColumn } from '../../rows/product-column.ts';
import { textsOf } from '../../rows/written-texts.ts';
import type { CellValue } from '../../sheet.ts';
import { columnNumber } from '../input-column.ts';

/** Marks of direction, which nobody types. */
const invisible = /[\u2066-\u2069]/g;

/** Columns that a person fills with words or a percentage, where a number would leave the unit open. */
const asText: ReadonlySet<ProductColumn> = new Set(['vat', 'referralRate', 'fulfilmentFee']);
/** Columns whose usual value is left empty. */
const usuallyEmpty: ReadonlySet<ProductColumn> = new Set([
  'costIncludesVat',
  'vat',
  'vatRegistered',
  'extraRate',
  'extraFixed',
  'adsRate',
  'couponRate',
  'returnCost',
  'storageCost',
]);

/** A product as a person would type it into columns: figures as numbers, the target with its unit, and nothing that is usual. */
export function sampleCells(
  product: WrittenProduct,
  columns: readonly ProductColumn[],
  book: FeeBook,
  language: Language,
): CellValue[] {
  const texts = textsOf(product, book, language);
  return columns.map((column): CellValue => {
    if (usuallyEmpty.has(column)) return null;
    // Sums and percentages in one column each say their unit, so that nothing has to be asked.
    if (column === 'profit')
      return product.marginAmount === undefined
        ? (texts.marginRate ?? null)
        : formatMoneyInWords(product.marginAmount, language).replaceAll(invisible, '');
    const number = asText.has(column) ? undefined : columnNumber(product, column);
    if (number !== undefined) return number;
    return (texts[column] ?? '') === '' ? null : (texts[column] ?? null);
  });
}
