import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Select } from '../../../components/select.tsx';
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
    <div className="grid grid-cols-2 max-xl:[&>:last-child:nth-child(odd)]:col-span-2 items-start gap-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      <Select
        label={t`Store`}
        placeholder={t`Every store`}
        options={[{ id: ANY, name: t`Every store` }, ...stores]}
        value={filter.store === '' ? ANY : filter.store}
        onChange={(store) => onChange('store', store === ANY ? '' : store)}
      />
      <div>
        <CategoryFilter value={filter.category} onChange={(category) => onChange('category', category)} />
      </div>
      {children === undefined ? null : <div>{children}</div>}
    </div>
  );
}
