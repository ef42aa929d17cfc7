import { useLingui } from '@lingui/react';
import { ComboBox } from '../../../components/combo-box.tsx';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import type { Parent } from '../parents.ts';
import { useOptions } from '../use-options.ts';

/** Shows the rows of one parent alone. Emptied, it shows all. */
export function ParentFilter({ parent }: { readonly parent: Parent }) {
  const { _ } = useLingui();
  const { value, choose } = useAddressFilter(parent.relation);
  const options = useOptions(parent.list);
  return (
    <ComboBox
      // Its list is read when it is created: it is created again when the rows arrive, or the address leads elsewhere.
      key={`${options.length} ${value}`}
      label={_(parent.label)}
      placeholder={_(parent.all)}
      options={options}
      value={options.find(({ id }) => id === value)?.id}
      onChange={(id) => choose(id ?? '')}
    />
  );
}
