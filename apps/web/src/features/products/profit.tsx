import { Money } from '../../components/figure/money.tsx';

/** A profit: marked by its sign and by its colour. */
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
