import { product, type Product } from '@saer/contract/products/product';
import { difference } from '../../audit/queries.ts';

type Values = Readonly<Record<string, unknown>>;

/** Columns written by the server itself, which are not part of a change. */
const serverColumns = new Set([
  'id',
  'version',
  'isExample',
  'createdAt',
  'updatedAt',
  'calculatedAt',
  'rangeFactorVersionId',
  'agreedFees',
  'saleVat',
  'seenRates',
  'typedRates',
  'seller',
  'image',
]);

/** The names of the audited values, in the order of jsonb keys. */
export const auditNames: readonly string[] = Object.keys(product.shape)
  .filter((name) => !serverColumns.has(name))
  .toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1));

/** The values of a product in its history: the input, the results, and the fee table used. */
export const productAuditValues = (saved: Partial<Product>): Values =>
  Object.fromEntries(Object.entries(saved).filter(([name]) => !serverColumns.has(name)));

/** The fields that differ between two versions of a product; undefined if none do. */
export function diffProducts(before: Product, after: Product): { before: Values; after: Values } | undefined {
  const changes = difference(productAuditValues(before), productAuditValues(after));
  return Object.keys(changes.after).length === 0 ? undefined : changes;
}

/** The names of a product in the history, or its barcode. */
export const namedProduct = ({
  barcode,
  nameEn,
  nameAr,
}: Pick<Product, 'barcode' | 'nameEn' | 'nameAr'>) => ({
  nameEn: nameEn ?? (nameAr === null ? barcode : null),
  nameAr: nameAr ?? (nameEn === null ? barcode : null),
});
