import { isDeepStrictEqual } from 'node:util';
import { product, type Product } from '@saer/contract/product';

type Values = Readonly<Record<string, unknown>>;

/** Columns written by the server itself, which are not part of a change. */
const kept = new Set(['id', 'version', 'createdAt', 'updatedAt', 'calculatedAt', 'seller', 'image']);

/** The names of these values, in the order in which the database writes an object. */
export const auditNames: readonly string[] = Object.keys(product.shape)
  .filter((name) => !kept.has(name))
  .toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1));

/** The values of a product in its history: the input, the results, and the fee table used. */
export const auditValues = (stored: Partial<Product>): Values =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !kept.has(name)));

/** The fields that differ between two versions of a product; undefined if none do. */
export function changesOf(before: Product, after: Product): { before: Values; after: Values } | undefined {
  const [old, now] = [auditValues(before), auditValues(after)];
  const changed = Object.keys(now).filter((name) => !isDeepStrictEqual(old[name], now[name]));
  const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return changed.length === 0 ? undefined : { before: only(old), after: only(now) };
}

/** The name of a product in the history: its names, or its barcode. */
export const namedAs = ({ barcode, nameEn, nameAr }: Pick<Product, 'barcode' | 'nameEn' | 'nameAr'>) => ({
  nameEn: nameEn ?? (nameAr === null ? barcode : null),
  nameAr: nameAr ?? (nameEn === null ? barcode : null),
});
