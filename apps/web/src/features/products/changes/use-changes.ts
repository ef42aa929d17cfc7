import { useQuery } from '@tanstack/react-query';
import { dayWhere } from '../../../lib/day-where.ts';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { changesQuery } from '../queries.ts';

const newestFirst = { column: 'at', direction: 'desc' } as const;

const keyed = (column: string, text: string) =>
  /^[1-9]\d{0,8}$/.test(text) ? { [column]: Number(text) } : {};

/** The changes of the catalogue that the address asks for. */
export function useChanges() {
  const { state, show } = useAddressList([], newestFirst);
  const how = useAddressFilter('how').value;
  const who = useAddressFilter('who').value;
  const from = useAddressFilter('from').value;
  const to = useAddressFilter('to').value;
  const id = useAddressFilter('id');
  const { data, error, isPlaceholderData, refetch } = useQuery(
    changesQuery({
      where: {
        ...(how === '' ? {} : { action: how }),
        ...keyed('actorId', who),
        ...keyed('entityId', id.value),
        ...dayWhere(from, to),
      },
      page: state.page,
      limit: state.limit,
    }),
  );
  return { data, error, isLoading: isPlaceholderData, retry: () => void refetch(), show, id };
}
