import * as z from 'zod/mini';
import { readStorage, writeStorage } from '../../../lib/browser/storage.ts';

/** A calculation saved in this browser. Money in halalas. */
const savedProduct = z.object({
  id: z.string(),
  name: z.string(),
  store: z.string(),
  price: z.int(),
  profit: z.int(),
  /** ISO 8601. */
  savedAt: z.string(),
  /** The address query that opens it again. */
  query: z.string(),
});
export type SavedProduct = z.output<typeof savedProduct>;

const MAX_SAVED = 50;

/** Products saved in this browser. Invalid rows, from another version of Saer or edited by hand, are skipped one by one. */
export const readSaved = (): readonly SavedProduct[] => {
  try {
    const rows = z.parse(z.array(z.unknown()), JSON.parse(readStorage('savedProducts') ?? '[]'));
    return rows.flatMap((row) => z.safeParse(savedProduct, row).data ?? []);
  } catch {
    return [];
  }
};

/** Whether the browser had space for the list. */
export const writeSaved = (products: readonly SavedProduct[]): boolean =>
  writeStorage('savedProducts', JSON.stringify(products));

/** The newest first, and no more than a browser should carry. */
export const withSaved = (
  products: readonly SavedProduct[],
  product: SavedProduct,
): readonly SavedProduct[] => [product, ...products].slice(0, MAX_SAVED);

/** The list with a product restored to its position. */
export const putBack = (
  products: readonly SavedProduct[],
  product: SavedProduct,
  at: number,
): readonly SavedProduct[] => products.toSpliced(at, 0, product);
