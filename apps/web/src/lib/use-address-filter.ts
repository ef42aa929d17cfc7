import { addressText } from './list-state.ts';
import { useAddress } from './use-address.ts';

/** One filter of a list, as the address holds it under its name; '': none. Another value shows the first page. */
export function useAddressFilter(name: string) {
  const { raw, change } = useAddress();
  const value = addressText(raw, name);
  const choose = (next: string, isSameStep = false): void => change({ [name]: next, page: '' }, isSameStep);
  return { value, choose };
}
