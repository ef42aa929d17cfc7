import type { ListFilter } from '@saer/contract/list-filter';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';

/** The rows of the parent that the address names; all where it names none. */
export function useParentWhere(name: string, column: string): NonNullable<ListFilter['where']> {
  const key = Number(useAddressFilter(name).value);
  return Number.isInteger(key) && key > 0 ? { [column]: key } : {};
}
