import { ComboBox } from '../../../components/combo-box.tsx';
import type { Option } from '../../../components/option.ts';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';

type Props = {
  /** What the address calls it. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly Option[];
};

/** Shows the rows of one parent alone. Emptied, it shows all. */
export function ParentFilter({ name, label, placeholder, options }: Props) {
  const { value, choose } = useAddressFilter(name);
  return (
    <ComboBox
      // Its list is read when it is made: it is made anew when the rows arrive, or the address leads elsewhere.
      key={`${options.length} ${value}`}
      label={label}
      placeholder={placeholder}
      options={options}
      value={options.find(({ id }) => id === value)?.id}
      onChange={(id) => choose(id ?? '')}
    />
  );
}
