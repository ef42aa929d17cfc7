import { isDeepStrictEqual } from 'node:util';
import type { Product } from '@saer/contract/product';

type Values = Readonly<Record<string, unknown>>;

/** What is the server's own to write, and no part of what is told of a change. */
const kept = new Set(['id', 'version', 'createdAt', 'updatedAt', 'calculatedAt', 'seller', 'image']);

/** The values of a product as its history keeps them: what was typed, what it came to, and by which fee table. */
export const toldValues = (product: Partial<Product>): Values =>
  Object.fromEntries(Object.entries(product).filter(([name]) => !kept.has(name)));

/** Of two readings of a product what differs; undefined: nothing does. */
export function changesOf(before: Product, after: Product): { before: Values; after: Values } | undefined {
  const [old, told] = [toldValues(before), toldValues(after)];
  const changed = Object.keys(told).filter((name) => !isDeepStrictEqual(old[name], told[name]));
  const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
  return changed.length === 0 ? undefined : { before: only(old), after: only(told) };
}

/** What the history calls a product: its names, or its barcode. */
export const namedAs = ({ barcode, nameEn, nameAr }: Pick<Product, 'barcode' | 'nameEn' | 'nameAr'>) => ({
  nameEn: nameEn ?? (nameAr === null ? barcode : null),
  nameAr: nameAr ?? (nameEn === null ? barcode : null),
});
