import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddressFilter } from '../../../components/address-filter.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { bookQuery } from '../queries.ts';
import { CategoryFilter } from './category-filter.tsx';

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
