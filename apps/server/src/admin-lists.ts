import type { ListName } from '@saer/contract/lists/all';
import * as feeLists from './fees/lists.ts';
import type { AdminList } from './lists/listing/admin-list.ts';
import * as lists from './lists/lists.ts';

/** Every list of the contract with its table. */
export const adminLists: { readonly [N in ListName]: AdminList } = { ...lists, ...feeLists };
