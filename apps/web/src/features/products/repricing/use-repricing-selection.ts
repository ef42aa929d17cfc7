import type { OutdatedProduct } from '@saer/contract/products/saved-product';
import { useState } from 'react';

const keyOf = ({ id }: OutdatedProduct): string => String(id);
const none: ReadonlyMap<string, OutdatedProduct> = new Map();

/** The selection in a paged list: rows of any page, or all rows. Reset by another segment of the list. */
export function useRepricingSelection(segment: string, rows: readonly OutdatedProduct[]) {
  const [saved, setHeld] = useState({ segment, isAll: false, marked: none });
  const { isAll, marked } = saved.segment === segment ? saved : { isAll: false, marked: none };
  const hold = (next: { readonly isAll: boolean; readonly marked: ReadonlyMap<string, OutdatedProduct> }) =>
    setHeld({ segment, ...next });
  const here = new Map(rows.map((row) => [keyOf(row), row]));
  return {
    isAll,
    products: [...marked.values()],
    keys: new Set(isAll ? here.keys() : marked.keys()),
    /** Rows selected on other pages stay selected; if all are selected, those of this page become the selection. */
    mark: (onPage: ReadonlySet<string>): void => {
      const others = isAll ? [] : [...marked].filter(([key]) => !here.has(key));
      hold({ isAll: false, marked: new Map([...others, ...[...here].filter(([key]) => onPage.has(key))]) });
    },
    /** All of the list, of which this page may be the whole. */
    markAll: (total: number): void =>
      hold(total > here.size ? { isAll: true, marked: none } : { isAll: false, marked: here }),
    clear: (): void => hold({ isAll: false, marked: none }),
  };
}
