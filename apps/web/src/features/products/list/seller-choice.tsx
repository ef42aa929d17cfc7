import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { sellerQuery, sellersQuery } from '../queries.ts';

type Props = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly description?: string;
  readonly placeholder: string;
  readonly value: number | undefined;
  readonly onChange: (seller: number | undefined) => void;
  readonly error?: string | undefined;
};

const DEBOUNCE_MS = 250;

/** One seller of however many, found by name or email. */
export function SellerChoice({ value, onChange, ...texts }: Props) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim().slice(0, 200)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data: chosen } = useQuery(sellerQuery(value));
  const isSearch = text !== '' && text !== chosen?.fullName;
  const { data: found } = useQuery(sellersQuery(isSearch ? text : ''));
  const listed = found?.data ?? [];
  const sellers =
    chosen === undefined || listed.some(({ id }) => id === chosen.id) ? listed : [chosen, ...listed];
  const options = sellers.map(({ id, fullName, email }) => ({ id: String(id), name: fullName, hint: email }));
  return (
    <ComboBox
      {...texts}
      options={options}
      search={() => options}
      onType={setTyped}
      value={value === undefined ? undefined : String(value)}
      onChange={(id) => onChange(id === undefined ? undefined : Number(id))}
    />
  );
}
