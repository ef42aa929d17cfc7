import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/select.tsx';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';

/** Which rows are shown: all, those sellers see, those they do not, or those whose figures nobody has confirmed. */
export function VisibilityFilter() {
  const { t } = useLingui();
  const { value, choose } = useAddressFilter('show');
  const options = [
    { id: 'all', name: t`All` },
    { id: 'active', name: t`Active` },
    { id: 'inactive', name: t`Inactive` },
    { id: 'unconfirmed', name: t`To be confirmed` },
  ] as const;
  const shown = options.find(({ id }) => id === value)?.id ?? 'all';
  return (
    <Select
      label={t`Show`}
      placeholder={t`Choose`}
      options={options}
      value={shown}
      onChange={(id) => choose(id === 'all' ? '' : id)}
    />
  );
}
