import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { filingPeriod, vatReturn, type VatReturn } from '@saer/tools/vat/vat-return';
import { Money } from '../../../components/figure/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { ComparedParts } from '../charts/compared-parts.tsx';
import type { ToolFields } from '../fields/field.ts';
import { asTyped } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { filingSource, reverseChargeSource, standardRateSource } from './vat-sources.ts';

const withVat = msg`incl. VAT`;
const typedMonths = {
  month1: asTyped,
  month2: asTyped,
  month3: asTyped,
  month4: asTyped,
  month5: asTyped,
  month6: asTyped,
  month7: asTyped,
  month8: asTyped,
  month9: asTyped,
  month10: asTyped,
  month11: asTyped,
  month12: asTyped,
} as const;

const fields = {
  periodSales: {
    kind: 'money',
    label: msg`Sales in the period`,
    note: withVat,
    description: msg`after refunds, without zero-rated sales`,
  },
  storeFees: {
    kind: 'money',
    label: msg`Fees the stores deducted`,
    note: withVat,
    description: msg`as their tax invoices show them`,
  },
  purchases: { kind: 'money', label: msg`Goods bought in the Kingdom`, note: withVat, isOptional: true },
  importVat: {
    kind: 'money',
    label: msg`VAT paid at customs`,
    description: msg`from the customs declaration`,
    isOptional: true,
  },
  importedServices: {
    kind: 'money',
    label: msg`Services from abroad`,
    note: msg`excl. VAT`,
    description: msg`ads, software or marketplaces abroad, invoiced without Saudi VAT`,
    isOptional: true,
  },
  otherVatCosts: {
    kind: 'money',
    label: msg`Other costs with a tax invoice`,
    note: withVat,
    description: msg`rent, transport, advertising`,
    isOptional: true,
  },
  zeroRatedSales: { kind: 'money', label: msg`Zero-rated sales and exports`, isOptional: true, isRare: true },
  pastSales: {
    kind: 'money',
    label: msg`Sales in 12 months`,
    note: msg`excl. VAT, optional`,
    description: msg`decides how often you file`,
    isOptional: true,
  },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'vat-due': typeof fields;
  }
}

function Answer({ answer, values: { pastSales } }: AnswerProps<typeof fields, VatReturn>) {
  const { due, outputVat, reverseChargeVat, storeFeeVat, purchaseVat, importVat, otherVat, netSales } =
    answer;
  return (
    <>
      <Headline
        label={due >= 0 ? <Trans>VAT to pay for the period</Trans> : <Trans>VAT in your favour</Trans>}
        figure={<Money halalas={Math.abs(due)} />}
        tone={due >= 0 ? 'plain' : 'positive'}
      >
        {due >= 0 ? (
          <Trans>Set it aside: it came in with your payouts, but it is not yours.</Trans>
        ) : (
          <Trans>You paid more VAT than you collected in the period.</Trans>
        )}
      </Headline>
      <Details>
        <ComparedParts
          columns={[
            { id: 'output', title: <Trans>Collected</Trans> },
            { id: 'input', title: <Trans>Paid</Trans> },
          ]}
          rows={[
            { id: 'sales', label: <Trans>On sales</Trans>, colour: 'vat', amounts: [outputVat, 0] },
            {
              id: 'storeFees',
              label: <Trans>On store fees</Trans>,
              colour: 'referral',
              amounts: [0, storeFeeVat],
            },
            { id: 'purchases', label: <Trans>On goods</Trans>, colour: 'cost', amounts: [0, purchaseVat] },
            {
              id: 'imported',
              label: <Trans>On services from abroad</Trans>,
              colour: 'profit',
              amounts: [reverseChargeVat, reverseChargeVat],
            },
            { id: 'import', label: <Trans>At customs</Trans>, colour: 'fulfilment', amounts: [0, importVat] },
            { id: 'other', label: <Trans>On other costs</Trans>, colour: 'extra', amounts: [0, otherVat] },
          ]}
          total={{ label: <Trans>VAT</Trans>, amounts: [outputVat + reverseChargeVat, answer.inputVat] }}
        />
        <FigureList
          figures={[
            {
              id: 'netSales',
              label: <Trans>Sales without VAT</Trans>,
              value: <Money halalas={netSales} />,
            },
            ...(pastSales === undefined
              ? []
              : [
                  {
                    id: 'period',
                    label: <Trans>You file</Trans>,
                    value:
                      filingPeriod(pastSales) === 'month' ? (
                        <Trans>every month</Trans>
                      ) : (
                        <Trans>every quarter</Trans>
                      ),
                  },
                ]),
            {
              id: 'deadline',
              label: <Trans>Return and payment, at the latest</Trans>,
              value: <Trans>last day of the month after the period</Trans>,
            },
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
    periodSales: '115000.00',
    storeFees: '23000.00',
    purchases: '34500.00',
    importVat: '3000.00',
    importedServices: '2000.00',
    otherVatCosts: '1150.00',
  },
  calculate: (values) => {
    const { periodSales, storeFees, purchases = 0, importVat = 0, otherVatCosts = 0 } = values;
    const { zeroRatedSales = 0, importedServices = 0 } = values;
    return {
      ok: true,
      answer: vatReturn(
        {
          sales: periodSales,
          storeFees,
          purchases,
          importVat,
          importedServices,
          otherCosts: otherVatCosts,
          zeroRatedSales,
        },
        standardVat,
      ),
    };
  },
  Answer,
  formula: [
    msg`VAT to pay = VAT collected on sales − VAT paid on fees, goods, imports and other costs.`,
    msg`Services from abroad: you owe 15% VAT on them and recover the same sum (reverse charge). Report both; together they change nothing.`,
    msg`VAT inside a sum = sum × 15 ÷ 115, rounded to the halala.`,
    msg`An estimate: invoices round line by line, a sum over a period rounds once. Costs without a tax invoice do not count.`,
  ],
  sources: () => [standardRateSource, filingSource, reverseChargeSource],
  next: ({ values: { pastSales }, to }) => [
    to('registered-or-not'),
    to('vat-threshold', {
      ...typedMonths,
      salesBy: pastSales === undefined ? asTyped : 'year',
      nextSales: asTyped,
      salesGrowth: asTyped,
    }),
    to('extract-vat'),
  ],
});
