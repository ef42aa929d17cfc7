import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import { Money } from '../../../components/figure/money.tsx';
import { type InstructionFigures, usualLines } from '../figures.ts';
import { Table } from './table.tsx';

/** Prices of the example with each optional line, and with all. */
export function LinesTable({
  example,
  withLine,
  withLines,
}: Pick<InstructionFigures, 'example' | 'withLine' | 'withLines'>) {
  const { t } = useLingui();
  const { adsRate, couponRate, returnCost, storageCost } = usualLines;
  const [ads, coupons] = [formatRate(adsRate), formatRate(couponRate)];
  const [returns, storage] = [formatMoney(returnCost), formatMoney(storageCost)];
  const rows = [
    { id: 'none', name: t`None of them`, priced: example },
    { id: 'ads', name: t`Ads, ${ads} of the price`, priced: withLine.adsRate },
    { id: 'coupons', name: t`Coupons, ${coupons} of the price`, priced: withLine.couponRate },
    { id: 'returns', name: t`Returns, ${returns} per unit sold`, priced: withLine.returnCost },
    { id: 'storage', name: t`Storage, ${storage} per unit sold`, priced: withLine.storageCost },
    { id: 'all', name: t`All four`, priced: withLines },
  ];
  return (
    <Table
      caption={t`The price that leaves the same margin`}
      heads={[t`Costs`, t`Price`, t`Net profit`]}
      rows={rows.map(({ id, name, priced: { price, profit } }) => ({
        id,
        cells: [name, <Money key="price" halalas={price} />, <Money key="profit" halalas={profit} />],
      }))}
    />
  );
}
