import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Statement } from '@saer/pricing/answer/statement';
import { checkPrice, type PriceCheck } from '@saer/quoting/check-price';
import { Money } from '../../../components/figure/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { PriceParts } from '../answer/price-parts.tsx';
import { marginField, priceField } from '../fields/common-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import {
  costFields,
  exampleProduct,
  optionalCostNote,
  productFields,
  getProduct,
} from '../fields/product-fields.ts';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { TargetBar } from './charts/target-bar.tsx';

const fields = {
  ...productFields,
  cost: {
    ...costFields.cost,
    note: optionalCostNote,
    description: msg`what your supplier asks`,
    isOptional: true,
  },
  price: priceField,
  marginRate: marginField,
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'max-purchase-cost': typeof fields;
  }
}

interface MaxCost {
  readonly check: PriceCheck;
  readonly maxCost: number;
  /** The lines of the price at that cost. */
  readonly statement: Statement;
}

function Answer({ answer, values: { cost } }: AnswerProps<typeof fields, MaxCost>) {
  const { maxCost, check } = answer;
  const { maxCostWithoutLoss } = check;
  return (
    <>
      <Headline label={<Trans>Most to pay your supplier</Trans>} figure={<Money halalas={maxCost} />}>
        <Trans>Per unit, before VAT. A halala more, and your margin is missed.</Trans>
      </Headline>
      <Details>
        {cost === undefined ? null : (
          <>
            <TargetBar
              amount={cost}
              amountLabel={<Trans>Your supplier’s price</Trans>}
              needed={maxCost}
              neededLabel={<Trans>Most to pay</Trans>}
              isCeiling
            />
            <p className="text-sm text-ink">
              {cost > maxCost ? (
                <Trans>
                  Negotiate <Money halalas={cost - maxCost} /> off, or raise the price.
                </Trans>
              ) : (
                <Trans>
                  The supplier is <Money halalas={maxCost - cost} /> below it.
                </Trans>
              )}
            </p>
          </>
        )}
        <PriceParts statement={answer.statement} />
        {maxCostWithoutLoss === null ? null : (
          <FigureList
            figures={[
              {
                id: 'withoutLoss',
                label: <Trans>Most to pay without a loss</Trans>,
                value: <Money halalas={maxCostWithoutLoss} />,
              },
            ]}
          />
        )}
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleProduct, price: '49.00' },
  calculate: (values, book) => {
    // No fee depends on the cost: any will do until the largest is known.
    const product = getProduct({ ...values, cost: values.cost ?? 1 });
    const checked = checkPrice(book, product, values.price, {
      marginBase: 'price',
      marginRate: values.marginRate,
    });
    if (!checked.ok) return { ok: false, fieldError: checked.fieldError };
    const { quote, toConfirm } = checked;
    const feeTable = feeTableSource(quote.version, toConfirm);
    const { largestCost: maxCost } = quote;
    if (maxCost === null)
      return {
        ok: false,
        message: msg`At this price fees and VAT leave less than your margin, whatever the product costs. Raise the price or lower the margin.`,
      };
    const atMax = checkPrice(book, { ...product, cost: maxCost }, values.price);
    if (!atMax.ok) return { ok: false, fieldError: atMax.fieldError };
    return { ok: true, answer: { check: quote, maxCost, statement: atMax.quote.final.statement, feeTable } };
  },
  Answer,
  formula: [
    msg`Most to pay = price − VAT − commission − fulfilment fee − other costs − the profit you want.`,
    msg`It is the largest cost, to the halala, at which the price still leaves your margin.`,
  ],
  sources: ({ answer }) => [answer.feeTable],
  next: ({ answer: { maxCost }, to }) => {
    const cost = quantity('cost', maxCost);
    return [
      to('recommended-price', { cost, ending: leftEmpty }),
      to('profit-at-price', { cost }),
      to('three-scenarios', {
        cost,
        worstCost: leftEmpty,
        worstMargin: leftEmpty,
        bestCost: leftEmpty,
        bestMargin: leftEmpty,
      }),
      to('calculator', { ...checkingPrice, cost }),
    ];
  },
});
