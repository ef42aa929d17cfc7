import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { standardVat } from '@saer/contract/standard-vat';
import { vatReturn, type VatReturn } from '@saer/tools/vat/vat-return';
import { Money } from '../../../components/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { ComparedParts } from '../charts/compared-parts.tsx';
import type { ToolFields } from '../fields/field.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { standardRateSource } from './vat-sources.ts';

const withVat = msg`incl. VAT`;
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
  otherVatCosts: {
    kind: 'money',
    label: msg`Other costs with a tax invoice`,
    note: withVat,
    description: msg`rent, transport, advertising`,
    isOptional: true,
  },
  zeroRatedSales: { kind: 'money', label: msg`Zero-rated sales and exports`, isOptional: true, isRare: true },
} as const satisfies ToolFields;

function Answer({ answer }: AnswerProps<typeof fields, VatReturn>) {
  const { due, outputVat, storeFeeVat, purchaseVat, importVat, otherVat, netSales } = answer;
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
            { id: 'import', label: <Trans>At customs</Trans>, colour: 'fulfilment', amounts: [0, importVat] },
            { id: 'other', label: <Trans>On other costs</Trans>, colour: 'extra', amounts: [0, otherVat] },
          ]}
          total={{ label: <Trans>VAT</Trans>, amounts: [outputVat, answer.inputVat] }}
        />
        <FigureList
          figures={[
            {
              id: 'netSales',
              label: <Trans>Sales without VAT</Trans>,
              value: <Money halalas={netSales} />,
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
    otherVatCosts: '1150.00',
  },
  calculate: ({
    periodSales,
    storeFees,
    purchases = 0,
    importVat = 0,
    otherVatCosts = 0,
    zeroRatedSales = 0,
  }) => ({
    ok: true,
    answer: vatReturn(
      { sales: periodSales, storeFees, purchases, importVat, otherCosts: otherVatCosts, zeroRatedSales },
      standardVat,
    ),
  }),
  Answer,
  formula: [
    msg`VAT to pay = VAT collected on sales − VAT paid on fees, goods, imports and other costs.`,
    msg`VAT inside a sum = sum × 15 ÷ 115, rounded to the halala.`,
    msg`An estimate: invoices round line by line, a sum over a period rounds once. Costs without a tax invoice do not count.`,
  ],
  sources: () => [standardRateSource],
  next: () => [{ tool: 'registered-or-not' }, { tool: 'vat-threshold' }, { tool: 'extract-vat' }],
});
