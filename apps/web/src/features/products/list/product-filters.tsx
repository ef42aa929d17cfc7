import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../../components/select.tsx';
import { ComboBox } from '../../../components/combo-box.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { bookQuery, sellersQuery } from '../queries.ts';
import { CategoryFilter } from './category-filter.tsx';
import { parts, type Shown } from './product-filter.ts';

const ANY = 'any';

type Props = {
  readonly shown: Shown;
  readonly onChange: (name: 'only' | 'store' | 'category' | 'seller', value: string) => void;
};

/** Which products are shown: those that ask for a look, of one store, of one seller. */
export function ProductFilters({ shown, onChange }: Props) {
  const { t } = useLingui();
  const isArabic = useLanguage() === 'ar';
  const { data: book } = useQuery(bookQuery);
  const { data: sellers } = useQuery(sellersQuery);
  const partNames = {
    all: t`All products`,
    losing: t`Sold at a loss`,
    thin: t`Below the wanted profit`,
    outdated: t`Priced with old fees`,
  };
  const stores = (book?.stores ?? []).map(({ code, nameEn, nameAr }) => ({
    id: code,
    name: isArabic ? nameAr : nameEn,
  }));
  return (
    <div className="grid grid-cols-2 items-start gap-3 xl:grid-cols-4">
      <Select
        label={t`Show`}
        placeholder={t`All products`}
        options={parts.map((part) => ({ id: part, name: partNames[part] }))}
        value={shown.part}
        onChange={(part) => onChange('only', part === 'all' ? '' : part)}
      />
      <Select
        label={t`Store`}
        placeholder={t`Every store`}
        options={[{ id: ANY, name: t`Every store` }, ...stores]}
        value={shown.store === '' ? ANY : shown.store}
        onChange={(store) => onChange('store', store === ANY ? '' : store)}
      />
      <CategoryFilter value={shown.category} onChange={(category) => onChange('category', category)} />
      {sellers === undefined ? null : (
        <ComboBox
          key={shown.seller}
          label={t`Seller`}
          placeholder={t`Every seller`}
          options={sellers.data.map(({ id, fullName, email }) => ({
            id: String(id),
            name: fullName,
            hint: email,
          }))}
          value={shown.seller === '' ? undefined : shown.seller}
          onChange={(seller) => onChange('seller', seller ?? '')}
        />
      )}
    </div>
  );
}
