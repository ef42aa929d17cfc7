import { useCallback, useState } from 'react';
import { putBack, readSaved, type SavedProduct, withSaved, writeSaved } from './saved-products.ts';

interface SavedProducts {
  readonly products: readonly SavedProduct[];
  /** Whether the browser had space for it; if not, the list is unchanged. */
  readonly keep: (product: SavedProduct) => boolean;
  /** Takes a product off the list; returns how to put it back where it stood. */
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

  const keep = useCallback((product: SavedProduct) => update((now) => withSaved(now, product)), [update]);
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
  return { products, keep, remove };
}
