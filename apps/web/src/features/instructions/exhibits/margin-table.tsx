import { useLingui } from '@lingui/react/macro';
import { Money } from '../../../components/figure/money.tsx';
import type { InstructionFigures } from '../figures.ts';
import { Table } from './table.tsx';

/** One percentage of three things: what each leads to. */
export function MarginTable({
  example,
  ofNet,
  ofCost,
}: Pick<InstructionFigures, 'example' | 'ofNet' | 'ofCost'>) {
  const { t } = useLingui();
  const bases = [
    { id: 'price', name: t`of the price with VAT`, priced: example },
    { id: 'net', name: t`of the price before VAT`, priced: ofNet },
    { id: 'cost', name: t`of the cost`, priced: ofCost },
  ];
  return (
    <Table
      caption={t`The same percentage of three things`}
      heads={[t`Percentage`, t`Price`, t`Net profit`]}
      rows={bases.map(({ id, name, priced: { price, profit } }) => ({
        id,
        cells: [name, <Money key="price" halalas={price} />, <Money key="profit" halalas={profit} />],
      }))}
    />
  );
}
