import { useQuery } from '@tanstack/react-query';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { useChangeWhere } from '../../../domain/audit/use-change-where.ts';
import { changesQuery } from '../queries.ts';

const newestFirst = { column: 'at', direction: 'desc' } as const;

/** The changes of the seller's products selected by the URL. */
export function useChanges() {
  const { state, show } = useAddressList([], newestFirst);
  const id = useAddressFilter('id');
  const { data, error, isPlaceholderData, refetch } = useQuery(
    changesQuery({ where: useChangeWhere(), page: state.page, limit: state.limit }),
  );
  return { data, error, isLoading: isPlaceholderData, retry: () => void refetch(), show, id };
}
