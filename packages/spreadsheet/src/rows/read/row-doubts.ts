import type { ErrorCode } from '@saer/contract/api/error-code';
import type { FieldError } from '@saer/contract/api/error-reply';
import type { WrittenProduct } from '@saer/contract/products/product';
import type { ProductColumn, RowTexts } from '../layouts/product-column.ts';
import { dayOf, hasPointZero, isCutBarcode, plainBarcode } from './read-identity.ts';
import type { ReadContext } from './read-category.ts';
import { isFraction } from './read-target.ts';
import { splitPrice } from '../cells/sale-price.ts';
import type { RowError } from '../cells/sheet-row.ts';
import { hasNoUnit, textWithUnit } from '../cells/text-with-unit.ts';

/** Grams a cubic centimetre: a pillow in its carton has 0.01, solid steel 8. */
const lightest = 0.005;
const densest = 8;
/** Grams of a product whose sides nobody knows. */
const lightestWeight = 5;
const heaviestWeight = 60_000;
/** Millimetres of a parcel's longest side. */
const shortestLength = 20;
const longestLength = 2_500;
/** Multiple of its cost that a product is hardly sold for. */
const maxTimes = 100;
const minTimes = 0.05;

const doubt = (column: ProductColumn, code: ErrorCode, details: FieldError['details']): RowError => ({
  column,
  fieldError: { code, field: column, details: details ?? {} },
});

const written = (sides: readonly number[]): string => sides.map((side) => side / 10).join(' × ');

function weightDoubt({ weight, sides }: WrittenProduct): RowError | undefined {
  if (weight === undefined) return undefined;
  if (sides === undefined) {
    if (weight < lightestWeight) return doubt('weight', 'weightTooLight', { weight, sides: null });
    return weight > heaviestWeight ? doubt('weight', 'weightTooHeavy', { weight, sides: null }) : undefined;
  }
  const [first, second, third] = sides;
  const density = weight / ((first * second * third) / 1000);
  if (density < lightest) return doubt('weight', 'weightTooLight', { weight, sides: written(sides) });
  return density > densest ? doubt('weight', 'weightTooHeavy', { weight, sides: written(sides) }) : undefined;
}

function sidesDoubt({ sides }: WrittenProduct): RowError | undefined {
  if (sides === undefined) return undefined;
  const longest = Math.max(...sides);
  return longest > longestLength || longest < shortestLength
    ? doubt('longestSide', 'sidesUnlikely', { sides: written(sides) })
    : undefined;
}

function priceDoubts({ cost, currentPrice, price }: WrittenProduct): RowError[] {
  const isOdd = (sum: number | undefined): boolean =>
    sum !== undefined && (sum > cost * maxTimes || sum < cost * minTimes);
  return [
    ...(isOdd(currentPrice) ? [doubt('currentPrice', 'priceUnlikely', { cost })] : []),
    ...(isOdd(price) ? [doubt('price', 'priceUnlikely', { cost })] : []),
  ];
}

/** Next to nothing of a sum, and 20 % of a share: `0.2` is hardly the former. */
function profitDoubt(texts: RowTexts, units: ReadContext['units']): RowError | undefined {
  const { profit = '' } = texts;
  if (units.profit === 'share' || units.profit === '%' || !isFraction(profit)) return undefined;
  const percent = textWithUnit(profit, 'profit', 'share');
  return doubt('profit', 'rateUnclear', { value: profit, percent, share: `${profit}%` });
}

/** The sale price is higher than the price, or its dates do not say whether it applies. */
function saleDoubt({ currentPrice = '' }: RowTexts): RowError | undefined {
  const { price, sale } = splitPrice(currentPrice);
  return sale === undefined
    ? undefined
    : doubt('currentPrice', 'salePriceUnclear', { price: price === '' ? '-' : price, sale });
}

/** Numbers of a product that a spreadsheet program may have changed. */
function identityDoubts({ barcode = '', sku = '' }: RowTexts): RowError[] {
  const days = [['barcode', barcode] as const, ['sku', sku] as const].flatMap(([column, text]) => {
    const day = dayOf(text);
    return day === undefined ? [] : [doubt(column, 'numberIsDate', { day, typed: `'${day}` })];
  });
  const points = [['barcode', barcode] as const, ['sku', sku] as const].flatMap(([column, text]) =>
    hasPointZero(text) ? [doubt(column, 'pointDropped', { text, number: plainBarcode(text) })] : [],
  );
  return isCutBarcode(barcode)
    ? [...days, doubt('barcode', 'barcodeShortened', { barcode: plainBarcode(barcode) })]
    : [...days, ...points];
}

/** Implausible values of a row that has a price: above all, numbers in another unit than their column's. */
export function rowDoubts(
  product: WrittenProduct,
  texts: RowTexts,
  { units, mixed = [] }: ReadContext,
): RowError[] {
  const bare = mixed.filter((column) => hasNoUnit(texts[column] ?? ''));
  return [
    ...[weightDoubt(product), sidesDoubt(product), profitDoubt(texts, units), saleDoubt(texts)].filter(
      (each) => each !== undefined,
    ),
    ...priceDoubts(product),
    ...identityDoubts(texts),
    ...bare.map((column) => doubt(column, 'unitNotSaid', { value: texts[column] ?? '' })),
  ];
}
