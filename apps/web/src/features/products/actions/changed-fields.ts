import type { Product } from '@saer/contract/product';
import type { ProductFix } from '@saer/contract/product-actions';
import { formatAmount } from '@saer/i18n/format-money';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import type { Language } from '@saer/i18n/locale';
import { calculatorFields } from '../../../domain/product/calculator-fields.ts';

const sideFields = ['length', 'width', 'height'] as const;

function changeOf(fix: ProductFix): Readonly<Record<string, string>> {
  if (fix.kind === 'cost') return { cost: formatAmount(fix.cost) };
  if (fix.kind === 'handover') return { handover: fix.handover };
  if (fix.kind === 'store') return { store: fix.store };
  return fix.cut === 'weight'
    ? { weight: formatWeight(fix.to) }
    : { [sideFields[fix.cut]]: formatSide(fix.to) };
}

/** A product in the calculator's URL with a change filled in, at the price at which it is enough. */
export const changedFields = (
  product: Product,
  sellingPrice: number,
  fix: ProductFix,
  language: Language,
): Readonly<Record<string, string>> => ({
  ...calculatorFields(product, language),
  mode: 'check',
  price: formatAmount(fix.price ?? sellingPrice),
  ...changeOf(fix),
});
