import * as z from 'zod/mini';
import { readStorage, writeStorage } from '../../../lib/browser/storage.ts';
import { useCallback, useState } from 'react';

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
const readSaved = (): readonly SavedProduct[] => {
  try {
    const rows = z.parse(z.array(z.unknown()), JSON.parse(readStorage('savedProducts') ?? '[]'));
    return rows.flatMap((row) => z.safeParse(savedProduct, row).data ?? []);
  } catch {
    return [];
  }
};

/** Says whether the browser had space for the list. */
const writeSaved = (products: readonly SavedProduct[]): boolean =>
  writeStorage('savedProducts', JSON.stringify(products));

/** The newest first, and no more than a browser should carry. */
const withSaved = (products: readonly SavedProduct[], product: SavedProduct): readonly SavedProduct[] =>
  [product, ...products].slice(0, MAX_SAVED);

/** The list with a product restored to its position. */
const putBack = (
  products: readonly SavedProduct[],
  product: SavedProduct,
  at: number,
): readonly SavedProduct[] => products.toSpliced(at, 0, product);

interface SavedProducts {
  readonly products: readonly SavedProduct[];
  /** Says whether the browser had space for it; if not, the list is unchanged. */
  readonly saveProduct: (product: SavedProduct) => boolean;
  /** Removes a product from the list; returns a function that restores it to its position. */
  readonly remove: (product: SavedProduct) => () => void;
}

/** The products saved in this browser. */
export function useSavedProducts(): SavedProducts {
  const [products, setProducts] = useState(readSaved);

  // The list in storage may have grown in another tab meanwhile.
  const update = useCallback((next: (now: readonly SavedProduct[]) => readonly SavedProduct[]) => {
    const changed = next(readSaved());
    const isWritten = writeSaved(changed);
    if (isWritten) setProducts(changed);
    return isWritten;
  }, []);

  const saveProduct = useCallback(
    (product: SavedProduct) => update((now) => withSaved(now, product)),
    [update],
  );
  const remove = useCallback(
    (product: SavedProduct) => {
      const at = Math.max(
        0,
        readSaved().findIndex(({ id }) => id === product.id),
      );
      update((now) => now.filter(({ id }) => id !== product.id));
      return () => void update((now) => putBack(now, product, at));
    },
    [update],
  );
  return { products, saveProduct, remove };
}
