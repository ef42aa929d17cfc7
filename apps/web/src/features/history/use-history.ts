import { useQuery } from '@tanstack/react-query';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { useAddressList } from '../../lib/use-address-list.ts';
import { useChangeWhere } from '../../domain/audit/use-change-where.ts';
import { historyQuery } from './queries.ts';

const newestFirst = { column: 'at', direction: 'desc' } as const;

/** The changes selected by the URL; only those of one list if the page concerns it. */
export function useHistory(entity: string | undefined) {
  const { state, show } = useAddressList([], newestFirst);
  const what = useAddressFilter('what').value;
  const of = entity ?? what;
  const where = useChangeWhere();
  const { data, error, isPlaceholderData, refetch } = useQuery(
    historyQuery({
      where: { ...(of === '' ? {} : { entity: of }), ...where },
      page: state.page,
      limit: state.limit,
    }),
  );
  return { data, error, isLoading: isPlaceholderData, retry: () => void refetch(), show };
}
