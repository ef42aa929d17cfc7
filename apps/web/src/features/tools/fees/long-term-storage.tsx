import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceFee } from '@saer/contract/fees/service-fee';
import { formatMoney } from '@saer/i18n/format-money';
import { formatScaled } from '@saer/i18n/format-number';
import { type LongTermAnswer, longTermStorage } from '@saer/tools/fees/long-term-storage';
import { Money } from '../../../components/figure/money.tsx';
import { Days, Units } from '../answer/count.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { type ChartPoint, LineChart } from '../charts/line-chart.tsx';
import { unitsPerMonthField } from '../fields/common-fields.ts';
import type { ToolFields, Texts } from '../fields/field.ts';
import { asTyped, leftEmpty, bySides, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { CubicFeet } from './cubic-feet.tsx';
import { exampleSides, sideFields, getSides, stockFields } from './packed-fields.ts';
import { noServiceFee, getServiceFee, tooLargeStock } from './store-fees.ts';

const fields = {
  stockState: {
    kind: 'choice',
    label: msg`The stock`,
    options: [
      { id: 'saleable', name: msg`Can be sold` },
      { id: 'unsaleable', name: msg`Cannot be sold` },
    ],
  },
  ...sideFields,
  ...stockFields,
  stockAge: { kind: 'count', label: msg`In the warehouse since`, unit: msg`days`, max: 3_650, initial: '0' },
  unitsPerMonth: { ...unitsPerMonthField, when: ({ stockState }: Texts) => stockState !== 'unsaleable' },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'long-term-storage': typeof fields;
  }
}

/** Days after which noon charges stock, by whether it can be sold. Source: its fees in KSA. */
const limits = { saleable: 365, unsaleable: 30 } as const;

interface LongTerm extends LongTermAnswer {
  readonly serviceFee: ServiceFee;
  readonly limit: number;
}

function Answer({ answer, values }: AnswerProps<typeof fields, LongTerm>) {
  const { t } = useLingui();
  const { fee, unitsLeft, cubicFeet, daysLeft, neededSales, limit, serviceFee } = answer;
  const { stock, stockAge: age, unitsPerMonth = 0 } = values;
  const soldOut = unitsPerMonth === 0 ? Infinity : age + Math.ceil((stock * 30) / unitsPerMonth);
  const end = Math.max(limit, age) + Math.ceil(limit / 5);
  const leftAt = (day: number): number => Math.max(0, stock - ((day - age) * unitsPerMonth) / 30);
  const points: readonly ChartPoint[] = [age, ...(soldOut < end ? [soldOut] : []), end].map((day) => ({
    x: day,
    y: day === soldOut ? 0 : leftAt(day),
  }));
  return (
    <>
      <Headline
        label={<Trans>Long-term storage fee</Trans>}
        figure={<Money halalas={fee} />}
        tone={fee > 0 ? 'negative' : 'positive'}
      >
        {unitsLeft === 0 ? (
          <Trans>Everything is sold before it is {formatScaled(limit, 0)} days old.</Trans>
        ) : daysLeft === 0 ? (
          <Trans>Due already, before VAT. Removing the stock ends it.</Trans>
        ) : (
          <Trans>
            Due in <Days of={daysLeft} />, before VAT, for <Units of={unitsLeft} /> that will still be there.
          </Trans>
        )}
      </Headline>
      <Details>
        <LineChart
          xName={<Trans>Days in the warehouse</Trans>}
          yName={<Trans>Units left</Trans>}
          xUnit="count"
          yUnit="count"
          lines={[{ id: 'stock', points, colour: 'var(--color-part-fulfilment)' }]}
          shades={[{ from: limit, to: end }]}
          shadeName={<Trans>Long-term fee is charged</Trans>}
          summary={t`After ${formatScaled(limit, 0)} days ${formatScaled(unitsLeft, 0)} units are left, which cost ${formatMoney(fee)}.`}
        />
        <FigureList
          figures={[
            { id: 'left', label: <Trans>Units left by then</Trans>, value: <Units of={unitsLeft} /> },
            {
              id: 'volume',
              label: <Trans>Their volume</Trans>,
              value: <CubicFeet tenThousandths={cubicFeet} />,
            },
            {
              id: 'rate',
              label: <Trans>For a cubic foot</Trans>,
              value: <Money halalas={serviceFee.amount ?? 0} />,
            },
            ...(neededSales === null || limit === limits.unsaleable
              ? []
              : [
                  {
                    id: 'needed',
                    label: <Trans>Sell this many a month to avoid it</Trans>,
                    value: <Units of={neededSales} />,
                    isTotal: true,
                  },
                ]),
          ]}
        />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleSides, stock: '600', stockAge: '120', unitsPerMonth: '45' },
  calculate: (values, book) => {
    const { stock, stockAge: age, unitsPerMonth = 0, stockState } = values;
    const fee = getServiceFee(book, stockState === 'unsaleable' ? 'nonSaleableStorage' : 'longTermStorage');
    if (fee === null) return noServiceFee;
    const limit = limits[stockState];
    const ageing = { sides: getSides(values), stock, monthlySales: unitsPerMonth, age, limit };
    const found = longTermStorage(fee.amount ?? 0, ageing);
    return found === null ? tooLargeStock : { ok: true, answer: { ...found, serviceFee: fee, limit } };
  },
  Answer,
  formula: [
    msg`Units left = stock − units sold a month × days left ÷ 30.`,
    msg`Fee = units left × cubic feet of a unit × the fee. A cubic foot is 28,317 cm³.`,
    msg`The limit is 365 days, and 30 days for stock that cannot be sold. The fee is counted once: noon does not say how often it returns.`,
  ],
  sources: ({ answer }) => [
    { kind: 'serviceFee', fee: answer.serviceFee },
    {
      kind: 'words',
      text: msg`noon asks for removal requests by the 25th of a month to avoid these fees.`,
      isConfirmed: true,
    },
  ],
  next: ({ answer: { serviceFee }, to }) => [
    to('removal-cost', { weight: asTyped, removedUnits: leftEmpty }),
    to('storage', {}),
    to('deal-list-price', {
      ...typedProduct,
      ...bySides,
      store: serviceFee.store,
      discount: leftEmpty,
      marginRate: asTyped,
      ending: leftEmpty,
    }),
  ],
});
