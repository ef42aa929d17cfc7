import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddressFilter } from '../../../components/table/address-filter.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { bookQuery } from '../queries.ts';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import type { Option } from '../../../components/button/segmented-control.tsx';
import type { NamedByCode } from '../../../domain/names/name.ts';
import { getCategory } from './product-filter.ts';

type CategoryFilterProps = { readonly value: string; readonly onChange: (category: string) => void };

/** Shows the products of one family, sub family or type alone. Emptied, it shows all. */
function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { t } = useLingui();
  const name = useName();
  const { data: book } = useQuery(bookQuery);
  const getOptions = (kind: string, hint: string, list: readonly NamedByCode[] = []): readonly Option[] =>
    list.map((row) => ({ id: `${kind}.${row.code}`, name: name(row), hint }));
  const known = [
    ...getOptions('family', t`Family`, book?.families),
    ...getOptions('subFamily', t`Category`, book?.subFamilies),
    ...getOptions('type', t`Type`, book?.types),
  ];
  const asked = getCategory(value);
  // Categories that are no longer offered to sellers can still be filtered by.
  const options =
    asked === undefined || known.some(({ id }) => id === value)
      ? known
      : [{ id: value, name: asked.code }, ...known];
  return (
    <ComboBox
      // The field looks up the selected name when it mounts: it remounts when the names arrive or the URL changes.
      key={asked === undefined ? '' : `${options.length} ${value}`}
      label={t`Category`}
      isLabelHidden
      placeholder={t`Every category`}
      options={options}
      value={asked === undefined ? undefined : value}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}

type Props = {
  readonly category: string;
  readonly onCategory: (category: string) => void;
  /** One more filter, where the list has one. */
  readonly children?: ReactNode;
};

/** Filters products by store and category. */
export function ProductFilters({ category, onCategory, children }: Props) {
  const { t } = useLingui();
  const name = useName();
  const { data: book } = useQuery(bookQuery);
  const stores = (book?.stores ?? []).map((store) => ({ id: store.code, name: name(store) }));
  return (
    <>
      <AddressFilter name="store" label={t`Store`} isLabelHidden all={t`Every store`} options={stores} />
      <div className="md:w-46">
        <CategoryFilter value={category} onChange={onCategory} />
      </div>
      {children === undefined ? null : <div className="md:w-44">{children}</div>}
    </>
  );
}
