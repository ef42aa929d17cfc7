import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ComboBox } from '../../../components/combo-box.tsx';
import { sellersQuery } from '../queries.ts';

type Props = {
  /** An account's id; '': every seller. */
  readonly value: string;
  readonly onChange: (seller: string) => void;
};

/** Shows the products of one seller alone. Emptied, it shows all. */
export function SellerFilter({ value, onChange }: Props) {
  const { t } = useLingui();
  const { data: sellers } = useQuery(sellersQuery);
  const isNamed = value === '' || sellers !== undefined;
  return (
    <ComboBox
      // A chosen name is looked up when the field is made: it is made anew when the names arrive, or the address leads elsewhere.
      key={isNamed ? value : 'unnamed'}
      label={t`Seller`}
      placeholder={t`Every seller`}
      options={(sellers?.data ?? []).map(({ id, fullName, email }) => ({
        id: String(id),
        name: fullName,
        hint: email,
      }))}
      value={value === '' ? undefined : value}
      onChange={(seller) => onChange(seller ?? '')}
    />
  );
}
