import { useAddressFilter } from '../../lib/address/list-state.ts';
import { FilterSelect } from './filter-select.tsx';
import type { Option } from '../button/segmented-control.tsx';

type Props = {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** The choice without this filter. */
  readonly all: string;
  readonly options: readonly Option[];
};

/** A filter of a list, chosen in a toolbar and saved in the address. */
export function AddressFilter({ name, label, isLabelHidden = false, all, options }: Props) {
  const { value, choose } = useAddressFilter(name);
  return (
    <FilterSelect
      label={label}
      isLabelHidden={isLabelHidden}
      options={[{ id: '', name: all }, ...options]}
      value={options.some(({ id }) => id === value) ? value : ''}
      onChange={choose}
    />
  );
}
