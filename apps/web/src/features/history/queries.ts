import { pageHistory } from '@saer/contract/products/history';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { lists } from '@saer/contract/lists/all';
import { pageUsers } from '@saer/contract/account/user';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** A page of changes. The current one remains until the next is loaded. */
export const historyQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: ['history', filter],
    queryFn: () => call(pageHistory, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });

/** Who may have changed something: the admins. */
export const adminsQuery = queryOptions({
  queryKey: ['history', 'admins'],
  queryFn: () =>
    call(pageUsers, {
      query: { filter: encodeFilter({ where: { role: { in: ['SUPER_ADMIN', 'ADMIN'] } }, limit: 100 }) },
    }),
  select: ({ data }) => data,
  staleTime: 60_000,
});

/** The lists whose keys occur in changes, for naming them. */
export const namesQuery = queryOptions({
  queryKey: ['history', 'names'],
  queryFn: async () => {
    const [familyId, subFamilyId, typeId, storeId, feeTables] = await Promise.all([
      call(lists.productFamily.find, {}),
      call(lists.productSubFamily.find, {}),
      call(lists.productType.find, {}),
      call(lists.store.find, {}),
      call(lists.feeTable.find, {}),
    ]);
    const feeTableId = feeTables.map(({ id, name }) => ({ id, nameEn: name, nameAr: name }));
    return { familyId, subFamilyId, typeId, storeId, feeTableId, copyOf: feeTableId };
  },
  staleTime: 60_000,
});
