import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceFee } from '@saer/contract/fees/service-fee';
import { formatMoney } from '@saer/i18n/format-money';
import { formatScaled } from '@saer/i18n/format-number';
import { type StorageAnswer, storageOf } from '@saer/tools/fees/storage';
import { Money } from '../../../components/figure/money.tsx';
import { Days } from '../answer/count.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { unitsPerMonthField } from '../fields/common-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, bySides, findingPrice, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { CubicFeet } from './cubic-feet.tsx';
import { exampleSides, sideFields, getSides, stockFields } from './packed-fields.ts';
import { noServiceFee, getServiceFee, tooLargeStock } from './store-fees.ts';

const fields = { ...sideFields, ...stockFields, unitsPerMonth: unitsPerMonthField } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly storage: typeof fields;
  }
}

interface Storage extends StorageAnswer {
  readonly fee: ServiceFee;
}

function Answer({ answer, values: { stock } }: AnswerProps<typeof fields, Storage>) {
  const { t } = useLingui();
  const { perSoldUnit, untilSold, firstMonth, days, cubicFeet, fee } = answer;
  return (
    <>
      <Headline label={<Trans>Storage per unit sold</Trans>} figure={<Money halalas={perSoldUnit} />}>
        {perSoldUnit === 0 ? (
          <Trans>Less than half a halala: storage hardly counts for this product.</Trans>
        ) : (
          <Trans>Before VAT. The longer stock lies there, the more each unit bears.</Trans>
        )}
      </Headline>
      <Details>
        <LineChart
          xName={<Trans>Days from now</Trans>}
          yName={<Trans>Units in the warehouse</Trans>}
          xUnit="count"
          yUnit="count"
          lines={[
            {
              id: 'stock',
              points: [
                { x: 0, y: stock },
                { x: days, y: 0 },
              ],
              colour: 'var(--color-part-fulfilment)',
            },
          ]}
          shades={[{ from: 0, to: Math.min(30, days) }]}
          shadeName={
            <Trans>
              First month: at most <Money halalas={firstMonth} />
            </Trans>
          }
          summary={t`The stock of ${formatScaled(stock, 0)} is sold after ${formatScaled(days, 0)} days and costs ${formatMoney(untilSold)} until then.`}
        />
        <FigureList
          figures={[
            {
              id: 'volume',
              label: <Trans>Volume of the stock</Trans>,
              value: <CubicFeet tenThousandths={cubicFeet} />,
            },
            {
              id: 'rate',
              label: <Trans>A cubic foot for a month</Trans>,
              value: <Money halalas={fee.amount ?? 0} />,
            },
            {
              id: 'firstMonth',
              label: <Trans>A month with all of it</Trans>,
              value: <Money halalas={firstMonth} />,
            },
            { id: 'days', label: <Trans>Sold after</Trans>, value: <Days of={days} /> },
            {
              id: 'untilSold',
              label: <Trans>Until all is sold</Trans>,
              value: <Money halalas={untilSold} />,
              isTotal: true,
            },
          ]}
        />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleSides, stock: '600', unitsPerMonth: '150' },
  calculate: (values, book) => {
    const fee = getServiceFee(book, 'storage');
    if (fee === null) return noServiceFee;
    const { stock, unitsPerMonth } = values;
    const stored = { sides: getSides(values), stock, monthlySales: unitsPerMonth };
    const found = storageOf(fee.amount ?? 0, stored);
    return found === null ? tooLargeStock : { ok: true, answer: { ...found, fee } };
  },
  Answer,
  forProducts: {
    columns: [
      {
        id: 'perSoldUnit',
        title: msg`Storage per unit sold`,
        kind: 'money',
        value: ({ perSoldUnit }) => perSoldUnit,
      },
      {
        id: 'firstMonth',
        title: msg`A month with all of it`,
        kind: 'money',
        value: ({ firstMonth }) => firstMonth,
      },
      { id: 'untilSold', title: msg`Until all is sold`, kind: 'money', value: ({ untilSold }) => untilSold },
      { id: 'days', title: msg`Sold after`, kind: 'days', value: ({ days }) => days },
    ],
    perProduct: { stock: 'own', unitsPerMonth: 'own' },
    // The fee is one store's.
    holdsFor: ({ store }, book) => getServiceFee(book, 'storage')?.store === store,
  },
  formula: [
    msg`Cubic feet = length × width × height in cm ÷ 28,317.`,
    msg`A month with all of it = cubic feet × units × the fee.`,
    msg`Sold evenly, half of the stock lies there on average: units ÷ (2 × units sold a month) months.`,
  ],
  sources: ({ answer }) => [{ kind: 'serviceFee', fee: answer.fee }],
  next: ({ answer, to }) => [
    to('long-term-storage', { stockState: leftEmpty, stockAge: asTyped }),
    to('reorder-point', {
      peakUnits: asTyped,
      leadDays: asTyped,
      worstLeadDays: asTyped,
      onTheWay: asTyped,
      coverDays: asTyped,
      unitCost: asTyped,
    }),
    to('calculator', {
      ...typedProduct,
      ...bySides,
      ...findingPrice,
      store: answer.fee.store,
      storageCost: quantity('storageCost', answer.perSoldUnit),
      marginRate: asTyped,
    }),
  ],
});
