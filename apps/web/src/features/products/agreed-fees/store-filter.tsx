import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { storesQuery } from './queries.ts';

const ANY = 'any';

type Props = {
  /** A store's key; '': every store. */
  readonly value: string;
  readonly onChange: (store: string) => void;
};

/** Shows the agreed fees of one store alone. */
export function StoreFilter({ value, onChange }: Props) {
  const { t } = useLingui();
  const name = useName();
  const { data: stores = [] } = useQuery(storesQuery);
  const options = stores.map((store) => ({ id: String(store.id), name: name(store) }));
  return (
    <FilterSelect
      label={t`Store`}
      isLabelHidden
      options={[{ id: ANY, name: t`Every store` }, ...options]}
      value={options.some(({ id }) => id === value) ? value : ANY}
      onChange={(store) => onChange(store === ANY ? '' : store)}
    />
  );
}
