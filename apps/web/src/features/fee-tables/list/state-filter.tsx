import { useLingui } from '@lingui/react/macro';
import { type FeeTableState, feeTableStates } from '@saer/contract/choices';
import { Select } from '../../../components/select.tsx';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { stateWords } from '../state-words.ts';

/** The state whose fee tables alone are listed, as the address holds it; undefined: all. */
export const useStateFilter = (): FeeTableState | undefined => {
  const { value } = useAddressFilter('state');
  return feeTableStates.find((state) => state === value);
};

/** Filters fee tables by state. */
export function StateFilter() {
  const { t, i18n } = useLingui();
  const { choose } = useAddressFilter('state');
  return (
    <Select
      label={t`State`}
      placeholder={t`All`}
      options={[
        { id: 'all', name: t`All` },
        ...feeTableStates.map((id) => ({ id, name: i18n._(stateWords[id]) })),
      ]}
      value={useStateFilter() ?? 'all'}
      onChange={(id) => choose(id === 'all' ? '' : id)}
    />
  );
}
