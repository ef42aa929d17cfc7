import { useQuery } from '@tanstack/react-query';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { useAddressList } from '../../lib/use-address-list.ts';
import { dayWhere } from '../../lib/day-where.ts';
import { historyQuery } from './queries.ts';

const newestFirst = { column: 'at', direction: 'desc' } as const;

const keyed = (column: string, text: string) =>
  /^[1-9]\d{0,8}$/.test(text) ? { [column]: Number(text) } : {};

/** The changes the address asks for; of one list alone where the page tells of one. */
export function useHistory(entity: string | undefined) {
  const { state, show } = useAddressList([], newestFirst);
  const what = useAddressFilter('what').value;
  const how = useAddressFilter('how').value;
  const who = useAddressFilter('who').value;
  const from = useAddressFilter('from').value;
  const to = useAddressFilter('to').value;
  const id = useAddressFilter('id').value;
  const of = entity ?? what;
  const { data, error, isPlaceholderData, refetch } = useQuery(
    historyQuery({
      where: {
        ...(of === '' ? {} : { entity: of }),
        ...(how === '' ? {} : { action: how }),
        ...keyed('actorId', who),
        ...keyed('entityId', id),
        ...dayWhere(from, to),
      },
      page: state.page,
      limit: state.limit,
    }),
  );
  return { data, error, isLoading: isPlaceholderData, retry: () => void refetch(), show };
}
