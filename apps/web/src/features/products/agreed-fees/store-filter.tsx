import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AddressFilter } from '../../../components/address-filter.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { storesQuery } from './queries.ts';

/** Shows the agreed fees of one store alone. */
export function StoreFilter() {
  const { t } = useLingui();
  const name = useName();
  const { data: stores = [] } = useQuery(storesQuery);
  const options = stores.map((store) => ({ id: String(store.id), name: name(store) }));
  return <AddressFilter name="store" label={t`Store`} isLabelHidden all={t`Every store`} options={options} />;
}
