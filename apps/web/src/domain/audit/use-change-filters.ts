import { useAddress } from '../../lib/address/use-address.ts';
import { addressText } from '../../lib/address/list-state.ts';

const names = ['what', 'how', 'who', 'from', 'to', 'id'] as const;

/** How many filters of changes the address sets, and a way to remove them all. */
export function useChangeFilters() {
  const { raw, change } = useAddress();
  const count = names.filter((name) => addressText(raw, name) !== '').length;
  const clear = (): void => change(Object.fromEntries([...names, 'page'].map((name) => [name, ''])));
  return { count, clear };
}
