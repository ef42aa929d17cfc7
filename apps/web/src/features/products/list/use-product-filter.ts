import { addressText } from '../../../lib/address/list-state.ts';
import { useAddress } from '../../../lib/address/use-address.ts';
import { segments, type ProductFilter } from './product-filter.ts';

/** Which products the address asks for, and how to ask for others. */
export function useProductFilter() {
  const { raw, change } = useAddress();
  const filter: ProductFilter = {
    segment: segments.find((segment) => segment === raw['only']) ?? 'all',
    store: addressText(raw, 'store'),
    category: addressText(raw, 'category'),
    seller: addressText(raw, 'seller'),
  };
  const choose = (name: 'only' | 'category' | 'seller', value: string): void =>
    change({ [name]: value, page: '' });
  const showAll = (): void => change({ q: '', only: '', store: '', category: '', seller: '', page: '' });
  return { filter, choose, showAll };
}
