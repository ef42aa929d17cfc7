import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { checkPrice, type PriceCheck } from '@saer/quoting/check-price';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { PriceParts } from '../answer/price-parts.tsx';
import { priceField } from '../fields/common-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import type { ToolFields } from '../fields/field.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { breakEvenMark, priceMark, priceWindow, ProfitCurve, usefulZones } from './charts/profit-curve.tsx';
import type { DeadZone } from '@saer/pricing/search/gaps';
import { profitAt } from '@saer/pricing/search/profit';
import type { Terms } from '@saer/pricing/fees/terms';
import { Notice } from '../../../components/layout/notice.tsx';

interface Props {
  readonly terms: Terms;
  readonly price: number;
  readonly zone: DeadZone;
}

/** Says that a lower price earns more than this one, and how much. */
function ZoneNotice({ terms, price, zone: { earnsMoreAt, last } }: Props) {
  const more = profitAt(terms, earnsMoreAt) - profitAt(terms, price);
  return (
    <Notice tone="warning">
      <Trans>
        A lower price earns more: at <Money halalas={earnsMoreAt} /> you keep <Money halalas={more} /> more,
        because a fee rises above it.
      </Trans>{' '}
      {last === null ? null : (
        <Trans>
          A higher price pays again from <Money halalas={last + 1} />.
        </Trans>
      )}
    </Notice>
  );
}

const fields = { ...productFields, price: priceField } as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'profit-at-price': typeof fields;
  }
}

function Answer({ answer: { final, terms, breakEven, deadZones } }: AnswerProps<typeof fields, PriceCheck>) {
  const { statement, margins, deadZone } = final;
  const { price, profit, payout } = statement;
  return (
    <>
      <Headline
        label={profit < 0 ? <Trans>Loss per unit</Trans> : <Trans>Profit per unit</Trans>}
        figure={<Money halalas={profit} />}
        tone={profit < 0 ? 'negative' : 'positive'}
      >
        <Trans>
          <Rate basisPoints={margins.ofPrice ?? 0} /> of the price, after fees, VAT and costs.
        </Trans>
      </Headline>
      <Details>
        {deadZone === null ? null : <ZoneNotice terms={terms} price={price} zone={deadZone} />}
        <PriceParts statement={statement} />
        <ProfitCurve
          lines={[{ id: 'profit', terms, colour: 'var(--color-brand)' }]}
          window={priceWindow([price, breakEven])}
          zones={usefulZones(deadZones, breakEven)}
          marks={[...breakEvenMark(breakEven), priceMark(price)]}
        />
        <FigureList
          figures={[
            {
              id: 'payout',
              label: <Trans>The store pays you</Trans>,
              value: <Money halalas={payout} />,
            },
            {
              id: 'ofNet',
              label: <Trans>Margin of the price without VAT</Trans>,
              value: <Rate basisPoints={margins.ofNet ?? 0} />,
            },
            {
              id: 'ofCost',
              label: <Trans>Profit over product cost</Trans>,
              value: <Rate basisPoints={margins.ofCost ?? 0} />,
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
  example: { ...exampleProduct, price: '49.00' },
  calculate: (values, book) => {
    const checked = checkPrice(book, getProduct(values), values.price);
    return checked.ok
      ? {
          ok: true,
          answer: { ...checked.quote, feeTable: feeTableSource(checked.quote.version, checked.toConfirm) },
        }
      : { ok: false, fieldError: checked.fieldError };
  },
  Answer,
  formula: [
    msg`Profit = price − VAT − commission − fulfilment fee − other costs − product cost.`,
    msg`The store pays you the price less its fees with their VAT, plus its shipping credit if there is one.`,
    msg`Every line is rounded to the halala once, as the store’s statement does.`,
  ],
  sources: ({ answer }) => [answer.feeTable],
  next: ({ to }) => [
    to('break-even', {}),
    to('price-ladder', { ladderFrom: leftEmpty, ladderStep: asTyped, ladderCount: asTyped }),
    to('max-purchase-cost', { marginRate: asTyped }),
    to('price-approval', { marginRate: asTyped }),
    to('calculator', { ...checkingPrice, marginRate: leftEmpty }),
  ],
});
