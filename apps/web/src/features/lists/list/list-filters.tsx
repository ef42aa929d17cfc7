import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { useAddressFilter } from '../../../lib/address/list-state.ts';
import type { Parent } from '../admin-list-types.ts';
import { useOptions } from '../queries.ts';
import { AddressFilter } from '../../../components/table/address-filter.tsx';

/** Shows the rows of one parent alone. Emptied, it shows all. */
function ParentFilter({ parent }: { readonly parent: Parent }) {
  const { i18n } = useLingui();
  const { value, choose } = useAddressFilter(parent.relation);
  const options = useOptions(parent.list);
  return (
    <ComboBox
      // Its list is read when it is created: it is created again when the rows arrive, or the address leads elsewhere.
      key={`${options.length} ${value}`}
      label={i18n._(parent.label)}
      isLabelHidden
      placeholder={i18n._(parent.all)}
      options={options}
      value={options.find(({ id }) => id === value)?.id}
      onChange={(id) => choose(id ?? '')}
    />
  );
}

/** Which rows are visible: all, those sellers see, those they do not, or those whose figures nobody has confirmed. */
function VisibilityFilter() {
  const { t } = useLingui();
  const options = [
    { id: 'active', name: t`Active` },
    { id: 'inactive', name: t`Inactive` },
    { id: 'unconfirmed', name: t`To be confirmed` },
  ];
  return <AddressFilter name="show" label={t`Show`} all={t`All`} options={options} />;
}

/** Filters of a list, beside its search. */
export function ListFilters({ parent }: { readonly parent: Parent | undefined }) {
  return (
    <>
      {parent === undefined ? null : (
        <div className="md:w-60">
          <ParentFilter parent={parent} />
        </div>
      )}
      <VisibilityFilter />
    </>
  );
}
