import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { bookQuery } from '../queries.ts';
import { CategoryFilter } from './category-filter.tsx';
import type { ProductFilter } from './product-filter.ts';

const ANY = 'any';

type Props = {
  readonly filter: ProductFilter;
  readonly onChange: (name: 'store' | 'category', value: string) => void;
  /** One more filter, where the list has one. */
  readonly children?: ReactNode;
};

/** Filters products by store and category. */
export function ProductFilters({ filter, onChange, children }: Props) {
  const { t } = useLingui();
  const name = useName();
  const { data: book } = useQuery(bookQuery);
  const stores = (book?.stores ?? []).map((store) => ({ id: store.code, name: name(store) }));
  return (
    <>
      <FilterSelect
        label={t`Store`}
        isLabelHidden
        options={[{ id: ANY, name: t`Every store` }, ...stores]}
        value={filter.store === '' ? ANY : filter.store}
        onChange={(store) => onChange('store', store === ANY ? '' : store)}
      />
      <div className="md:w-46">
        <CategoryFilter value={filter.category} onChange={(category) => onChange('category', category)} />
      </div>
      {children === undefined ? null : <div className="md:w-44">{children}</div>}
    </>
  );
}
