import { draftFieldNames } from '@saer/contract/products/calculator-draft';
import type { ListedProduct } from '@saer/contract/products/product';
import { formatAmount } from '@saer/i18n/format-money';
import type { Language } from '@saer/i18n/locale';
import { sellingPrice } from '@saer/quoting/selling';
import { calculatorFields } from '../../../domain/product/calculator-fields.ts';
import type { Texts } from '../fields/field.ts';

/** Names of the product's row, not of its numbers. */
const ofRow = new Set(['product', 'productVersion', 'mode', 'name', 'barcode', 'ending', 'type']);

/** Fields of one product's stock, sales and cost: its numbers say nothing about another's. */
const ofOneProduct = ['unitsPerMonth', 'peakUnits', 'stock', 'onTheWay', 'unitCost'] as const;

/** The cost of a unit without VAT, as tools that order goods ask for it. */
const costBeforeVat = ({ cost, costIncludesVat, costVat }: ListedProduct): number =>
  costIncludesVat ? Math.round((cost * 10_000) / (10_000 + costVat)) : cost;

/** A saved product as texts of the tools' fields, at its selling price; what it does not have is empty, not left over from another. */
export function productTexts(product: ListedProduct, language: Language): Texts {
  const fields = Object.entries(calculatorFields(product, language));
  const { monthlySales } = product;
  return {
    ...Object.fromEntries([...draftFieldNames, ...ofOneProduct].map((name) => [name, ''])),
    ...Object.fromEntries(fields.filter(([name]) => !ofRow.has(name))),
    // The tools ask for a margin of the price with VAT.
    ...(product.marginBase === 'price' ? {} : { marginRate: '' }),
    price: formatAmount(sellingPrice(product)),
    unitCost: formatAmount(costBeforeVat(product)),
    ...(monthlySales === null ? {} : { unitsPerMonth: String(monthlySales) }),
  };
}
