import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { type ReorderPlan, reorderPlan } from '@saer/tools/sourcing/reorder-point';
import { Money } from '../../../components/figure/money.tsx';
import { Days, Units } from '../answer/count.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { type ChartPoint, LineChart } from '../charts/line-chart.tsx';
import { unitsPerMonthField } from '../fields/common-fields.ts';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';

const days = msg`days`;
const inUnits = msg`units`;
const typedImport = {
  currency: asTyped,
  supplierPrice: asTyped,
  foreignPrice: asTyped,
  exchange: asTyped,
  dutyRate: asTyped,
  insurance: asTyped,
  clearance: asTyped,
  otherImportCosts: asTyped,
  vatRegistered: asTyped,
} as const;

const fields = {
  unitsPerMonth: unitsPerMonthField,
  peakUnits: {
    kind: 'count',
    label: msg`Units sold in the best month`,
    isOptional: true,
    max: 1_000_000,
  },
  leadDays: { kind: 'count', label: msg`Order until on sale`, unit: days, min: 1, max: 365 },
  worstLeadDays: {
    kind: 'count',
    label: msg`The same, at worst`,
    unit: days,
    isOptional: true,
    max: 365,
  },
  stock: { kind: 'count', label: msg`In stock now`, unit: inUnits },
  onTheWay: { kind: 'count', label: msg`Ordered, not yet there`, unit: inUnits, isOptional: true },
  coverDays: {
    kind: 'count',
    label: msg`One order lasts`,
    unit: days,
    initial: '60',
    min: 1,
    max: 730,
  },
  unitCost: { kind: 'money', label: msg`Cost of a unit`, note: msg`excl. VAT, optional`, isOptional: true },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'reorder-point': typeof fields;
  }
}

/**
 * Stock until the second order has come: falling at usual sales, an order when the point is reached, its arrival after the usual
 * days. What is on the way arrives with the first day, because nobody was asked when.
 */
function stockLine(
  { reorderPoint, orderUnits, regularOrder }: ReorderPlan,
  { perMonth, leadDays, stock }: { perMonth: number; leadDays: number; stock: number },
): readonly ChartPoint[] {
  const points: ChartPoint[] = [{ x: 0, y: stock }];
  const daysFor = (units: number): number => (units * 30) / perMonth;
  let day = 0;
  let left = stock;
  for (let order = 0; order < 2; order += 1) {
    const ordered = day + Math.max(0, daysFor(left - reorderPoint));
    const arrives = ordered + leadDays;
    const empty = day + daysFor(left);
    const remaining = Math.max(0, left - ((arrives - day) * perMonth) / 30);
    if (empty < arrives) points.push({ x: empty, y: 0 });
    // Only the first order makes up for what is missing today.
    const arriving = order === 0 ? orderUnits : regularOrder;
    points.push({ x: arrives, y: remaining }, { x: arrives, y: remaining + arriving });
    day = arrives;
    left = remaining + arriving;
  }
  return points;
}

function Answer({ answer, values }: AnswerProps<typeof fields, ReorderPlan>) {
  const { t } = useLingui();
  const { reorderPoint, safetyStock, leadDemand, daysUntilOrder, daysOfStock } = answer;
  const { missing, orderUnits, orderCost } = answer;
  const { unitsPerMonth, leadDays, stock, onTheWay = 0, unitCost } = values;
  const points = stockLine(answer, { perMonth: unitsPerMonth, leadDays, stock: stock + onTheWay });
  return (
    <>
      <Headline
        label={<Trans>Order again at</Trans>}
        figure={<Units of={reorderPoint} />}
        tone={daysUntilOrder === 0 ? 'negative' : 'plain'}
      >
        {daysUntilOrder === 0 ? (
          <Trans>That point is reached: order today.</Trans>
        ) : (
          <Trans>
            At usual sales that is in <Days of={daysUntilOrder ?? 0} />.
          </Trans>
        )}
      </Headline>
      <Details>
        <LineChart
          xName={<Trans>Days from now</Trans>}
          yName={<Trans>Stock, with what is on the way</Trans>}
          xUnit="count"
          yUnit="count"
          lines={[{ id: 'stock', points, colour: 'var(--color-brand)' }]}
          levels={[
            {
              id: 'reorder',
              y: reorderPoint,
              name: <Trans>Order again at {formatScaled(reorderPoint, 0)}</Trans>,
              colour: 'var(--color-warning)',
            },
            ...(safetyStock === 0
              ? []
              : [
                  {
                    id: 'safety',
                    y: safetyStock,
                    name: <Trans>Safety stock {formatScaled(safetyStock, 0)}</Trans>,
                    colour: 'var(--color-info)',
                  },
                ]),
          ]}
          summary={t`Stock falls from ${formatScaled(stock + onTheWay, 0)}; at ${formatScaled(reorderPoint, 0)} you order ${formatScaled(orderUnits, 0)} units.`}
        />
        <FigureList
          figures={[
            {
              id: 'demand',
              label: <Trans>Sold until the order comes</Trans>,
              value: <Units of={leadDemand} />,
            },
            {
              id: 'safety',
              label: <Trans>Safety stock</Trans>,
              value: <Units of={safetyStock} />,
            },
            {
              id: 'stock',
              label: <Trans>Your stock lasts</Trans>,
              value: <Days of={daysOfStock ?? 0} />,
            },
            ...(missing === 0
              ? []
              : [
                  {
                    id: 'missing',
                    label: <Trans>Missing today up to that point</Trans>,
                    value: <Units of={missing} />,
                  },
                ]),
            {
              id: 'order',
              label: <Trans>Units to order</Trans>,
              value: <Units of={orderUnits} />,
            },
            ...(unitCost === undefined
              ? []
              : [
                  {
                    id: 'cost',
                    label: <Trans>Cost of the order</Trans>,
                    value: <Money halalas={orderCost} />,
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
  usesFees: false,
  example: {
    unitsPerMonth: '300',
    peakUnits: '420',
    leadDays: '30',
    worstLeadDays: '45',
    stock: '800',
    coverDays: '60',
    unitCost: '22.00',
  },
  calculate: (values) => {
    const {
      unitsPerMonth,
      peakUnits = 0,
      leadDays,
      worstLeadDays = 0,
      stock,
      onTheWay = 0,
      coverDays,
    } = values;
    return {
      ok: true,
      answer: reorderPlan({
        monthlyUnits: unitsPerMonth,
        peakUnits,
        leadDays,
        worstLeadDays,
        stock,
        onTheWay,
        coverDays,
        cost: values.unitCost ?? 0,
      }),
    };
  },
  Answer,
  forProducts: {
    columns: [
      { id: 'orderIn', title: msg`Order in`, kind: 'days', value: ({ daysUntilOrder }) => daysUntilOrder },
      {
        id: 'reorderPoint',
        title: msg`Order again at`,
        kind: 'units',
        value: ({ reorderPoint }) => reorderPoint,
      },
      { id: 'order', title: msg`Units to order`, kind: 'units', value: ({ orderUnits }) => orderUnits },
      { id: 'lasts', title: msg`Your stock lasts`, kind: 'days', value: ({ daysOfStock }) => daysOfStock },
    ],
    perProduct: { unitsPerMonth: 'own', stock: 'own', unitCost: 'own', peakUnits: 'own', onTheWay: 'own' },
  },
  formula: [
    msg`Order again at = units of the best month in the longest delivery, so that the shelf is never empty. A month has 30 days.`,
    msg`Safety stock = that − units sold in a usual delivery. Units are rounded up.`,
    msg`Order = units sold in the days that one order lasts, but at least the reorder point, plus what is missing up to it today.`,
    msg`Without a best month or a worst delivery, the usual ones are taken, and there is no safety stock.`,
  ],
  sources: () => [
    {
      kind: 'words',
      text: msg`Your own sales and delivery times; the method takes the greatest demand during the longest delivery.`,
      isConfirmed: true,
    },
  ],
  next: ({ answer, to }) => {
    const orderUnits = quantity('orderUnits', answer.orderUnits);
    return [
      to('landed-cost', { ...typedImport, orderUnits, freight: leftEmpty }),
      to('sea-or-air', {
        ...typedImport,
        orderUnits,
        length: asTyped,
        width: asTyped,
        height: asTyped,
        weight: asTyped,
        seaRate: asTyped,
        seaDays: asTyped,
        airRate: asTyped,
        airDays: asTyped,
        profitPerDay: asTyped,
        moneyRate: asTyped,
      }),
    ];
  },
});
