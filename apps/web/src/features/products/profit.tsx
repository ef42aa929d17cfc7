import { Money } from '../../components/money.tsx';

/** A profit: its sign says what it is, and its colour says it again. */
export function Profit({ halalas }: { readonly halalas: number }) {
  return (
    <bdi
      dir="ltr"
      className={`font-medium whitespace-nowrap ${halalas < 0 ? 'text-danger' : 'text-brand-strong'}`}
    >
      {halalas > 0 ? '+' : null}
      <Money halalas={halalas} />
    </bdi>
  );
}
