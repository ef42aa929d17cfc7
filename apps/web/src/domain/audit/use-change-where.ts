import { dayWhere } from './day-where.ts';
import { useAddressFilter } from '../../lib/address/use-address-list.ts';

const keyed = (column: string, text: string) =>
  /^[1-9]\d{0,8}$/.test(text) ? { [column]: Number(text) } : {};

/** Which changes the address asks for: done how, by whom, when, of which row. */
export function useChangeWhere() {
  const how = useAddressFilter('how').value;
  const who = useAddressFilter('who').value;
  const from = useAddressFilter('from').value;
  const to = useAddressFilter('to').value;
  const id = useAddressFilter('id').value;
  return {
    ...(how === '' ? {} : { action: how }),
    ...keyed('actorId', who),
    ...keyed('entityId', id),
    ...dayWhere(from, to),
  };
}
