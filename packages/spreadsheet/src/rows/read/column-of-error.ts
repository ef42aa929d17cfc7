import type { FieldError } from '@saer/contract/api/error-reply';
import {
  type ColumnMapping,
  type ProductColumn,
  productColumns,
  type RowTexts,
} from '../layouts/product-column.ts';

const isColumn = (name: string): name is ProductColumn => productColumns.some((column) => column === name);

/** Fields of a product whose column bears another name. */
const columnOf = new Map<string, ProductColumn>(
  Object.entries({
    on: 'store',
    feeTable: 'store',
    sides: 'longestSide',
    'sides.0': 'longestSide',
    'sides.1': 'medianSide',
    'sides.2': 'shortestSide',
    override: 'referralRate',
    'override.referral': 'referralRate',
    'override.fulfilment': 'fulfilmentFee',
  } as const),
);

/** Columns that say the same in another way. */
const findSubstitute: Readonly<Partial<Record<ProductColumn, readonly ProductColumn[]>>> = {
  marginRate: ['profit'],
  marginAmount: ['profit'],
  profit: ['marginRate', 'marginAmount'],
  name: ['nameEn', 'nameAr', 'barcode'],
  nameEn: ['name', 'nameAr', 'barcode'],
  nameAr: ['name', 'nameEn', 'barcode'],
  subFamily: ['type', 'family'],
  type: ['subFamily', 'family'],
  family: ['subFamily', 'type'],
  longestSide: ['sizeClass'],
  sizeClass: ['longestSide'],
};

/** The column at which a product's error can be corrected: of several, the one that the row fills; null if there is none. */
export function columnOfError({ field }: Pick<FieldError, 'field'>, texts: RowTexts): ProductColumn | null {
  const parts = (field ?? '').split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join('.');
    const column = columnOf.get(name) ?? (isColumn(name) ? name : undefined);
    if (column === undefined) continue;
    const isEmpty = (each: ProductColumn) => (texts[each] ?? '') === '';
    return isEmpty(column) ? (findSubstitute[column]?.find((each) => !isEmpty(each)) ?? column) : column;
  }
  return null;
}

/** The sheet's column in which an error can be corrected; undefined if the sheet has none. */
export function mappedColumn(column: ProductColumn | null, mapping: ColumnMapping): number | undefined {
  if (column === null) return undefined;
  const others = findSubstitute[column] ?? [];
  return [column, ...others].map((each) => mapping[each]).find((index) => index !== undefined);
}
