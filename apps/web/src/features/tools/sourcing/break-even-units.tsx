import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { type BreakEvenUnits, breakEvenUnits } from '@saer/tools/sourcing/break-even-units';
import { Money } from '../../../components/figure/money.tsx';
import { Units } from '../answer/count.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { priceField } from '../fields/common-fields.ts';
import { evaluateProduct, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';

const fields = {
  fixedCosts: {
    kind: 'money',
    label: msg`Fixed costs a month`,
    description: msg`rent, salaries, subscriptions, photos`,
  },
  wantedProfit: { kind: 'money', label: msg`Profit you want a month`, isOptional: true },
  price: priceField,
  ...productFields,
} as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'break-even-units': typeof fields;
  }
}

type Units = WithSource<BreakEvenUnits & { readonly unitProfit: number }>;

function Answer({ answer, values }: AnswerProps<typeof fields, Units>) {
  const { t } = useLingui();
  const { breakEven, wanted, perDay, unitProfit } = answer;
  const { fixedCosts, wantedProfit = 0, price } = values;
  const end = Math.max(2, Math.ceil(wanted * 1.4));
  const getProfit = (sold: number): number => sold * unitProfit - fixedCosts;
  return (
    <>
      <Headline label={<Trans>Units to sell a month</Trans>} figure={<Units of={wanted} />}>
        <Trans>
          Each leaves <Money halalas={unitProfit} />. That is <Units of={perDay} /> a day.
        </Trans>
      </Headline>
      <Details>
        <LineChart
          xName={<Trans>Units a month</Trans>}
          yName={<Trans>Profit of the month</Trans>}
          xUnit="count"
          yUnit="money"
          lines={[
            {
              id: 'profit',
              points: [
                { x: 0, y: getProfit(0) },
                { x: end, y: getProfit(end) },
              ],
              colour: 'var(--color-brand)',
            },
          ]}
          marks={[
            {
              id: 'breakEven',
              name: <Trans>No loss from {formatScaled(breakEven, 0)}</Trans>,
              x: breakEven,
              y: getProfit(breakEven),
              colour: 'var(--color-muted)',
            },
            ...(wantedProfit === 0
              ? []
              : [
                  {
                    id: 'wanted',
                    name: <Trans>The profit you want from {formatScaled(wanted, 0)}</Trans>,
                    x: wanted,
                    y: getProfit(wanted),
                    colour: 'var(--color-brand)',
                  },
                ]),
          ]}
          hasLosses
          summary={t`${formatScaled(breakEven, 0)} units pay the fixed costs, ${formatScaled(wanted, 0)} also leave the profit you want.`}
        />
        <FigureList
          figures={[
            {
              id: 'breakEven',
              label: <Trans>To pay the fixed costs</Trans>,
              value: <Units of={breakEven} />,
            },
            {
              id: 'sales',
              label: <Trans>Sales of the month (incl. VAT)</Trans>,
              value: <Money halalas={wanted * price} />,
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
  example: { ...exampleProduct, price: '59.00', fixedCosts: '5000.00', wantedProfit: '3000.00' },
  calculate: (values, book) => {
    const found = evaluateProduct(book, getProduct(values), values.price);
    if (!found.ok) return found;
    const { final, source } = found.answer;
    const unitProfit = final.statement.profit;
    const { fixedCosts, wantedProfit: wanted = 0 } = values;
    const units = breakEvenUnits(unitProfit, { fixedCosts, wanted });
    return units.ok
      ? { ok: true, answer: { ...units, unitProfit, source } }
      : {
          ok: false,
          message: msg`At this price a unit earns nothing, and no number of units pays the month. Raise the price first.`,
        };
  },
  Answer,
  formula: [
    msg`Units = (fixed costs + profit you want) ÷ profit of a unit, rounded up.`,
    msg`Profit of a unit has all fees and VAT of its price. A month has 30 days.`,
  ],
  sources: ({ answer }) => [answer.source],
  next: ({ answer: { wanted }, to }) => [
    to('reorder-point', {
      unitsPerMonth: quantity('unitsPerMonth', wanted),
      peakUnits: leftEmpty,
      leadDays: asTyped,
      worstLeadDays: asTyped,
      stock: asTyped,
      onTheWay: asTyped,
      coverDays: asTyped,
      unitCost: asTyped,
    }),
    to('vat-threshold'),
    to('ad-budget', { adBudget: asTyped, costPerClick: asTyped, conversion: asTyped }),
    to('calculator', { ...checkingPrice, marginRate: leftEmpty }),
  ],
});
